/// A point or a displacement on both axes, in points; y grows downwards, x grows to the right.
///
/// As an offset it is the content point shown at the viewport's top leading corner; as a velocity it is in points per
/// second.
public struct ScrollVector: Equatable, Hashable, Sendable, Codable {
    /// To the right.
    public var x: Double
    /// Downwards.
    public var y: Double

    /// Both parts, in points or points per second.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin; no displacement.
    public static let zero = ScrollVector(x: 0, y: 0)

    /// The part on one axis.
    public subscript(axis: ScrollAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    /// The sum of the parts.
    public static func + (a: ScrollVector, b: ScrollVector) -> ScrollVector {
        ScrollVector(x: a.x + b.x, y: a.y + b.y)
    }

    /// The difference of the parts.
    public static func - (a: ScrollVector, b: ScrollVector) -> ScrollVector {
        ScrollVector(x: a.x - b.x, y: a.y - b.y)
    }

    /// Both parts times a factor.
    public static func * (a: ScrollVector, factor: Double) -> ScrollVector {
        ScrollVector(x: a.x * factor, y: a.y * factor)
    }

    /// Whether both parts are numbers that a scroller can use.
    public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension ScrollVector {
    /// The Euclidean length. The square root is correctly rounded, so the result is the same on every platform.
    package var length: Double { (x * x + y * y).squareRoot() }
}
