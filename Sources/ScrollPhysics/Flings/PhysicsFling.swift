/// How far and how long Chromium's physics fling goes on one axis.
///
/// The distance is that of a constant deceleration, 2.7559e-5 in/ms²; the time is not. Source:
/// ui/events/gestures/physics_based_fling_curve.cc.
public struct PhysicsFling: Equatable, Sendable {
    /// Points per second.
    public var velocity: Double
    /// Length of the viewport, in points; the distance is at most three of them, times the boost.
    public var viewport: Double
    /// Multiplies the greatest distance: more for flings that follow each other.
    public var boost: Double
    /// Points per inch.
    public var pointsPerInch: Double

    /// Without boost, on a screen of 96 points per inch, unless something else is given.
    public init(velocity: Double, viewport: Double, boost: Double = 1, pointsPerInch: Double = 96) {
        self.velocity = velocity
        self.viewport = viewport
        self.boost = boost
        self.pointsPerInch = pointsPerInch
    }

    /// Points, with the sign of the velocity; zero where a number is none or not above zero.
    public var distance: Double {
        let deceleration = Self.inchesPerSecondSquared * pointsPerInch
        guard velocity.isFinite, deceleration > 0, viewport > 0, boost > 0 else { return 0 }
        let natural = velocity * velocity / (2 * deceleration)
        let distance = min(natural, (viewport * boost * 3).rounded(.down))
        return velocity < 0 ? -distance : distance
    }

    /// Seconds: v/2300, at most 2.
    public var duration: Double { distance == 0 ? 0 : min(2, abs(velocity) / 2300) }

    /// The curve that begins with the velocity: (0.2, ·) and (0.55, 1).
    public var timing: CubicTiming {
        let slope = distance == 0 ? 0 : velocity * duration / distance
        return CubicTiming(x1: 0.2, sloping: slope, x2: Self.x2)
    }

    static let x2 = 0.55
    private static let inchesPerSecondSquared = 27.559
}
