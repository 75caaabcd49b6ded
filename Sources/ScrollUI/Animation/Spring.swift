/// A spring, defined by duration and bounce, by response and damping, or by mass, stiffness and damping.
public struct Spring: Hashable, Sendable {
    /// The mass, above zero; 1 by default.
    public private(set) var mass: Double
    /// The force per displacement, above zero.
    public private(set) var stiffness: Double
    /// The force per velocity, zero or more.
    public private(set) var damping: Double

    /// Creates a spring. `duration` is the perceived duration in seconds; `bounce` goes from -1 (overdamped) over 0 (no overshoot) to 1
    /// (oscillates forever).
    public init(duration: Double = 0.5, bounce: Double = 0) {
        let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// Creates a spring. `response` is in seconds.
    public init(response: Double, dampingRatio: Double) {
        let omega = 2 * Double.pi / max(response, 1e-3)
        self.init(
            mass: 1, stiffness: omega * omega, damping: 2 * max(dampingRatio, 0) * omega, allowOverDamping: true)
    }

    /// Creates a spring from its physical parameters, each clamped to its range. Without `allowOverDamping`, damping above critical counts
    /// as critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = min(max(damping, 0), allowOverDamping ? .infinity : critical)
    }

    /// Creates the spring with the given damping ratio that moves from a displacement of 1 and stays within `epsilon` of the goal after
    /// `settlingDuration` seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // Times scale with the response, so that one trial gives the factor.
        let trial = Spring(response: 1, dampingRatio: dampingRatio).settlingTime(within: epsilon)
        self.init(response: settlingDuration / max(trial, 1e-3), dampingRatio: dampingRatio)
    }

    /// The response in seconds.
    public var response: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }
    /// The damping ratio. 1 is critical damping: the fastest motion without overshoot. Lower values oscillate, higher values move more
    /// slowly.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// The perceived duration in seconds, equal to the ``response``.
    public var duration: Double { response }
    /// The bounce, from -1 (overdamped) over 0 (critical) to 1 (oscillates forever).
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The time in seconds until a motion from a displacement of 1 stays within a thousandth of the goal.
    public var settlingDuration: Double { settlingTime(within: 0.001) }

    /// A spring of 0.5 s without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of 0.5 s with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring of 0.5 s with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// Returns a spring with a bounce of `extraBounce`. `duration` is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring with a bounce of 0.15 plus `extraBounce`. `duration` is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring with a bounce of 0.3 plus `extraBounce`. `duration` is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
