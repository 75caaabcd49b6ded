import Glibc

/// Chromium's fling of a touchpad: one fixed curve, entered at the time at which its speed is that of the fling.
///
/// Formula: p(t) = α·e^(-γt) - βt - α with α = -5707.62 px, β = 172 px/s, γ = 3.7 /s. It begins at 20946 px/s and
/// stands still after 1.3 s. A faster fling draws the whole curve out. Source: ui/events/gestures/fling_curve.cc.
public struct FlingCurveMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Seconds until the velocity is zero.
    public let duration: Double
    /// The offset at the end.
    public let destination: Double
    /// α·e^(-γt₀) times the axis' share, where t₀ is the time of entry.
    private let decaying: Double
    /// β times the axis' share.
    private let drift: Double

    /// The speed at which the curve begins, in points per second.
    public static let greatestSpeed = rise - slide

    private static let length = 5707.62
    private static let slide = 172.0
    private static let decay = 3.7
    private static let rise = length * decay

    /// `velocity` is in points per second; one that is not finite rests.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the greater of the two.
    public init(start: Double, velocity: Double, speed: Double? = nil) {
        let speed = max(abs(velocity), speed ?? 0)
        guard velocity != 0, speed.isFinite else {
            self.init(start: start, velocity: 0, duration: 0, share: 0)
            return
        }
        let entry = min(speed, Self.greatestSpeed)
        let duration = log((entry + Self.slide) / Self.slide) / Self.decay
        self.init(start: start, velocity: velocity, duration: duration, share: velocity / entry)
    }

    private init(start: Double, velocity: Double, duration: Double, share: Double) {
        self.start = start
        self.velocity = velocity
        self.duration = duration
        decaying = share * Self.slide * exp(Self.decay * duration) / Self.decay
        drift = share * Self.slide
        destination = start + Self.way(after: duration, decaying: decaying, drift: drift)
    }

    private init(shifting other: FlingCurveMotion, by delta: Double) {
        start = other.start + delta
        velocity = other.velocity
        duration = other.duration
        destination = other.destination + delta
        decaying = other.decaying
        drift = other.drift
    }

    private static func way(after time: Double, decaying: Double, drift: Double) -> Double {
        -decaying * fall(decay * time) - drift * time
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + Self.way(after: time, decaying: decaying, drift: drift)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return decaying * Self.decay * exp(-Self.decay * time) - drift
    }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? {
        crossingTime(of: position, in: duration)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FlingCurveMotion { FlingCurveMotion(shifting: self, by: delta) }
}
