import CMath

/// Flutter's addition to a fling that catches another one: sign·min(0.000816·|v|^1.967, 40000) of the caught velocity.
/// Source: BouncingScrollPhysics.carriedMomentum, and ScrollDragController for the conditions.
public struct CarriedMomentum: Equatable, Sendable {
    /// The addition for a caught velocity of one, in points per second.
    public var scale = 0.000816
    /// The exponent of the caught velocity.
    public var exponent = 1.967
    /// The greatest addition, in points per second.
    public var limit = 40_000.0

    /// A fling that is no faster than this share of the addition gets no addition.
    public var threshold = 0.5

    /// Flutter's numbers.
    public init() {}

    /// The addition to the next fling, in points per second. Flutter adds it only to a fling in the same direction.
    public func addition(for caught: Double) -> Double {
        guard caught.isFinite else { return 0 }
        let size = min(scale * pow(abs(caught), exponent), limit)
        return caught < 0 ? -size : size
    }

    /// The velocity of a fling that caught another one.
    public func velocity(_ velocity: Double, catching caught: Double) -> Double {
        let addition = addition(for: caught)
        return velocity * caught > 0 && abs(velocity) > threshold * abs(addition)
            ? velocity + addition : velocity
    }
}
