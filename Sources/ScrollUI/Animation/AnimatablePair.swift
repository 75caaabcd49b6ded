/// A pair of animatable values. Nested pairs hold more than two values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Creates a pair of both values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The pair of two zeros.
    public static var zero: Self { Self(.zero, .zero) }

    /// Adds the pairs component by component.
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }

    /// Subtracts the pairs component by component.
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    /// Multiplies both components by `rhs`.
    public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
    }

    /// The sum of the squares of both components.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// The animatable data of a type without animated numbers.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    public init() {}
    /// The only value.
    public static var zero: Self { Self() }
    /// Returns the only value.
    public static func + (left: Self, right: Self) -> Self { left }
    /// Returns the only value.
    public static func - (left: Self, right: Self) -> Self { left }
    /// Does nothing.
    public mutating func scale(by rhs: Double) {}
    /// The sum of no squares, zero.
    public var magnitudeSquared: Double { 0 }
}
