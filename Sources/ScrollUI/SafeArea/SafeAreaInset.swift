public import Foundation

/// The edge of a bar and its arrangement.
package struct BarPlacement: Equatable {
    var edge: Edge
    /// The line on which the bar and the view are aligned across the edge.
    var alignment: AlignmentKey
    /// The space between the bar and the safe area, in points.
    var spacing: CGFloat
    /// Whether content that scrolls under the bar fades out.
    var hasEdgeEffect: Bool

    /// The axis along which the bar takes space.
    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    var isAtStart: Bool { edge == .top || edge == .leading }
}

/// A view with a bar at one edge that reduces the view's safe area.
final class SafeAreaInsetNode: LayeredNode {
    private(set) var placement: BarPlacement

    init(_ placement: BarPlacement, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.placement = placement
        super.init(role: .overlay, graph: graph, parent: parent, scope: scope)
    }

    override func makeEmptyReplica() -> LayeredNode {
        SafeAreaInsetNode(placement, graph: graph, parent: self, scope: scope)
    }

    func assign<Bar: View>(_ placement: BarPlacement, bar: Bar, content: (inout NodeBuilder) -> Void) {
        setPlacement(placement)
        forEachReplica { ($0 as? SafeAreaInsetNode)?.setPlacement(placement) }
        assign(.center, layer: bar, content: content)
    }

    private func setPlacement(_ placement: BarPlacement) {
        guard placement != self.placement else { return }
        self.placement = placement
        setNeedsLayout()
    }

    // MARK: Layout, as by `InsetViewModifier` of SwiftUI 6.5

    /// What the bar is offered: along the axis, what its spacing and the view's minimum leave.
    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let content, let layer, let whole = proposal[placement.axis] else { return proposal }
        var least = proposal
        least[placement.axis] = 0
        // The minimum of the view matters only to a bar that is flexible.
        if layer.measure(least)[placement.axis] == layer.measure(proposal)[placement.axis] { return proposal }
        var offer = proposal
        offer[placement.axis] = max(0, whole - placement.spacing - content.measure(least)[placement.axis])
        return offer
    }

    /// What view and bar are offered, and the size of the bar.
    private struct Parts {
        var view: ProposedViewSize
        var bar: ProposedViewSize
        var barSize = CGSize.zero
        /// The length that the bar and its spacing take, in points.
        var length: CGFloat = 0
    }

    private func parts(_ proposal: ProposedViewSize) -> Parts {
        var parts = Parts(view: proposal, bar: barOffer(proposal))
        guard let layer, !layer.items.isEmpty else { return parts }
        parts.barSize = layer.measure(parts.bar)
        parts.length = parts.barSize[placement.axis] + placement.spacing
        parts.view[placement.axis] = proposal[placement.axis].map { max(0, $0 - parts.length) }
        return parts
    }

    /// Across the edge, view and bar are placed with the node's own length where none is proposed.
    private func placedParts(_ proposal: ProposedViewSize) -> Parts {
        parts(proposal.replacingUnspecified(placement.axis.other, by: frame.size))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let parts = parts(proposal)
        let own = content?.measure(parts.view) ?? .zero
        let (axis, across) = (placement.axis, placement.axis.other)
        return CGSize(along: axis, own[axis] + parts.length, across: max(own[across], parts.barSize[across]))
    }

    /// Across the edge the view lies in the middle, and the bar on the view's guide.
    override func placeItems(_ proposal: ProposedViewSize) {
        guard let content, let layer else { return }
        let (axis, across) = (placement.axis, placement.axis.other)
        let parts = placedParts(proposal)
        let own = content.measure(parts.view)
        let middle = (frame.size[across] - own[across]) / 2
        let start = placement.isAtStart ? parts.length : 0
        content.place(at: CGPoint(along: axis, start, across: middle), proposal: parts.view)
        let guide = placement.alignment
        let line = middle + content.alignment(guide, in: own) - layer.alignment(guide, in: parts.barSize)
        let end = placement.isAtStart ? 0 : frame.size[axis] - parts.barSize[axis]
        layer.place(at: CGPoint(along: axis, end, across: line), proposal: parts.bar)
    }

    override var layoutPriority: Double { 0 }

    override func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? {
        let length = placedParts(proposal).length
        let bounds = CGRect(origin: .zero, size: frame.size)
        let insets = EdgeInsets(Edge.Set(placement.edge), length)
        return SafeArea(safe: bounds.inset(by: insets, isMirrored: scope.isRightToLeft), outer: bounds)
    }

    /// None: the content is smaller than the node.
    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

package nonisolated struct BarInset<Content: View, Bar: View>: View {
    package typealias Body = Never

    package let content: Content
    let bar: Bar
    let placement: BarPlacement

    package init(content: Content, bar: Bar, placement: BarPlacement) {
        self.content = content
        self.bar = bar
        self.placement = placement
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let placement = self.placement
        let node = builder.node(SafeAreaInsetNode.self) {
            SafeAreaInsetNode(placement, graph: $0, parent: $1, scope: $2)
        }
        node.assign(placement, bar: bar) { content._lower(into: &$0) }
    }
}

extension Edge {
    package init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
    package init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
}

extension BarPlacement {
    /// The default space between a bar and the safe area in points, as measured on Apple's systems.
    private static let standardSpacing: CGFloat = 8

    package init(_ edge: Edge, _ alignment: AlignmentKey, _ spacing: CGFloat?, hasEdgeEffect: Bool = false) {
        self.init(
            edge: edge, alignment: alignment, spacing: spacing ?? BarPlacement.standardSpacing,
            hasEdgeEffect: hasEdgeEffect)
    }
}

nonisolated extension View {
    /// Shows `content` at the upper or lower edge and reduces this view's safe area by its height and `spacing` (in points; nil is 8).
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        BarInset(content: self, bar: content(), placement: BarPlacement(Edge(edge), alignment.key, spacing))
    }

    /// Shows `content` at the leading or trailing edge and reduces this view's safe area by its width and `spacing` (in points; nil is 8).
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        BarInset(content: self, bar: content(), placement: BarPlacement(Edge(edge), alignment.key, spacing))
    }

    /// The same as ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``, for a bar under which content scrolls.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        BarInset(
            content: self, bar: content(),
            placement: BarPlacement(Edge(edge), alignment.key, spacing, hasEdgeEffect: true))
    }

    /// The same as ``safeAreaInset(edge:alignment:spacing:content:)-(HorizontalEdge,_,_,_)``, for a bar under which content scrolls.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        BarInset(
            content: self, bar: content(),
            placement: BarPlacement(Edge(edge), alignment.key, spacing, hasEdgeEffect: true))
    }
}
