public import Foundation
public import ScrollPhysics

/// The phase of a scroll view's motion.
public typealias ScrollPhase = ScrollPhysics.ScrollPhase

extension ScrollPhysics.ScrollPhase {
    /// Whether the phase is not idle.
    public var isScrolling: Bool { self != .idle }
}

/// The position and sizes of a scroll view, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// The offset of the content's start from the container's edge; negative by the leading insets at the start.
    public var contentOffset: CGPoint
    /// The size of the scrollable content, in points, without the insets.
    public var contentSize: CGSize
    /// The insets around the content, in points, from `contentMargins`.
    public var contentInsets: EdgeInsets
    /// The size of the window between the insets, as measured on Apple's systems.
    public var containerSize: CGSize
    /// The velocity of the offset, in points per second. An extension of ScrollUI's own.
    public var velocity = CGVector.zero

    /// Creates a geometry at rest.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The whole window, insets included, in content coordinates.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x, y: contentOffset.y, width: containerSize.width + contentInsets.horizontal,
            height: containerSize.height + contentInsets.vertical)
    }

    /// A rectangle of ``containerSize`` at ``contentOffset``, in content coordinates.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// A direction and length, in points or points per second.
public struct CGVector: Equatable, Hashable, Sendable {
    /// The horizontal part, positive to the right.
    public var dx: CGFloat
    /// The vertical part, positive downwards.
    public var dy: CGFloat

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector without length or direction.
    public static let zero = CGVector(dx: 0, dy: 0)
}

extension ScrollAxis {
    package init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension ScrollVector {
    package init(each value: (ScrollAxis) -> Double) { self.init(x: value(.horizontal), y: value(.vertical)) }
    package init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
    package init(_ vector: ScrollVector) { self.init(x: vector.x, y: vector.y) }
}
