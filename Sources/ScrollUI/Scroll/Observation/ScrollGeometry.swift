public import Foundation
public import ScrollPhysics

/// What a scroll view is doing.
public typealias ScrollPhase = ScrollPhysics.ScrollPhase

extension ScrollPhysics.ScrollPhase {
    /// Everything but idle.
    public var isScrolling: Bool { self != .idle }
}

/// Where a scroll view is, in points.
public struct ScrollGeometry: Equatable, Sendable {
    /// Of the content's start at the container's edge: negative by the insets at the start.
    public var contentOffset: CGPoint
    /// Everything that can be scrolled to, in points, without the insets.
    public var contentSize: CGSize
    /// Space left free around the content, in points; it comes from `contentMargins`.
    public var contentInsets: EdgeInsets
    /// The window between the insets, as measured on Apple's systems.
    public var containerSize: CGSize
    /// Of the offset, points per second. An extension of ScrollUI's own.
    public var velocity = CGVector.zero

    /// A geometry at rest.
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
    /// To the right above zero.
    public var dx: CGFloat
    /// Downwards above zero.
    public var dy: CGFloat

    /// A vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// No length, hence no direction.
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
