import Foundation

/// Lets its content extend beyond the safe area without changing its own size: it proposes the size of the safe area and the ignored insets, from
/// the outer leading top corner on, as SwiftUI does according to OpenSwiftUI's `SafeAreaIgnoringLayout.swift`.
final class IgnoredSafeAreaNode: PerViewNode, SafeAreaReading {
    private(set) var ignoredRegions = SafeAreaRegions.all
    private(set) var edges = Edge.Set.all
    private(set) var usedSafeArea = EdgeInsets()

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        register()
    }

    private func register() {
        graph.whenShown { [weak self] in
            if let self, isAttached { graph.safeAreas.add(self) }
        }
    }

    func assign(_ regions: SafeAreaRegions, _ edges: Edge.Set) {
        guard regions != ignoredRegions || edges != self.edges else { return }
        ignoredRegions = regions
        self.edges = edges
        setNeedsLayout()
        forEachReplica { ($0 as? IgnoredSafeAreaNode)?.assign(regions, edges) }
    }

    override func makeReplica() -> PerViewNode {
        let replica = IgnoredSafeAreaNode(graph: graph, parent: parent, scope: scope)
        replica.assign(ignoredRegions, edges)
        return replica
    }

    override var isPrefetchable: Bool { true }

    override func beginAnew() {
        super.beginAnew()
        register()
        guard usedSafeArea != EdgeInsets() else { return }
        usedSafeArea = EdgeInsets()
        setNeedsLayout()
    }

    /// The insets at the ignored edges.
    private var outsets: EdgeInsets {
        var outsets = EdgeInsets()
        outsets.replace(edges, with: usedSafeArea)
        return outsets
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        usedSafeArea = safeAreaInsets(ignoring: ignoredRegions)
        let outsets = outsets
        let offer = ProposedViewSize(
            width: proposal.width.map { $0 + outsets.horizontal }, height: proposal.height.map { $0 + outsets.vertical }
        )
        content?.place(at: CGPoint(x: -outsets.leading, y: -outsets.top), proposal: offer)
    }

    override var layoutPriority: Double { 0 }

    /// None: the content may be larger than the node.
    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
}

package nonisolated struct IgnoredSafeArea<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(IgnoredSafeAreaNode.self) { IgnoredSafeAreaNode(graph: $0, parent: $1, scope: $2) }
        node.assign(regions, edges)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Extends the view beyond the safe area at each of `edges` that it touches, to the outer end of the given regions.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        IgnoredSafeArea(content: self, regions: regions, edges: edges)
    }

    /// The older spelling of ``ignoresSafeArea(_:edges:)``.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
