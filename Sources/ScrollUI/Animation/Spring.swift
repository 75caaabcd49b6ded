/// A spring as people state it: duration and bounce, response and damping, or mass, stiffness and damping.
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
        self.init(
            mass: 1, stiffness: omega * omega, damping: 2 * max(dampingRatio, 0) * omega, allowOverDamping: true)
    }

    /// The engineer's numbers, each clamped to its range. Without `allowOverDamping`, damping above critical counts as
    /// critical.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = max(mass, 1e-6)
        self.stiffness = max(stiffness, 1e-6)
        let critical = 2 * (self.mass * self.stiffness).squareRoot()
        self.damping = min(max(damping, 0), allowOverDamping ? .infinity : critical)
    }

    /// The spring with that damping ratio whose start of 1 stays within `epsilon` of the goal after `settlingDuration`
    /// seconds.
    public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
        // Times scale with the response, so that one trial gives the factor.
        let trial = Spring(response: 1, dampingRatio: dampingRatio).settlingTime(within: epsilon)
        self.init(response: settlingDuration / max(trial, 1e-3), dampingRatio: dampingRatio)
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

    /// A spring of half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// A spring of half a second with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// A spring of half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// A spring without bounce, to which `extraBounce` is added. `duration` in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15, to which `extraBounce` is added. `duration` in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3, to which `extraBounce` is added. `duration` in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
