import Glibc

/// An offset whose velocity keeps losing the same share per unit of time: UIKit's run-out.
///
/// ```swift
/// let motion = DecayMotion(start: 0, velocity: 1000, rate: 0.998)
/// motion.destination  // 499.5
/// ```
///
/// Restarting it from its own position and velocity continues the same motion. Formulas: v(t) = v₀·e^(-kt), k =
/// -1000·ln(rate).
public struct DecayMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// `k` in `exp(-k t)`, above zero.
    public let decayPerSecond: Double
    /// The motion counts as ended when this many points are left of its way.
    public let restDistance: Double
    /// Points from start to destination.
    private let way: Double

    /// Takes the constant per second; `decayPerSecond` and `restDistance` are above zero. A velocity that is not finite
    /// counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond: Double, restDistance: Double = 0.5) {
        let velocity = velocity.isFinite ? velocity : 0
        self.init(
            start: start, velocity: velocity, decayPerSecond: decayPerSecond, restDistance: restDistance,
            way: velocity / decayPerSecond)
    }

    private init(start: Double, velocity: Double, decayPerSecond: Double, restDistance: Double, way: Double) {
        self.start = start
        self.velocity = velocity
        self.decayPerSecond = decayPerSecond
        self.restDistance = restDistance
        self.way = way
    }

    /// Ends once it is slower than `restVelocity`, in points per second: UIKit's (10 pt/s, measured), Flutter's, GTK's (1
    /// px/s) and Compose's (0.1 px/s) rule. The distance that is left then is the velocity over the constant, so that it
    /// goes (v₀ - v₁)/k points in ln(v₀/v₁)/k seconds.
    public init(start: Double, velocity: Double, decayPerSecond: Double, restVelocity: Double) {
        self.init(
            start: start, velocity: velocity, decayPerSecond: decayPerSecond,
            restDistance: restVelocity / decayPerSecond)
    }

    /// Takes the share of the velocity that is left after a millisecond, between 0 and 1 exclusive.
    public init(start: Double, velocity: Double, rate: Double, restDistance: Double = 0.5) {
        self.init(
            start: start, velocity: velocity, decayPerSecond: Self.decayPerSecond(rate: rate),
            restDistance: restDistance)
    }

    /// Takes the rate that makes the destination `target`; nil unless the velocity points there.
    public init?(start: Double, velocity: Double, reaching target: Double, restDistance: Double = 0.5) {
        let way = target - start
        let decay = velocity / way
        guard decay > 0, decay.isFinite else { return nil }
        self.init(start: start, velocity: velocity, decayPerSecond: decay, restDistance: restDistance, way: way)
    }

    /// Takes the rate that makes it come to rest on `place`: where `restDistance` points are left, or where it is slower
    /// than `restVelocity` if that comes first. Nil unless the velocity points there and is above the one at the end.
    public init?(
        start: Double, velocity: Double, restingAt place: Double, restDistance: Double, restVelocity: Double = 0
    ) {
        let distance = abs(place - start)
        guard velocity * (place - start) > 0, abs(velocity) > restVelocity else { return nil }
        let decay = min((abs(velocity) - restVelocity) / distance, abs(velocity) / (distance + restDistance))
        guard decay > 0, decay.isFinite else { return nil }
        self.init(
            start: start, velocity: velocity, decayPerSecond: decay,
            restDistance: max(restDistance, restVelocity / decay))
    }

    /// `k` of GTK's and WebKitGTK's kinetic scrolling.
    public static let kineticDecay = 4.0
    /// `k` of Compose's exponentialDecay, for a friction multiplier of 1.
    public static let composeDecay = 4.2

    /// `k` of a rate per millisecond.
    public static func decayPerSecond(rate: Double) -> Double { -1000 * log(rate) }

    /// The share of the velocity that is left after a millisecond.
    public var rate: Double { exp(-decayPerSecond / 1000) }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        start - way * fall(decayPerSecond * max(0, time))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        velocity * exp(-decayPerSecond * max(0, time))
    }

    /// Seconds until `restDistance` is left; zero for a velocity that cannot go that far. Worked out when asked for: a
    /// decay that meets an edge never is.
    public var duration: Double { isMoving ? log(abs(way) * (1 / restDistance)) * (1 / decayPerSecond) : 0 }

    /// Whether it goes further than the rest distance.
    var isMoving: Bool { abs(way) > restDistance }

    /// The offset that the formula tends to and never reaches.
    public var destination: Double { start + way }

    /// The offset at the end, `restDistance` short of the destination.
    public var restPosition: Double {
        isMoving ? destination - (velocity < 0 ? -restDistance : restDistance) : start
    }

    /// When the offset passes `position`; nil if the formula never leads there.
    public func time(crossing position: Double) -> Double? { crossing(of: position)?.time }

    /// When and how fast it passes a place before it rests.
    func passage(of position: Double) -> Passage? {
        (position - restPosition) * way > 0 ? nil : crossing(of: position)
    }

    private func crossing(of position: Double) -> Passage? {
        let gone = position - start
        if gone == 0 { return Passage(time: 0, velocity: velocity) }
        let share = gone * decayPerSecond / velocity
        guard share > 0, share < 1 else { return nil }
        return Passage(time: -log1p(-share) * (1 / decayPerSecond), velocity: velocity - decayPerSecond * gone)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> DecayMotion {
        DecayMotion(
            start: start + delta, velocity: velocity, decayPerSecond: decayPerSecond, restDistance: restDistance,
            way: way)
    }
}
