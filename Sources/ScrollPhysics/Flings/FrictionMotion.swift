import CMath

/// A decay with a constant deceleration in addition, which stops after a finite time: Flutter's fling on desktops.
///
/// Formula: v(t) = v₀·e^(-kt) - c·t and x(t) = x₀ + v₀·(1 - e^(-kt))/k - c·t²/2, for v₀ above zero, until v is zero.
/// The times of the stop and of the crossing of an edge have no closed form and are searched for, as in Flutter's
/// FrictionSimulation.
public struct FrictionMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// `k` in `exp(-k t)`, above zero.
    public let decayPerSecond: Double
    /// Points per second squared, above zero.
    public let deceleration: Double
    /// Seconds until the velocity is zero.
    public let duration: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = false

    /// Both constants are above zero. A velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond k: Double, deceleration: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        let speed = abs(velocity)
        self.start = start
        self.velocity = velocity
        decayPerSecond = k
        self.deceleration = deceleration
        // The velocity lost to the deceleration minus the velocity left by the decay rises steadily. The deceleration
        // alone gives the latest possible stop.
        duration =
            speed == 0
            ? 0
            : monotoneRoot(in: 0...speed / deceleration) { time in
                (value: deceleration * time - speed * exp(-k * time), slope: deceleration + k * speed * exp(-k * time))
            }
    }

    /// `k` of a share per second, such as Flutter's 0.135.
    public static func decayPerSecond(dragPerSecond: Double) -> Double { -log(dragPerSecond) }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = min(max(0, time), duration)
        return start - velocity * expm1(-decayPerSecond * time) / decayPerSecond
            - sign * deceleration * time * time / 2
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity * exp(-decayPerSecond * time) - sign * deceleration * time
    }

    /// The offset at the stop.
    public var destination: Double { position(at: duration) }

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        let distance = (position - start) * sign
        if distance == 0 { return Crossing(time: 0, velocity: velocity) }
        guard distance > 0, distance < (destination - start) * sign else { return nil }
        let time = monotoneRoot(in: 0...duration) { time in
            (value: (self.position(at: time) - start) * sign - distance, slope: velocity(at: time) * sign)
        }
        return Crossing(time: time, velocity: velocity(at: time))
    }

    private var sign: Double { velocity < 0 ? -1 : 1 }
}
