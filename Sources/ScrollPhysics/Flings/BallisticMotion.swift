import CMath

/// Flutter's form of Android's fling: the same distance in 17 % less time. The deceleration depends on the velocity
/// alone, so that a motion restarted midway continues unchanged.
///
/// Formula: x = x₀ + d·(1 - (1 - t/T)^D), v = v₀·(1 - t/T)^(D - 1), T = D·0.35·(Android's duration). Source:
/// ClampingScrollSimulation.
public struct BallisticMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Seconds until the velocity is zero.
    public let duration: Double
    /// Points from start to end.
    public let distance: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = true

    /// `velocity` is in points per second; a velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, fling: SplineFling = SplineFling()) {
        let whole = fling.duration(at: abs(velocity))
        self.start = start
        self.velocity = whole > 0 ? velocity : 0
        duration = SplineFling.exponent * SplineFling.inflexion * whole
        distance = SplineFling.inflexion * self.velocity * whole
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + distance * (1 - pow(1 - time / duration, SplineFling.exponent))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity * pow(1 - time / duration, SplineFling.exponent - 1)
    }

    /// The offset at the end.
    public var destination: Double { start + distance }

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        if position == start { return Crossing(time: 0, velocity: velocity) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        let left = pow(1 - share, 1 / SplineFling.exponent)
        return Crossing(
            time: duration * (1 - left), velocity: velocity * pow(left, SplineFling.exponent - 1))
    }
}
