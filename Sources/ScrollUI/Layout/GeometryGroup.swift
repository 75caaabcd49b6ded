import Foundation

/// Lays what is in it out in its frame as it is shown, in each frame of an animation, and not as it will be.
final class GeometryGroupNode: SlotNode {
    /// What the content was laid out in last, points.
    private var shown: CGSize?
    private var isFollowing = false

    override var isReusable: Bool { false }

    /// A step of the frame's own motion changes nothing around.
    override var stopsLayoutInvalidation: Bool { isFollowing }

    override func placeItems(_ proposal: ProposedViewSize) {
        let size = presentedFrame.size
        shown = size
        super.placeItems(size == frame.size ? proposal : ProposedViewSize(size))
    }

    /// Called in each frame, once it is laid out.
    func follow() {
        guard isPlaced, let shown, shown != presentedFrame.size else { return }
        isFollowing = true
        setNeedsLayout()
        isFollowing = false
    }
}

/// Looks after a group in each frame.
final class GeometryGroupObserver: ScrollObserverNode {
    weak var group: GeometryGroupNode?

    override func check() { group?.follow() }
}

private struct GeometryGroup<Content: View>: View {
    typealias Body = Never

    let content: Content

    func _lower(into builder: inout NodeBuilder) {
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
    /// Has the view's position and size animated as one before what is in it gets them: in each frame of an animation the content
    /// is laid out in the frame as it is shown. What comes in meanwhile stands where it would stand in that frame, and moves along.
    ///
    /// Complexity: a layout of the content for each frame of an animation of its size.
    public func geometryGroup() -> some View { GeometryGroup(content: self) }
}
