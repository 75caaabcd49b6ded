import Foundation

/// A view that lays out its content with a ``Layout``.
package nonisolated struct LaidOut<L: Layout, Content: View>: View {
    package typealias Body = Never

    let layout: L
    let content: Content

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let layout = self.layout
        let node = builder.node(LayoutNode<L>.self) { LayoutNode(layout, graph: $0, parent: $1, scope: $2) }
        node.assign(layout)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension Layout {
    /// The axis along which the layout arranges its views: of ``AnyLayout`` that of the layout inside.
    fileprivate var orientation: Axis? {
        let erased = self as? AnyLayout
        return erased.map(\.innerProperties)?.stackOrientation ?? Self.layoutProperties.stackOrientation
    }
}

/// The node of a ``Layout``. It stores the layout's cache and applies its placements.
final class LayoutNode<L: Layout>: Node {
    override var isPrefetchable: Bool { true }

    private var layout: L
    private var cache: L.Cache?
    private var isCacheStale = false
    private let placements = LayoutPlacements()

    init(_ layout: L, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    /// Sets the layout. A layout that cannot be compared is treated as changed.
    func assign(_ layout: L) {
        let isSame = ValueComparison.areEqual(self.layout, layout) || MemoryLayout<L>.size == 0
        let hasOtherAxis = layout.orientation != self.layout.orientation
        self.layout = layout
        if hasOtherAxis { items.forEach { $0.innermost.setNeedsLayout() } }
        if !isSame { setNeedsLayout() }
    }

    override func layoutDidInvalidate() { isCacheStale = true }

    private var subviews: LayoutSubviews {
        LayoutSubviews(
            nodes: items, placements: placements, layoutDirection: scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    private func withCache<Result>(_ body: (inout L.Cache, LayoutSubviews) -> Result) -> Result {
        let subviews = self.subviews
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        if isCacheStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
        isCacheStale = false
        let result = body(&cache, subviews)
        self.cache = cache
        return result
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $1, cache: &$0) }
    }

    override var cachesPicture: Bool { true }

    override func placeItems(_ proposal: ProposedViewSize) {
        place(proposal, in: frame.size)
        for (index, item) in items.enumerated() {
            let placement = placements.bySubview[index] ?? middle(proposal)
            let size = item.measure(placement.proposal)
            let shift = placement.anchor.point(in: size)
            item.place(
                at: CGPoint(x: placement.position.x - shift.x, y: placement.position.y - shift.y),
                proposal: placement.proposal)
        }
    }

    private func place(_ proposal: ProposedViewSize, in size: CGSize) {
        placements.bySubview.removeAll(keepingCapacity: true)
        let bounds = CGRect(origin: .zero, size: size)
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $1, cache: &$0) }
    }

    private func middle(_ proposal: ProposedViewSize) -> LayoutPlacements.Placement {
        LayoutPlacements.Placement(
            position: CGPoint(x: frame.width / 2, y: frame.height / 2), anchor: .center, proposal: proposal)
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        withCache { layout.spacing(subviews: $1, cache: &$0)[edge] }
    }

    override var stackAxis: Axis? { layout.orientation }
    override var ownGuideKinds: GuideKinds { .all }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        let proposal = offer(leadingTo: size)
        let bounds = CGRect(origin: .zero, size: size)
        return withCache { cache, subviews in
            switch guide.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key: guide), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
            }
        }
    }
}
