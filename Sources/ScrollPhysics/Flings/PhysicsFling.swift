/// The distance and duration of Chromium's physics fling on one axis.
///
/// The distance is that of a constant deceleration, 2.7559e-5 in/ms²; the duration is not. Source:
/// ui/events/gestures/physics_based_fling_curve.cc.
public struct PhysicsFling: Equatable, Sendable {
    /// Points per second.
    public var velocity: Double
    /// Length of the viewport, in points; the distance is at most three viewports times the boost.
    public var viewport: Double
    /// The factor of the greatest distance: above 1 for flings in quick succession.
    public var boost: Double
    /// Points per inch.
    public var pointsPerInch: Double

    /// Creates a fling without boost, on a screen of 96 points per inch, unless other values are given.
    public init(velocity: Double, viewport: Double, boost: Double = 1, pointsPerInch: Double = 96) {
        self.velocity = velocity
        self.viewport = viewport
        self.boost = boost
        self.pointsPerInch = pointsPerInch
    }

    /// Points, with the sign of the velocity; zero if a value is not a number or not above zero.
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
