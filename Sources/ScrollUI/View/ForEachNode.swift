/// The rows of a `ForEach` in a container that builds all rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node {
    override var isPrefetchable: Bool { true }

    typealias Row = RowNode<Data.Element, ID, Content>

    private var notes = ForEachNotes()

    /// Whether there were no rows before, so that no row is animated in.
    private var isFirst = true

    override var isTransparent: Bool { true }
    override func beginAnew() { isFirst = true }

    /// Matches rows by id: existing rows are kept and moved, others are created or removed. Complexity: O(n).
    func assign(_ view: ForEach<Data, ID, Content>) {
        notes.check(view, in: self)
        let before = children
        var old: [ID: Row] = [:]
        for case let row as Row in before { old[row.id] = row }
        var rows: [Node] = []
        rows.reserveCapacity(view.data.count)
        var seen = Set<ID>()
        for element in view.data {
            let id = element[keyPath: view.id]
            guard seen.insert(id).inserted else {
                notes.warnOfDuplicate(AnyHashable(id), view, in: self)
                continue
            }
            rows.append(row(for: element, id: id, old: old.removeValue(forKey: id), view))
        }
        for case let row as Row in before where old[row.id] != nil { row.removeWithTransition() }
        isFirst = false
        let changed = rows.count != children.count || !zip(rows, children).allSatisfy { $0 === $1 }
        children = rows
        if changed { structureDidChange() }
    }

    private func row(for element: Data.Element, id: ID, old: Row?, _ view: ForEach<Data, ID, Content>) -> Row {
        if let old {
            old.scope = scope
            old.assign(element, content: view.content)
            return old
        }
        let row = Row(element, id: id, content: view.content, graph: graph, parent: self)
        row.evaluate()
        if !isFirst { row.didAppear() }
        return row
    }
}

/// Reports mistakes in the data of one `ForEach`, once each.
@MainActor
struct ForEachNotes {
    private var count: Int?
    private var hasWarnedOfDuplicate = false

    /// Reports changes of a range that was declared constant.
    mutating func check<Data, ID, Content>(_ view: ForEach<Data, ID, Content>, in node: Node) {
        defer { count = view.data.count }
        guard view.isConstant, let count, count != view.data.count else { return }
        node.graph.warnOnce(
            "\(ForEachNotes.name(view, node)): the range changed from \(count) to \(view.data.count) elements. "
                + "Without id: it is for constant ranges; write ForEach(range, id: \\.self).")
    }

    mutating func warnOfDuplicate<Data, ID, Content>(
        _ id: AnyHashable, _ view: ForEach<Data, ID, Content>, in node: Node
    ) {
        guard !hasWarnedOfDuplicate else { return }
        hasWarnedOfDuplicate = true
        node.graph.warnOnce(
            "\(ForEachNotes.name(view, node)): the id \(id) occurs more than once. "
                + "Ids must be unique, or rows and their state cannot be told apart.")
    }

    private static func name<Data, ID, Content>(_ view: ForEach<Data, ID, Content>, _ node: Node) -> String {
        "ForEach over \(Data.self) in \(node.enclosingViewName)"
    }
}
