public import Foundation

/// Where a view is and how large, after layout. Views in motion count as arrived.
public struct GeometryProxy: Sendable {
    private weak let node: Node?
    /// Points.
    public let size: CGSize

    @MainActor
    init(_ node: Node) {
        self.node = node
        size = node.frame.size
    }

    /// How far the view may extend beyond its edges until something covers it, in points.
    public var safeAreaInsets: EdgeInsets {
        read(EdgeInsets()) { node in
            let insets = node.safeAreaInsets()
            node.graph.geometry.noteRead(of: node) { $0.safeAreaInsets() == insets }
            return insets
        }
    }

    /// The view's frame in a frame of reference around it. A name that nobody has means the window.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(of: coordinateSpace.coordinateSpace)
    }

    /// The older spelling of ``frame(in:)-(CoordinateSpaceProtocol)``.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        frame(of: coordinateSpace)
    }

    private func frame(of space: CoordinateSpace) -> CGRect {
        // A copy of a value, read on the main actor alone: in this call, and when the read is compared again after a layout.
        nonisolated(unsafe) let space = space
        return read(.zero) { node in
            let frame = node.frame(in: space)
            node.graph.geometry.noteRead(of: node) { $0.frame(in: space) == frame }
            return frame
        }
    }

    /// What the named view or scroll view shows, in this view's own space; nil if there is none around.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        // A copy of a value, read on the main actor alone: in this call, and when the read is compared again after a layout.
        nonisolated(unsafe) let space = coordinateSpace
        return read(nil) { node in
            let bounds = node.bounds(of: space)
            node.graph.geometry.noteRead(of: node) { $0.bounds(of: space) == bounds }
            return bounds
        }
    }

    /// A location in another view in this view's own space.
    public subscript<Value>(anchor: Anchor<Value>) -> Value {
        let origin = frame(in: .global).origin
        return anchor.resolve { CGPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
    }

    /// Geometry is read while the main actor updates and lays out; the closures that read need not be bound to it.
    private func read<Value: Sendable>(_ none: Value, _ body: @MainActor (Node) -> Value) -> Value {
        guard let node else { return none }
        return MainActor.assumeIsolated { node.isAttached ? body(node) : none }
    }

    /// The node whose geometry this is; nil when it has left the tree.
    @MainActor var source: Node? { node }
}
