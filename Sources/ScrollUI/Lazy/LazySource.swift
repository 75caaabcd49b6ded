/// Rows that are made when they are needed: what a lazy container asks of a `ForEach` in it.
@MainActor
protocol LazySource: Node {
    var rowCount: Int { get }
    /// The row at `index`, made if it is not there yet.
    func row(at index: Int) -> Node
    /// Lets go of the rows outside `range`.
    func keepRows(in range: Range<Int>)
    /// Where the row with that id is; nil if there is none. Complexity: O(1) for ranges, else O(n) once per change.
    func rowIndex(of id: AnyHashable) -> Int?
    func rowID(at index: Int) -> AnyHashable?
}

extension Node {
    /// True when the nearest container looks at its `ForEach`s lazily.
    final var isLazyContext: Bool {
        var node: Node? = self
        while let current = node {
            if current is LazyStackNode { return true }
            guard current.isTransparent else { return false }
            node = current.parent
        }
        return false
    }
}

/// Limits of all lazy `ForEach`s, whatever their types.
enum LazyForEachLimits {
    /// A window's worth; more would only keep memory.
    static let mostSpareRows = 32
}

/// A `ForEach` in a lazy container: has only the rows that are asked for.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, LazySource {
    typealias Row = RowNode<Data.Element, ID, Content>

    private var view: ForEach<Data, ID, Content>
    private var rows: [Int: Row] = [:]
    private var indices: [AnyHashable: Int]?
    /// Rows that went away, for those that come in.
    private var spare: [Row] = []
    private var notes = ForEachNotes()

    init(_ view: ForEach<Data, ID, Content>, graph: ViewGraph, parent: Node, scope: EnvironmentScope) {
        self.view = view
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var isTransparent: Bool { true }
    override var detachedChildren: [Node] { rows.keys.sorted().compactMap { rows[$0] } }
    override func collectItems(into items: inout [Node]) {}

    var rowCount: Int { view.data.count }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    /// Takes new data: rows that are still there keep their state, at their new index.
    func assign(_ view: ForEach<Data, ID, Content>) {
        let isFirst = rows.isEmpty && indices == nil
        notes.check(view, in: self)
        self.view = view
        indices = nil
        // Rows that left hold elements that may be gone from the data.
        spare.removeAll()
        if !isFirst {
            moveRows()
            lazyStack?.dataDidChange()
        }
        structureDidChange()
    }

    private func moveRows() {
        let old = rows
        rows.removeAll(keepingCapacity: true)
        for (index, row) in old {
            guard let place = place(of: row.id, near: index), rows[place] == nil else {
                rowWent(row)
                row.removeWithTransition()
                continue
            }
            rows[place] = row
            row.assign(element(at: place), content: view.content)
        }
    }

    private func place(of id: ID, near index: Int) -> Int? {
        if index < rowCount, element(at: index)[keyPath: view.id] == id { return index }
        return rowIndex(of: AnyHashable(id))
    }

    func row(at index: Int) -> Node {
        if let row = rows[index] { return row }
        let row = makeRow(element(at: index))
        if rows[index - 1]?.id == row.id || rows[index + 1]?.id == row.id {
            notes.warnOfDuplicate(row.id, view, in: self)
        }
        rows[index] = row
        tellOuter { $0.lazyRowCame(row) }
        return row
    }

    private func rowWent(_ row: Row) {
        tellOuter { $0.lazyRowWent(row) }
    }

    /// The nodes between the rows and their container may watch them.
    private func tellOuter(_ tell: (Node) -> Void) {
        var node = parent
        while let current = node, current.isTransparent {
            tell(current)
            node = current.parent
        }
    }

    private func makeRow(_ element: Data.Element) -> Row {
        let id = element[keyPath: view.id]
        if let row = spare.popLast() {
            row.renew(element, id: id, content: view.content)
            return row
        }
        let row = Row(element, id: id, content: view.content, graph: graph, parent: self, isItem: true)
        row.evaluate()
        return row
    }

    private func release(_ row: Row) {
        rowWent(row)
        row.remove()
        if spare.count < LazyForEachLimits.mostSpareRows, row.isTreeReusable { spare.append(row) }
    }

    func keepRows(in range: Range<Int>) {
        guard rows.keys.contains(where: { !range.contains($0) }) else { return }
        for (index, row) in rows where !range.contains(index) {
            release(row)
            rows[index] = nil
        }
    }

    func rowIndex(of id: AnyHashable) -> Int? {
        if let range = view.data as? Range<Int> {
            guard let value = id.base as? Int, range.contains(value) else { return nil }
            return value - range.lowerBound
        }
        if indices == nil {
            var table: [AnyHashable: Int] = [:]
            table.reserveCapacity(rowCount)
            for (index, element) in view.data.enumerated() {
                let id = AnyHashable(element[keyPath: view.id])
                if table[id] == nil { table[id] = index }
            }
            indices = table
        }
        return indices?[id]
    }

    func rowID(at index: Int) -> AnyHashable? {
        guard index >= 0, index < rowCount else { return nil }
        return AnyHashable(element(at: index)[keyPath: view.id])
    }

    private var lazyStack: LazyStackNode? {
        var node = parent
        while let current = node {
            if let stack = current as? LazyStackNode { return stack }
            node = current.parent
        }
        return nil
    }
}
