import ScrollPhysics

/// A spring in the ways people state it: duration and bounce, response and damping, or mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
    /// Above zero; 1 for springs that were not given one.
    public private(set) var mass: Double
    /// Force per displacement, above zero.
    public private(set) var stiffness: Double
    /// Force per velocity, zero or more.
    public private(set) var damping: Double

    /// `duration` is the perceived length in seconds; `bounce` goes from -1 (flat) over 0 (no overshoot) to 1 (for
    /// ever).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// `response` in seconds.
    public init(response: Double, dampingRatio: Double) {
        let omega = 2 * Double.pi / max(response, 1e-3)
        self.init(mass: 1, stiffness: omega * omega, damping: 2 * max(dampingRatio, 0) * omega)
    }

    /// The engineer's numbers, each kept within its range. `allowOverDamping` makes no difference: damping above
    /// critical is always allowed.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        self.damping = max(damping, 0)
    }

    /// Seconds.
    public var response: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }
    /// 1 is critical: no overshoot and no slower than need be. Less swings, more creeps.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The perceived length in seconds, which is the ``response``.
    public var duration: Double { response }
    /// From -1 (creeps) over 0 (critical) to 1 (swings for ever).
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// Seconds until a start of 1 stays within a thousandth of the goal.
    public var settlingDuration: Double { settlingTime(within: 0.001) }

    /// The value at `time` seconds of a spring that starts at zero and ends at `target`.
    public func value(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        let basis = self.basis(at: time, rate: 1)
        return target * (1 - basis.displacement) + initialVelocity * basis.velocity
    }

    /// The velocity at `time`, per second.
    public func velocity(target: Double, initialVelocity: Double = 0, time: Double) -> Double {
        let basis = self.basis(at: time, rate: 1)
        return -target * basis.displacementRate + initialVelocity * basis.velocityRate
    }
}
