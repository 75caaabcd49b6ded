public import Foundation
public import ScrollPhysics

/// What a scroll view is doing, for inspectors, recordings and tests. An extension of ScrollUI's own.
public struct ScrollSnapshot: Equatable, Sendable {
    /// Offset, sizes and insets, in points.
    public var geometry: ScrollGeometry
    /// At rest, held, decelerating, or moved by the program.
    public var phase: ScrollPhase
    /// Of the offset, in points per second.
    public var velocity: CGVector
    /// Where the present motion ends; nil at rest.
    public var target: CGPoint?
    /// Where the content is seen, in window coordinates: the view's frame and the safe area under which it extends.
    public var frame: CGRect
    /// The directions in which the view scrolls.
    public var axes: Axis.Set
    /// How it chooses where to rest.
    public var restRule: ScrollRestRule
    /// Frames of the targets that exist, in content coordinates.
    public var targets: [CGRect]
    /// Length of a pixel of the display, in points; zero where it is not known.
    public var pixel = 0.0
}

extension ViewHost {
    /// The frame, as it is shown, of the view with that id, in window coordinates; nil if it has none now.
    ///
    /// Complexity: O(n) in the nodes.
    public func frame(ofID id: some Hashable) -> CGRect? {
        guard let node = graph.root?.find(AnyHashable(id)) else { return nil }
        return node.layoutItems.filter(\.isPlaced).map(\.windowFrame).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// Where the scroll view with that id is, or the first one inside the view with that id.
    public func scrollGeometry(ofID id: some Hashable) -> ScrollGeometry? {
        scrollNode(ofID: id)?.geometry
    }

    /// `includesTargets` false leaves them out, which are many in a long list.
    public func scrollSnapshot(ofID id: some Hashable, includesTargets: Bool = true) -> ScrollSnapshot? {
        guard let node = scrollNode(ofID: id) else { return nil }
        let velocity = node.scroller.velocity(at: node.time(at: time))
        return ScrollSnapshot(
            geometry: node.geometry, phase: node.phase, velocity: CGVector(dx: velocity.x, dy: velocity.y),
            target: node.scroller.target.map(CGPoint.init), frame: node.inWindow(node.convertToParent(node.window)),
            axes: node.axes,
            restRule: ScrollRestRule(node), targets: includesTargets ? node.targetFrames : [],
            pixel: node.pixel)
    }

    /// Gives an intent to the scroll view with that id at the time of the last frame, as a replay does.
    @discardableResult
    public func apply(_ intent: ScrollIntent, toScrollWithID id: some Hashable, at time: Duration) -> Bool {
        guard let node = scrollNode(ofID: id) else { return false }
        node.give(intent, at: time)
        return true
    }

    /// The outermost scroll view with that id on itself or around it, or the one that a ``ScrollViewID`` names. There are few, so
    /// that a status line or a recording may ask in every frame.
    ///
    /// Complexity: O(n) in the scroll views times their depth.
    func scrollNode(ofID id: some Hashable) -> ScrollNode? {
        let id = AnyHashable(id)
        if let viewID = id.base as? ScrollViewID { return scrollNode(with: viewID) }
        return graph.scrolls.nodes.filter { $0.isInside(id) }.min { $0.depth < $1.depth }
    }
}

extension ScrollNode {
    /// The innermost id on it or around it, up to the next scroll view.
    var innermostID: AnyHashable? {
        var node: Node? = self
        while let current = node, current === self || !(current is ScrollNode) {
            if let id = (current as? any ViewIdentity)?.viewID { return id }
            node = current.parent ?? current.layoutParent
        }
        return nil
    }
}

extension Node {
    /// Whether a view with that id is around it, or it is that view itself.
    func isInside(_ id: AnyHashable) -> Bool {
        var node: Node? = self
        while let current = node {
            if (current as? any ViewIdentity)?.viewID == id { return true }
            node = current.parent ?? current.layoutParent
        }
        return false
    }
}

extension ScrollNode {
    /// The frames of targets that are built, in content coordinates.
    fileprivate var targetFrames: [CGRect] {
        guard axes != [.horizontal, .vertical] else {
            return finder?.frames(atMost: ScrollNode.mostListedTargets) ?? []
        }
        let axis = mainAxis
        let spans = targetSpans(axis)
        guard spans.count <= ScrollNode.mostListedTargets else { return [] }
        return spans.map { span in
            CGRect(
                origin: CGPoint(along: axis, span.start, across: 0),
                size: CGSize(along: axis, span.length, across: contentSize[axis.other]))
        }
    }

    /// A recording of a longer list does without its targets.
    private static let mostListedTargets = 10_000
}
