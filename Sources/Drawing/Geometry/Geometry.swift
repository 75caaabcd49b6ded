/// A point, in points; x grows to the right, y grows downwards.
public struct Point: Equatable, Sendable, BitwiseCopyable {
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
    /// Points.
    public var width: Double
    /// Points.
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
    /// Points.
    public var width: Double
    /// Points.
    public var height: Double

    /// Left and top edge, width and height, points.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// At the origin, without extent.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// Right edge, points.
    public var maxX: Double { x + width }
    /// Bottom edge, points.
    public var maxY: Double { y + height }
    /// True without an area, and for what is not a number.
    public var isEmpty: Bool { !(width > 0 && height > 0) }
}
