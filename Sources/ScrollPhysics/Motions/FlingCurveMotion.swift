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
    public static let greatestSpeed = length * decay - slide

    private static let length = 5707.62
    private static let slide = 172.0
    private static let decay = 3.7

    /// `velocity` is in points per second; one that is not finite rests.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the greater of the two.
    public init(start: Double, velocity: Double, speed: Double? = nil) {
        let speed = max(abs(velocity), speed ?? 0)
        self.init(start: start, velocity: velocity, speed: speed, seconds: Self.duration(at: speed))
    }

    /// One axis of a fling at that speed, which takes so many seconds on both.
    @inline(__always)
    init(start: Double, velocity: Double, speed: Double, seconds: Double) {
        self.start = start
        guard velocity != 0, seconds > 0 else {
            destination = start
            (self.velocity, duration, decaying, drift) = (0, 0, 0, 0)
            return
        }
        let entry = Self.entry(at: speed)
        self.velocity = velocity
        duration = seconds
        drift = velocity / entry * Self.slide
        decaying = drift * Self.rise(from: entry) / Self.decay
        destination = start + (velocity / Self.decay - drift * duration)
    }

    /// Seconds of a fling at a speed in points per second; zero for one that is zero, or no number.
    static func duration(at speed: Double) -> Double {
        speed > 0 && speed.isFinite ? log(rise(from: entry(at: speed))) / decay : 0
    }

    private static func entry(at speed: Double) -> Double { min(speed, greatestSpeed) }

    /// e^(γ·duration), which needs no exponential.
    private static func rise(from entry: Double) -> Double { 1 + entry * (1 / slide) }

    private init(shifting other: FlingCurveMotion, by delta: Double) {
        start = other.start + delta
        velocity = other.velocity
        duration = other.duration
        destination = other.destination + delta
        decaying = other.decaying
        drift = other.drift
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start - decaying * fall(Self.decay * time) - drift * time
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return decaying * Self.decay * exp(-Self.decay * time) - drift
    }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    /// In units of β/γ the way is a(1 - e^(-u)) - u, with a = e^(γ·duration) and u = γt. For Z = a·e^(-u), one more than the
    /// speed over β, that is Z - ln Z = a - way - ln a, which is solved once for the whole program.
    func passage(of position: Double) -> Passage? {
        if position == start { return Passage(time: 0, velocity: velocity) }
        let unit = Self.decay / drift
        let way = (position - start) * unit
        guard way > 0, way <= (destination - start) * unit else { return nil }
        let level = decaying * unit - way - Self.decay * duration
        let place = CriticalFall.place(fallenTo: level)
        // The equation gives the logarithm of Z.
        let seconds = max(0, duration - (place - level) / Self.decay)
        return seconds < duration
            ? Passage(time: seconds, velocity: drift * (place - 1)) : Passage(time: duration, velocity: 0)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FlingCurveMotion { FlingCurveMotion(shifting: self, by: delta) }
}
