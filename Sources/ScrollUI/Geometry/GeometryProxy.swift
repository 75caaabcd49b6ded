public import Foundation

/// The position and size of a view after layout. For animated views these are the target values.
public struct GeometryProxy: Sendable {
    private weak let node: Node?
    /// The size in points.
    public let size: CGSize

    @MainActor
    init(_ node: Node) {
        self.node = node
        size = node.frame.size
    }

    /// The distances by which the view may extend beyond its edges without being covered, in points.
    public var safeAreaInsets: EdgeInsets {
        read(EdgeInsets()) { node in
            let insets = node.safeAreaInsets()
            node.graph.geometry.noteRead(of: node) { $0.safeAreaInsets() == insets }
            return insets
        }
    }

    /// Returns the view's frame in an enclosing coordinate space. An unknown name means the window.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(of: coordinateSpace.coordinateSpace)
    }

    /// Returns the view's frame in a coordinate space. The older form of ``frame(in:)-(CoordinateSpaceProtocol)``.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        frame(of: coordinateSpace)
    }

    private func frame(of space: CoordinateSpace) -> CGRect {
        // A copy of a value, read only on the main actor: in this call, and when the read is compared again after a layout.
        nonisolated(unsafe) let space = space
        return read(.zero) { node in
            let frame = node.frame(in: space)
            node.graph.geometry.noteRead(of: node) { $0.frame(in: space) == frame }
            return frame
        }
    }

    /// Returns the visible bounds of the named view or scroll view, in this view's own space; nil if no such view encloses this one.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // A copy of a value, read only on the main actor: in this call, and when the read is compared again after a layout.
        nonisolated(unsafe) let space = coordinateSpace
        return read(nil) { node in
            let bounds = node.bounds(of: space)
            node.graph.geometry.noteRead(of: node) { $0.bounds(of: space) == bounds }
            return bounds
        }
    }

    /// The location of an anchor in this view's own coordinate space.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let origin = frame(in: .global).origin
        return anchor.resolve { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    }

    /// Reads geometry. Reads occur while the main actor updates and lays out; the reading closures need not be isolated to it.
    private func read<Value: Sendable>(_ none: Value, _ body: @MainActor (Node) -> Value) -> Value {
        guard let node else { return none }
        return MainActor.assumeIsolated { node.isAttached ? body(node) : none }
    }

    /// The node with this geometry; nil after it has left the tree.
    @MainActor var source: Node? { node }
}
