import Foundation

/// The views of one element of a `ForEach`, and their layout. What depends on the element's type is in ``RowNode``, so that
/// containers handle rows without looking up type metadata.
package class ElementNode: EvaluatedNode {
    /// Whether the container is lazy and places the row, not the views inside it.
    private final var isItem: Bool
    private final var wrappers: [PerViewNode] = []
    private final var wrapped: [Node]?
    /// The wrappers' nodes around the views, innermost first.
    private final var replicas: [Node] = []
    /// The effects deferred by measuring during prefetching.
    private final var putOffMeasuring: PrefetchLog?

    init(graph: ViewGraph, parent: Node, isItem: Bool) {
        self.isItem = isItem
        super.init(graph: graph, parent: parent, scope: parent.scope)
    }

    package override final var isLazyRow: Bool { isItem }
    package override final var typeName: String { "Row" }
    package override final var viewName: String { "a row of \(parent?.enclosingViewName ?? "the root")" }

    package override final var isTransparent: Bool { !isItem }
    override final var cachesPicture: Bool { isItem }

    /// Lets the container lay out the element's views directly, since some of them are rows of their own.
    final func becomeTransparent() {
        guard isItem else { return }
        isItem = false
        setWrappers([])
        structureDidChange()
    }

    /// Makes the element a single row, which the container places.
    final func becomeItem() {
        guard !isItem else { return }
        isItem = true
        structureDidChange()
    }

    // MARK: Views

    final func setWrappers(_ wrappers: [PerViewNode]) {
        guard !wrappers.elementsEqual(self.wrappers, by: { $0 === $1 }) else { return }
        self.wrappers = wrappers
        unwrap()
        for item in items { item.layoutParent = self }
        setNeedsLayout()
    }

    package override final func itemsDidChange() { unwrap() }

    private final func unwrap() {
        wrapped = nil
        for replica in replicas { replica.remove() }
        replicas.removeAll()
    }

    package override final var companions: [Node] { replicas }

    /// The wrappers are around the container's rows and therefore retain this row.
    package override final func willUnlink() {
        wrappers.removeAll()
        wrapped = nil
        replicas.removeAll()
    }

    final func invalidateWrappers() {
        for node in laidItems { node.setNeedsLayout() }
    }

    final var viewCount: Int { items.count }

    package override final var laidItems: [Node] {
        if wrappers.isEmpty { return items }
        if let wrapped { return wrapped }
        let nodes = items.map { item in
            wrappers.reversed().reduce(item) { inner, wrapper in
                let replica = wrapper.lentReplica(around: inner)
                replicas.append(replica)
                return replica
            }
        }
        for node in nodes { node.layoutParent = self }
        wrapped = nodes
        return nodes
    }

    // MARK: Layout

    package override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let views = laidItems
        if views.count == 1 { return views[0].measure(proposal) }
        var scratch = LinearScratch()
        return column.lay(views, proposal, in: &scratch)
    }

    package override final func placeItems(_ proposal: ProposedViewSize) {
        let views = laidItems
        if views.count == 1 { return views[0].place(at: .zero, proposal: proposal) }
        var scratch = LinearScratch()
        _ = column.lay(views, proposal, in: &scratch)
        column.place(views, from: scratch)
    }

    package override final func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        laidItems.count == 1 ? laidItems[0].explicitGuide(guide, in: size) : nil
    }

    /// The layout of an element of several views, which matches the container's.
    private final var column: LinearLayout {
        guard let stack = layoutParent as? LazyStackNode, stack.layout.tracks == nil else {
            return LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter)
        }
        return LinearLayout(
            axis: stack.layout.axis, spacing: stack.layout.spacing, alignment: stack.layout.alignment)
    }

    /// Whether that row of the same `ForEach` has the same id.
    func hasSameID(as other: ElementNode) -> Bool { false }

    final func putOffMeasuring(_ log: PrefetchLog?) { putOffMeasuring = log }

    package override final func performPutOffMeasuring() {
        guard let log = putOffMeasuring else { return }
        putOffMeasuring = nil
        log.perform()
        if log.needsPaint { setNeedsPaint() }
    }

    package override final var isPrefetchable: Bool { true }
    package override final var isRetainable: Bool { canStandAside && !needsLayout }

    /// Whether what is inside the row can be placed before the row is shown, as in a row that comes back.
    final var isPlaceableAhead: Bool { canStandAside && children.allSatisfy(\.isTreeRetainable) }

    private final var canStandAside: Bool { isItem && isSettled && replicas.isEmpty }

    // MARK: Lifetime

    /// Prepares the row for another element: same shape, fresh state.
    final func becomeFresh() {
        putOffMeasuring = nil
        if wrappers.contains(where: \.holdsViews) { unwrap() }
        revive()
        forgetPrepared()
    }

    package override final var isFilledByClosure: Bool { true }
}

extension Node {
    /// Whether this element holds rows that a lazy container should handle individually.
    final var holdsElementRows: Bool {
        for child in contentNodes where child.holdsRows { return true }
        return false
    }
}
