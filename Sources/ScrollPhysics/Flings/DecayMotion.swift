import CMath

/// A motion whose velocity loses the same share in every unit of time: UIKit's fling.
///
/// ```swift
/// let motion = DecayMotion(start: 0, velocity: 1000, rate: 0.998)
/// motion.destination  // 499.5
/// ```
///
/// Restarting it from its own position and velocity continues the same motion. Formulas: v(t) = v₀·e^(-kt) and x(t) =
/// x₀ + v₀·(1 - e^(-kt))/k with k = -1000·ln(rate).
public struct DecayMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// `k` in `exp(-k t)`, above zero.
    public let decayPerSecond: Double
    /// The remaining distance in points at which the motion counts as ended.
    public let restDistance: Double
    /// v₀/k: points from start to destination.
    private let distance: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = true

    /// Creates a motion from the decay constant per second; `decayPerSecond` and `restDistance` are above zero. A
    /// velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond: Double, restDistance: Double = 0.5) {
        let velocity = velocity.isFinite ? velocity : 0
        self.init(
            start, velocity: velocity, decayPerSecond: decayPerSecond, restDistance: restDistance,
            distance: velocity / decayPerSecond)
    }

    private init(
        _ start: Double, velocity: Double, decayPerSecond: Double, restDistance: Double, distance: Double
    ) {
        self.start = start
        self.velocity = velocity
        self.decayPerSecond = decayPerSecond
        self.restDistance = restDistance
        self.distance = distance
    }

    /// Creates a motion that ends once it is slower than `restVelocity`, in points per second: the rule of UIKit (10
    /// pt/s, measured), Flutter, GTK (1 px/s) and Compose (0.1 px/s). The distance left at that moment is the velocity
    /// over the constant, so the motion covers (v₀ - v₁)/k points in ln(v₀/v₁)/k seconds.
    public init(start: Double, velocity: Double, decayPerSecond: Double, restVelocity: Double) {
        self.init(
            start: start, velocity: velocity, decayPerSecond: decayPerSecond,
            restDistance: restVelocity / decayPerSecond)
    }

    /// Creates a motion from the share of the velocity that is left after a millisecond, between 0 and 1 exclusive.
    public init(start: Double, velocity: Double, rate: Double, restDistance: Double = 0.5) {
        self.init(
            start: start, velocity: velocity, decayPerSecond: Self.decayPerSecond(rate: rate),
            restDistance: restDistance)
    }

    /// Creates a motion with the rate that makes `target` its destination; nil unless the velocity points there.
    public init?(start: Double, velocity: Double, reaching target: Double, restDistance: Double = 0.5) {
        let decay = velocity / (target - start)
        guard decay > 0, decay.isFinite else { return nil }
        self.init(
            start, velocity: velocity, decayPerSecond: decay, restDistance: restDistance, distance: target - start)
    }

    /// Creates a motion with the rate that brings it to rest at `offset`: where `restDistance` points are left, or
    /// where it is slower than `restVelocity` if that comes first. Nil unless the velocity points there and exceeds the
    /// velocity at the end.
    public init?(
        start: Double, velocity: Double, restingAt offset: Double, restDistance: Double, restVelocity: Double = 0
    ) {
        let distance = abs(offset - start)
        guard velocity * (offset - start) > 0, abs(velocity) > restVelocity else { return nil }
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
        start - distance * expm1(-decayPerSecond * max(0, time))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        velocity * exp(-decayPerSecond * max(0, time))
    }

    /// The offset that the formula approaches and never reaches.
    public var destination: Double { start + distance }

    /// Seconds until `restDistance` is left; zero for a velocity too low to go that far.
    public var duration: Double { isMoving ? log(abs(distance) / restDistance) / decayPerSecond : 0 }

    /// The offset at the end, `restDistance` short of the destination.
    public var restPosition: Double {
        isMoving ? destination - (velocity < 0 ? -restDistance : restDistance) : start
    }

    private var isMoving: Bool { abs(distance) > restDistance }

    /// The time at which the motion passes `position`; nil if the formula never leads there.
    public func time(crossing position: Double) -> Double? {
        if position == start { return 0 }
        let share = (position - start) * decayPerSecond / velocity
        return share > 0 && share < 1 ? -log1p(-share) / decayPerSecond : nil
    }

    /// The time and velocity at which the motion passes an offset before it rests.
    public func crossing(of position: Double) -> Crossing? {
        guard (position - restPosition) * velocity <= 0, let time = time(crossing: position) else { return nil }
        return Crossing(time: time, velocity: velocity - decayPerSecond * (position - start))
    }
}
