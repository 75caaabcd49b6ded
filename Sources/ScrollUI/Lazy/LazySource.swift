/// A source of rows that are created on demand: the interface between a lazy container and a `ForEach` in it.
@MainActor
package protocol LazySource: Node {
    var rowCount: Int { get }
    /// Returns the row at `index`, created if it does not exist, with `wrappers` (outermost first) around each of its
    /// views.
    func row(at index: Int, wrappers: [PerViewNode]) -> Node
    /// Releases the rows outside `range`.
    func retainRows(in range: Range<Int>)
    /// Returns the index of the row with that id; nil if there is none. Complexity: O(1) for ranges, otherwise O(n)
    /// once per change.
    func rowIndex(of id: AnyHashable) -> Int?
    func rowID(at index: Int) -> AnyHashable?
    /// Returns the explicit id of the view of an existing row; nil if it has none.
    func explicitID(at index: Int) -> AnyHashable?
    /// Returns the index of the row whose view has that explicit id, whether or not the row exists. Complexity: O(n)
    /// once per change.
    func rowIndex(ofExplicit id: AnyHashable) -> Int?
    /// The nodes of all elements if an element is several rows, such as a section; otherwise nil.
    var expanded: [Node]? { get }
    /// Creates all elements, because one of them is not a single row.
    func expand()
    /// Performs the next step of prefetching a row, which is measured for the proposal.
    func prefetch(
        _ index: Int, wrappers: [PerViewNode], in stack: LazyStackNode, for proposal: ProposedViewSize,
        _ round: PrefetchRound
    ) -> PrefetchStep
    /// Returns the prefetched row with that index; nil if there is none.
    func prefetchedRow(at index: Int) -> Node?
    /// Releases the prefetched rows that depend on an environment key; all rows for nil.
    func dropPrefetchedRows(reading keys: [ObjectIdentifier]?)
    /// Releases a prefetched row.
    func dropPrefetched(_ row: Node)
    /// Releases the prefetched rows with the given indices.
    func dropPrefetched(where isDropped: (Int) -> Bool)
}

extension Node {
    /// Whether the nearest container handles its `ForEach`s lazily.
    final var isLazyContext: Bool { lazyContainer != nil }

    /// The lazy container that handles the rows inside this node individually. Headers, footers, rearranged views
    /// and what counts as one view are created at once.
    final var lazyContainer: LazyStackNode? {
        var node: Node? = self
        while let current = node {
            if let stack = current as? LazyStackNode { return stack }
            if current is SubviewSourceNode || current is ImplicitStackNode { return nil }
            if let part = current as? SectionPartNode, part.role != .content { return nil }
            guard current.isTransparent || current.isModifier || current is ElementNode else { return nil }
            node = current.parent
        }
        return nil
    }
}
