import Foundation

/// Limits shared by all lazy `ForEach`s, independently of their types.
enum LazyForEachLimits {
    /// About the rows of one window; more would only use memory.
    static let mostSpareRows = 32
    /// The number of rows on each side of the visible ones that are retained as they went out.
    static let mostRetainedRows = 16
    /// The number of rows that go out before the retained ones that are far away are discarded, together: that costs far
    /// less than one at a time, when the processor's caches hold little of the code that it needs.
    static let departuresBeforeDrop = 8
    /// The number of failed prefetches after which no more rows of the same data are tried.
    static let mostPrefetchFailures = 4
}

/// A `ForEach` in a lazy container, which creates only the requested rows.
///
/// An element is one row. If the first element turns out to hold rows of its own (a section, another `ForEach`), all
/// elements are created, as in SwiftUI, and their rows are lazy instead.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, LazySource {
    typealias Row = RowNode<Data.Element, ID, Content>

    package override var lazySource: (any LazySource)? { self }

    private var view: ForEach<Data, ID, Content>
    // Of the rows' common type, since a dictionary of the generic one would look up type metadata at each access.
    private var rows: [Int: ElementNode] = [:]
    private var indices: [AnyHashable: Int]?
    /// The indices by the explicit ids of the rows' views.
    private var explicitIndices: [AnyHashable: Int]?
    /// Removed rows, for reuse.
    private var spare: [ElementNode] = []
    /// The indices of the rows to remove; collected first, since mutating a dictionary during iteration copies it.
    private var leaving: [Int] = []
    /// The prefetched rows, by index, and the retained ones, which went out and may come back: those have no work left.
    private var prefetched: [Int: (row: ElementNode, work: RowPrefetch?)] = [:]
    private var spareWork = SpareRowPrefetches()
    /// Takes the effects of prefetching that are repeated when the row is shown.
    private let repeatedEffects = PrefetchLog()
    /// The rows of the present data that could not be prefetched, which is not tried again.
    private var prefetchFailures: Set<Int> = []
    /// The number of rows that went out since retained ones were discarded.
    private var departures = 0
    private var isFirst = true
    private var isExpanded = false
    private var notes = ForEachNotes()

    init(_ view: ForEach<Data, ID, Content>, graph: ViewGraph, parent: Node, scope: EnvironmentScope) {
        self.view = view
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var isTransparent: Bool { true }
    override var detachedChildren: [Node] { rows.sorted { $0.key < $1.key }.map(\.value) }
    override func collectItems(into items: inout [Node]) {}

    var rowCount: Int { view.data.count }

    private var sortedRows: [(index: Int, row: Row)] {
        rows.compactMap { index, row in (row as? Row).map { (index, $0) } }.sorted { $0.index < $1.index }
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    // MARK: Data

    /// Assigns new data. Remaining rows keep their state at their new index.
    func assign(_ view: ForEach<Data, ID, Content>) {
        notes.check(view, in: self)
        explicitIndices = nil
        dropPrefetchedRows(reading: nil)
        prefetchFailures.removeAll()
        if isFirst {
            isFirst = false
            self.view = view
            expandIfNeeded()
            return structureDidChange()
        }
        let isSame = ValueComparison.areEqual(self.view.data, view.data)
        if isSame { lazyContainer?.unseenRowsDidChange() } else { lazyContainer?.dataWillChange() }
        self.view = view
        if !isSame { indices = nil }
        // Spare rows hold elements that the data may no longer contain.
        dropSpare()
        moveRows(isSame: isSame)
        guard !isSame else { return }
        collapseIfPossible()
        if isExpanded { expand() } else if rows.isEmpty { expandIfNeeded() }
        structureDidChange()
    }

    /// Treats elements as single rows again once the last element with several rows is gone. A grid needs all
    /// elements for other reasons.
    private func collapseIfPossible() {
        guard isExpanded, lazyContainer?.layout.tracks == nil else { return }
        if rows.values.contains(where: { $0.holdsElementRows }) { return }
        isExpanded = false
        for row in rows.values { row.becomeItem() }
    }

    private func expandIfNeeded() {
        if rowCount > 0, row(at: 0, wrappers: []).holdsElementRows { expand() }
    }

    private func moveRows(isSame: Bool) {
        guard !isSame else {
            for (index, row) in sortedRows { row.assign(element(at: index), content: view.content) }
            return
        }
        let old = sortedRows
        rows.removeAll(keepingCapacity: true)
        for (index, row) in old {
            guard let newIndex = currentIndex(of: row.id, near: index), rows[newIndex] == nil else {
                rowWent(row)
                row.removeWithTransition()
                continue
            }
            rows[newIndex] = row
            row.assign(element(at: newIndex), content: view.content)
        }
    }

    private func currentIndex(of id: ID, near index: Int) -> Int? {
        if index < rowCount, element(at: index)[keyPath: view.id] == id { return index }
        return rowIndex(of: AnyHashable(id))
    }

    // MARK: Rows

    func row(at index: Int, wrappers: [PerViewNode]) -> Node {
        if let log = graph.prefetchLog { return row(at: index, wrappers, into: log) }
        let row = rows[index] ?? makeRow(at: index)
        row.setWrappers(wrappers)
        return row
    }

    private func makeRow(at index: Int) -> ElementNode {
        let row = takePrefetched(at: index) ?? newRow(at: index)
        if rows[index - 1]?.hasSameID(as: row) == true || rows[index + 1]?.hasSameID(as: row) == true {
            notes.warnOfDuplicate(AnyHashable(element(at: index)[keyPath: view.id]), view, in: self)
        }
        rows[index] = row
        tellOuter { $0.lazyRowCame(row) }
        return row
    }

    private func newRow(at index: Int) -> ElementNode {
        let element = element(at: index)
        let id = element[keyPath: view.id]
        if let old = spare.popLast() as? Row {
            old.renew(element, id: id, content: view.content)
            return old
        }
        let row = Row(element, id: id, content: view.content, graph: graph, parent: self, isItem: true)
        row.evaluate()
        return row
    }

    private func rowWent(_ row: ElementNode) {
        tellOuter { $0.lazyRowWent(row) }
    }

    /// Notifies the nodes between the rows and their container, which may observe the rows.
    private func tellOuter(_ tell: (Node) -> Void) {
        var node = parent
        while let current = node, !(current is LazyStackNode) {
            tell(current)
            node = current.parent
        }
    }

    private func release(_ row: ElementNode, at index: Int) {
        rowWent(row)
        guard row.isTreeRetainable else { return discard(row) }
        row.goOutOfView()
        row.isPrefetched = true
        prefetched[index] = (row, nil)
        prefetchedDidChange()
    }

    /// Discards the retained rows that are far from `range`.
    private func dropRetained(farFrom range: Range<Int>) {
        departures = 0
        let most = LazyForEachLimits.mostRetainedRows
        let near = range.lowerBound - most..<range.upperBound + most
        drop { index, work in work == nil && !near.contains(index) }
    }

    private func discard(_ row: ElementNode) {
        row.leave()
        row.leaveLayout()
        if spare.count < LazyForEachLimits.mostSpareRows, row.isTreeReusable {
            spare.append(row)
        } else {
            row.unlink()
        }
    }

    private func dropSpare() {
        for row in spare { row.unlink() }
        spare.removeAll()
    }

    override func willUnlink() {
        dropPrefetchedRows(reading: nil)
        dropSpare()
    }

    func retainRows(in range: Range<Int>) {
        leaving.removeAll(keepingCapacity: true)
        for index in rows.keys where !range.contains(index) { leaving.append(index) }
        leaving.sort()
        for index in leaving {
            if let row = rows.removeValue(forKey: index) { release(row, at: index) }
        }
        departures += leaving.count
        if departures >= LazyForEachLimits.departuresBeforeDrop { dropRetained(farFrom: range) }
    }

    var expanded: [Node]? {
        isExpanded ? (0..<rowCount).compactMap { rows[$0] } : nil
    }

    /// Complexity: O(n) in the number of elements.
    func expand() {
        if let log = graph.prefetchLog { return log.abandon() }
        isExpanded = true
        dropPrefetchedRows(reading: nil)
        dropSpare()
        for index in 0..<rowCount {
            let row = rows[index] ?? makeRow(at: index)
            row.becomeTransparent()
        }
    }

    // MARK: Prefetched rows

    /// Returns the prefetched row that is now shown; nil if there is none. Rows that are not ready are counted.
    private func takePrefetched(at index: Int) -> ElementNode? {
        graph.report.rowsMade += 1
        guard let (row, work) = prefetched.removeValue(forKey: index) else { return nil }
        prefetchedDidChange()
        row.isPrefetched = false
        guard let work else {
            graph.report.rowsMade -= 1
            row.setNeedsPaint()
            return row
        }
        if work.isReady { graph.report.rowsMade -= 1 }
        row.putOffMeasuring(work.measured.isEmpty ? nil : work.measured)
        work.made.perform()
        if work.made.needsPaint { row.setNeedsPaint() }
        if work.measured.isEmpty { spareWork.add(work) }
        return row
    }

    /// Returns a row of a source inside a prefetched row; it is shown together with that row.
    private func row(at index: Int, _ wrappers: [PerViewNode], into log: PrefetchLog) -> Node {
        if let row = rows[index] { return row }
        log.putOff { [unowned self] in _ = self.row(at: index, wrappers: wrappers) }
        let row = prefetched[index]?.row ?? makeAhead(index)
        row.setWrappers(wrappers)
        if prefetched[index]?.work?.made.isAbandoned == true { log.abandon() }
        return row
    }

    private func makeAhead(_ index: Int) -> ElementNode {
        let work = spareWork.take()
        let row = graph.prefetching(into: work.made) { newRow(at: index) }
        row.isPrefetched = true
        prefetched[index] = (row, work)
        prefetchedDidChange()
        return row
    }

    func prefetch(
        _ index: Int, wrappers: [PerViewNode], in stack: LazyStackNode, for proposal: ProposedViewSize,
        _ round: PrefetchRound
    ) -> PrefetchStep {
        guard rows[index] == nil, !isExpanded else { return .done }
        guard !wrappers.contains(where: \.holdsViews) else { return .failed }
        guard prefetchFailures.count < LazyForEachLimits.mostPrefetchFailures, !prefetchFailures.contains(index) else {
            return .failed
        }
        let step: PrefetchStep
        if let known = prefetched[index] {
            step = known.work?.step(known.row, in: stack, for: proposal, round) ?? .done
        } else {
            guard round.budget.hasTime else { return .outOfTime }
            let row = makeAhead(index)
            graph.prefetching(into: repeatedEffects) { row.setWrappers(wrappers) }
            repeatedEffects.clear()
            step = prefetched[index]?.work?.made.isAbandoned == true ? .failed : .worked
        }
        if case .failed = step {
            prefetchFailures.insert(index)
            dropPrefetched { $0 == index }
        }
        return step
    }

    override var prefetchedRows: [Node] { prefetched.values.map(\.row) }

    func prefetchedRow(at index: Int) -> Node? { prefetched[index]?.row }

    func dropPrefetched(_ row: Node) {
        dropPrefetched { prefetched[$0]?.row === row }
    }

    func dropPrefetched(where isDropped: (Int) -> Bool) {
        guard !prefetched.isEmpty else { return }
        lazyContainer?.prepared = nil
        drop { index, _ in isDropped(index) }
    }

    private func drop(where isDropped: (Int, RowPrefetch?) -> Bool) {
        leaving.removeAll(keepingCapacity: true)
        for (index, entry) in prefetched where isDropped(index, entry.work) { leaving.append(index) }
        leaving.sort()
        for index in leaving {
            guard let (row, work) = prefetched.removeValue(forKey: index) else { continue }
            if let work { spareWork.add(work) }
            row.isPrefetched = false
            discard(row)
        }
        prefetchedDidChange()
    }

    override func outerEnvironmentDidChange(_ keys: [ObjectIdentifier]) { dropPrefetchedRows(reading: keys) }

    func dropPrefetchedRows(reading keys: [ObjectIdentifier]?) {
        guard !prefetched.isEmpty else { return }
        dropPrefetched { index in
            guard let keys, let row = prefetched[index]?.row else { return true }
            return keys.contains(ObjectIdentifier(LayoutDirectionKey.self))
                || keys.contains(where: row.dependsOnEnvironment)
        }
    }

    /// Registers or unregisters this source with the graph, which lists the sources with prefetched rows.
    private func prefetchedDidChange() {
        let isKnown = graph.prefetchedSources.contains { $0 === self }
        guard isKnown == prefetched.isEmpty else { return }
        if isKnown { graph.prefetchedSources.removeAll { $0 === self } } else { graph.prefetchedSources.append(self) }
    }

    override var isPrefetchable: Bool { true }

    override func willRemove() {
        super.willRemove()
        dropPrefetchedRows(reading: nil)
    }

    // MARK: Ids

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

    func explicitID(at index: Int) -> AnyHashable? { rows[index]?.explicitIdentity }

    func rowIndex(ofExplicit id: AnyHashable) -> Int? {
        guard Content.self is any IdentityBearing.Type else { return nil }
        // In most cases the id is the element's own.
        if let index = rowIndex(of: id), explicitID(of: element(at: index)) == id { return index }
        if explicitIndices == nil {
            var table: [AnyHashable: Int] = [:]
            for (index, element) in view.data.enumerated() {
                if let id = explicitID(of: element), table[id] == nil { table[id] = index }
            }
            explicitIndices = table
        }
        return explicitIndices?[id]
    }

    private func explicitID(of element: Data.Element) -> AnyHashable? {
        (view.content(element) as? any IdentityBearing)?.explicitID
    }
}
