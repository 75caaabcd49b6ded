import CMath

/// The constants of a damped spring, from any of the usual parameters.
public struct SpringConstants: Equatable, Hashable, Sendable {
    /// Above zero.
    public var mass: Double
    /// Force per displacement, above zero.
    public var stiffness: Double
    /// Force per velocity, zero or more.
    public var damping: Double

    /// Creates a spring from its physical constants.
    public init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// Creates a spring from its damping ratio. 1 is critical: the fastest return without overshoot.
    public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
        self.init(mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (stiffness * mass).squareRoot())
    }

    /// SwiftUI's older pair: the period of the undamped spring in seconds, and the damping ratio.
    public init(response: Double, dampingFraction: Double) {
        let frequency = 2 * Double.pi / response
        self.init(stiffness: frequency * frequency, dampingRatio: dampingFraction)
    }

    /// SwiftUI's newer pair: perceived duration in seconds, and bounce from above -1 (sluggish) over 0 (critical) to 1
    /// (undamped).
    public init(duration: Double, bounce: Double) {
        self.init(response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
    }

    /// 1 is critical damping; less swings, more returns slowly.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The angular frequency of the undamped spring, in radians per second.
    public var naturalFrequency: Double { (stiffness / mass).squareRoot() }
}
