/// A point, in points; x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable, BitwiseCopyable {
    /// Points from the left.
    public var x: Double
    /// Points from the top.
    public var y: Double

    /// A point, in points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)
}

/// An extent, in points.
public struct Size: Equatable, Sendable {
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// An extent, in points.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// No extent.
    public static let zero = Size(width: 0, height: 0)
}

/// An axis-aligned rectangle, in points, with its origin at the top left.
public struct Rect: Equatable, Sendable {
    /// Left edge, points.
    public var x: Double
    /// Top edge, points.
    public var y: Double
    /// The horizontal extent, in points.
    public var width: Double
    /// The vertical extent, in points.
    public var height: Double

    /// Creates a rectangle from its left and top edge, width and height, in points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Right edge, points.
    public var maxX: Double { x + width }
    /// Bottom edge, points.
    public var maxY: Double { y + height }
    /// True if the area is not positive or not a number.
    public var isEmpty: Bool { !(width > 0 && height > 0) }
}
