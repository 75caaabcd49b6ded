import Foundation

/// Lays its content out in its presented frame, in each frame of an animation, and not in its final frame.
final class GeometryGroupNode: PerViewNode {
    /// The size of the content's last layout, in points.
    private var shown: CGSize?
    private var isFollowing = false

    override var isReusable: Bool { false }

    override func makeReplica() -> PerViewNode { GeometryGroupNode(graph: graph, parent: parent, scope: scope) }

    /// Changes to the presented frame affect nothing outside of the group.
    override var stopsLayoutInvalidation: Bool { isFollowing }

    override func placeItems(_ proposal: ProposedViewSize) {
        let size = presentedFrame.size
        shown = size
        super.placeItems(size == frame.size ? proposal : ProposedViewSize(size))
    }

    /// Called in each frame, after the layout.
    func follow() {
        forEachReplica { ($0 as? GeometryGroupNode)?.follow() }
        guard isPlaced, let shown, shown != presentedFrame.size else { return }
        isFollowing = true
        setNeedsLayout()
        isFollowing = false
    }
}

/// Calls its geometry group in each frame.
final class GeometryGroupObserver: ScrollObserverNode {
    weak var group: GeometryGroupNode?

    override func check() { group?.follow() }
}

package struct GeometryGroup<Content: View>: View {
    package typealias Body = Never

    package let content: Content

    package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(GeometryGroupNode.self) { GeometryGroupNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { inner in
            let observer = inner.node(GeometryGroupObserver.self) {
                GeometryGroupObserver(graph: $0, parent: $1, scope: $2)
            }
            observer.group = node
            NodeBuilder.fill(observer, scope: inner.scope) { content._lower(into: &$0) }
        }
    }
}

extension View {
    /// Animates the view's position and size as one, before its content receives them: in each frame of an animation the content is laid
    /// out in the presented frame. A view that is inserted meanwhile takes its position in that frame and moves with it.
    ///
    /// Complexity: a layout of the content for each frame of an animation of its size.
    public func geometryGroup() -> some View { GeometryGroup(content: self) }
}
