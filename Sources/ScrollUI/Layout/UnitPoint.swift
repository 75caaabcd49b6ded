public import Foundation

/// A point in a rectangle, as fractions of its width and height.
@frozen public struct UnitPoint: Hashable, Sendable {
    /// The fraction of the width, from 0 at the left to 1 at the right; other values lie outside.
    public var x: CGFloat
    /// The fraction of the height, from 0 at the top to 1 at the bottom; other values lie outside.
    public var y: CGFloat

    /// Creates a point from its fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the point at the upper left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The upper left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the left side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the right side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The upper left corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper right corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower left corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The lower right corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

    func point(in size: CGSize) -> CGPoint {
        CGPoint(x: size.width * x, y: size.height * y)
    }
}
