import CMath

/// Flutter's addition to a fling that catches another one: sign·min(0.000816·|v|^1.967, 40000) of the velocity that was
/// caught. Source: BouncingScrollPhysics.carriedMomentum, and ScrollDragController for when it
/// is added.
public struct CarriedMomentum: Equatable, Sendable {
    /// Points per second for a caught velocity of one.
    public var scale = 0.000816
    /// How much faster than the velocity the addition grows.
    public var exponent = 1.967
    /// The greatest addition, in points per second.
    public var limit = 40_000.0

    /// A fling that is no faster than this share of the addition gets none.
    public var threshold = 0.5

    /// Flutter's numbers.
    public init() {}

    /// What is added to the next fling, in points per second. Flutter adds it only where that has the same direction.
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
