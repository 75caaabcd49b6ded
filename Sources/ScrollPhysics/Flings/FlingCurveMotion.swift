import CMath

/// Chromium's fling of a touchpad: one fixed curve, entered at the time at which its speed equals that of the fling.
///
/// Formula: p(t) = α·e^(-γt) - βt - α with α = -5707.62 px, β = 172 px/s, γ = 3.7 /s. The curve begins at 20946 px/s
/// and stops after 1.3 s. A faster fling stretches the distance of the whole curve. Source:
/// ui/events/gestures/fling_curve.cc.
public struct FlingCurveMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Seconds until the velocity is zero.
    public let duration: Double
    /// -α·e^(-γt₀) times the axis' share, where t₀ is the time of entry.
    private let amplitude: Double
    /// β times the axis' share.
    private let drift: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = true

    /// The speed at which the curve begins, in points per second.
    public static let greatestSpeed = -alpha * gamma - beta

    private static let alpha = -5707.62
    private static let beta = 172.0
    private static let gamma = 3.7

    /// `velocity` is in points per second; a velocity that is not finite counts as zero.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the greater of the two.
    public init(start: Double, velocity: Double, speed: Double? = nil) {
        let speed = max(abs(velocity), speed ?? 0)
        self.start = start
        guard velocity != 0, speed.isFinite else {
            (self.velocity, duration, amplitude, drift) = (0, 0, 0, 0)
            return
        }
        // The speed is -αγ·e^(-γt₀) - β at the entry; at the end, -αγ·e^(-γt) equals β.
        let entry = min(speed, Self.greatestSpeed)
        self.velocity = velocity
        duration = log((entry + Self.beta) / Self.beta) / Self.gamma
        amplitude = velocity / entry * (entry + Self.beta) / Self.gamma
        drift = velocity / entry * Self.beta
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = min(max(0, time), duration)
        return start - amplitude * expm1(-Self.gamma * time) - drift * time
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return amplitude * Self.gamma * exp(-Self.gamma * time) - drift
    }

    /// The offset at the end.
    public var destination: Double { position(at: duration) }

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        let sign: Double = velocity < 0 ? -1 : 1
        let distance = (position - start) * sign
        if distance == 0 { return Crossing(time: 0, velocity: velocity) }
        guard distance > 0, distance <= (destination - start) * sign else { return nil }
        let time = monotoneRoot(in: 0...duration) { time in
            (value: (self.position(at: time) - start) * sign - distance, slope: velocity(at: time) * sign)
        }
        return Crossing(time: time, velocity: velocity(at: time))
    }
}
