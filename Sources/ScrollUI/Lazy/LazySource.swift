/// Rows that are made when they are needed: what a lazy container asks of a `ForEach` in it.
@MainActor
package protocol LazySource: Node {
    var rowCount: Int { get }
    /// The row at `index`, made if it is not there yet, with `wrappers` (outermost first) around each of its views.
    func row(at index: Int, wrappers: [any RowWrapper]) -> Node
    /// Lets go of the rows outside `range`.
    func retainRows(in range: Range<Int>)
    /// Where the row with that id is; nil if there is none. Complexity: O(1) for ranges, else O(n) once per change.
    func rowIndex(of id: AnyHashable) -> Int?
    func rowID(at index: Int) -> AnyHashable?
    /// The id that the view of a row has been given, in a row that exists; nil where it has none.
    func explicitID(at index: Int) -> AnyHashable?
    /// Where the row is whose view has been given that id, whether it exists or not. Complexity: O(n) once per change.
    func rowIndex(ofExplicit id: AnyHashable) -> Int?
    /// The nodes of all elements, where an element is not one row but several, such as a section; else nil.
    var expanded: [Node]? { get }
    /// Makes all elements, since one of them was found not to be one row.
    func expand()
    /// Does the next step of making a row ahead of its coming in, to be measured for that proposal.
    func prefetch(
        _ index: Int, wrappers: [any RowWrapper], in stack: LazyStackNode, for proposal: ProposedViewSize,
        _ round: PrefetchRound
    ) -> PrefetchStep
    /// The row with that index if it was made ahead; nil for others.
    func prefetchedRow(at index: Int) -> Node?
    /// Lets go of the row, which was made ahead.
    func dropPrefetched(_ row: Node)
    /// Lets go of the rows made ahead whose index is one of those.
    func dropPrefetched(where isDropped: (Int) -> Bool)
}

/// A modifier that goes to each of the rows in it.
@MainActor
package protocol RowWrapper: Node {
    /// A node of the modifier around `item` alone; the same one for the same item.
    func wrapping(_ item: Node) -> Node
    /// A new node of the modifier around `item`, which whoever asks keeps.
    func replica(around item: Node) -> Node
}

extension Node {
    /// True when the nearest container looks at its `ForEach`s lazily.
    final var isLazyContext: Bool { lazyContainer != nil }

    /// The lazy container that takes the rows below this node one by one. Headers, footers and views to be arranged
    /// anew are made at once.
    final var lazyContainer: LazyStackNode? {
        var node: Node? = self
        while let current = node {
            if let stack = current as? LazyStackNode { return stack }
            if current is SubviewSourceNode { return nil }
            if let part = current as? SectionPartNode, part.role != .content { return nil }
            guard current.isTransparent || current is any RowWrapper || current is any LazyElement else { return nil }
            node = current.parent
        }
        return nil
    }
}

/// An element of a `ForEach` in a lazy container.
@MainActor
package protocol LazyElement: Node {
    /// Views that the element has.
    var viewCount: Int { get }
    func invalidateWrappers()
}
