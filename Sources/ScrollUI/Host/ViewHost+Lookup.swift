public import Foundation
public import ScrollPhysics

/// The state of a scroll view, for inspectors, recordings and tests. An extension of ScrollUI's own.
public struct ScrollSnapshot: Equatable, Sendable {
    /// The offset, sizes and insets, in points.
    public var geometry: ScrollGeometry
    /// The phase: at rest, held, decelerating, or moved by the program.
    public var phase: ScrollPhase
    /// The velocity of the offset, in points per second.
    public var velocity: CGVector
    /// The end of the present motion; nil at rest.
    public var target: CGPoint?
    /// The area in which the content is visible, in window coordinates: the view's frame plus the safe area under
    /// which it extends.
    public var frame: CGRect
    /// The axes along which the view scrolls.
    public var axes: Axis.Set
    /// The rule by which it chooses its rest position.
    public var restRule: ScrollRestRule
    /// The frames of the existing targets, in content coordinates.
    public var targets: [CGRect]
    /// The length of a pixel of the display, in points; zero if it is unknown.
    public var pixel = 0.0
}

extension ViewHost {
    /// Returns the shown frame of the view with that id, in window coordinates; nil if it has none now.
    ///
    /// Complexity: O(n) in the number of nodes.
    public func frame(ofID id: some Hashable) -> CGRect? {
        guard let node = graph.root?.find(AnyHashable(id)) else { return nil }
        return node.layoutItems.filter(\.isPlaced).map(\.windowFrame).reduce(nil) { $0?.union($1) ?? $1 }
    }

    /// Returns the geometry of the scroll view with that id, or of the first one inside the view with that id.
    public func scrollGeometry(ofID id: some Hashable) -> ScrollGeometry? {
        scrollNode(ofID: id)?.geometry
    }

    /// Returns the state of a scroll view. `includesTargets` is whether the targets are included, of which a long
    /// list has many.
    public func scrollSnapshot(ofID id: some Hashable, includesTargets: Bool = true) -> ScrollSnapshot? {
        guard let node = scrollNode(ofID: id) else { return nil }
        let velocity = node.scroller.velocity(at: node.time(at: time))
        var geometry = node.geometry
        // The state at the frame's time, of which offset and velocity are parts.
        geometry.contentOffset.x -= node.ahead.x
        geometry.contentOffset.y -= node.ahead.y
        return ScrollSnapshot(
            geometry: geometry, phase: node.phase, velocity: CGVector(dx: velocity.x, dy: velocity.y),
            target: node.scroller.target.map(CGPoint.init), frame: node.inWindow(node.convertToParent(node.window)),
            axes: node.axes,
            restRule: ScrollRestRule(node), targets: includesTargets ? node.targetFrames : [],
            pixel: node.pixel)
    }

    /// Applies an intent to the scroll view with that id at `time`, as a replay does. Returns whether the scroll view
    /// exists.
    @discardableResult
    public func apply(_ intent: ScrollIntent, toScrollWithID id: some Hashable, at time: Duration) -> Bool {
        guard let node = scrollNode(ofID: id) else { return false }
        node.give(intent, at: time)
        return true
    }

    /// Returns the outermost scroll view with that id on itself or around it, or the one that a ``ScrollViewID``
    /// names. Their number is small, so that a status line or a recording may call it in every frame.
    ///
    /// Complexity: O(n) in the number of scroll views times their depth.
    func scrollNode(ofID id: some Hashable) -> ScrollNode? {
        if let viewID = id as? ScrollViewID { return scrollNode(with: viewID) }
        let id = AnyHashable(id)
        var outermost: ScrollNode?
        for node in graph.scrolls.nodes where node.isInside(id) {
            if node.depth < outermost?.depth ?? .max { outermost = node }
        }
        return outermost
    }
}

extension ScrollNode {
    /// The innermost id on the scroll view or around it, up to the next scroll view.
    var innermostID: AnyHashable? {
        var node: Node? = self
        while let current = node, current === self || !(current is ScrollNode) {
            if let id = current.viewID { return id }
            node = current.parent ?? current.layoutParent
        }
        return nil
    }
}

extension Node {
    /// Returns whether a view with that id is this node or encloses it.
    func isInside(_ id: AnyHashable) -> Bool {
        var node: Node? = self
        while let current = node {
            if let own = current.viewID, own == id { return true }
            node = current.parent ?? current.layoutParent
        }
        return false
    }
}

extension ScrollNode {
    /// The frames of existing targets, in content coordinates.
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

    /// The greatest number of listed targets; recordings of longer lists omit them.
    private static let mostListedTargets = 10_000
}
