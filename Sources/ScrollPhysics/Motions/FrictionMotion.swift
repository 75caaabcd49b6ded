import Glibc

/// A decay with a constant deceleration on top, which stops for good after a finite time: Flutter's run-out on
/// desktops.
///
/// Formula: v(t) = v₀·e^(-kt) - c·t against the motion, until it is zero.
public struct FrictionMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// `k` in `exp(-k t)`, above zero.
    public let decayPerSecond: Double
    /// Points per second squared, above zero.
    public let deceleration: Double
    /// The duration where it has been worked out, infinite elsewhere.
    private let knownDuration: Double

    /// Both constants are above zero. A velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond: Double, deceleration: Double) {
        self =
            FrictionMotion(
                unsolved: start, velocity: velocity, decayPerSecond: decayPerSecond, deceleration: deceleration
            ).solved
    }

    /// The same motion; its duration is worked out when asked for. A run-out that meets an edge never is.
    @inline(__always)
    init(unsolved start: Double, velocity: Double, decayPerSecond: Double, deceleration: Double) {
        self.init(
            start, velocity: velocity.isFinite ? velocity : 0, decayPerSecond: decayPerSecond,
            deceleration: deceleration, knownDuration: .infinity)
    }

    @inline(__always)
    private init(
        _ start: Double, velocity: Double, decayPerSecond: Double, deceleration: Double, knownDuration: Double
    ) {
        self.start = start
        self.velocity = velocity
        self.decayPerSecond = decayPerSecond
        self.deceleration = deceleration
        self.knownDuration = knownDuration
    }

    /// Whether both move alike; what has been worked out about them does not count.
    public static func == (a: FrictionMotion, b: FrictionMotion) -> Bool {
        a.start == b.start && a.velocity == b.velocity && a.decayPerSecond == b.decayPerSecond
            && a.deceleration == b.deceleration
    }

    /// The same motion with its duration worked out.
    @inline(__always)
    var solved: FrictionMotion {
        FrictionMotion(
            start, velocity: velocity, decayPerSecond: decayPerSecond, deceleration: deceleration,
            knownDuration: duration)
    }

    /// `k` of a share per second, such as Flutter's 0.135.
    public static func decayPerSecond(dragPerSecond: Double) -> Double { -log(dragPerSecond) }

    /// Seconds until the velocity is zero: k·T·e^(kT) = v₀·k/c.
    @inline(__always)
    public var duration: Double {
        guard knownDuration == .infinity else { return knownDuration }
        return LambertFunction.value(of: abs(velocity) * (decayPerSecond / deceleration)) * (1 / decayPerSecond)
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < knownDuration else { return destination }
        let fallen = fall(decayPerSecond * time)
        guard isMoving(at: time, left: 1 + fallen) else { return destination }
        return start - velocity * fallen / decayPerSecond - sign * deceleration * time * time / 2
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < knownDuration else { return 0 }
        let left = exp(-decayPerSecond * time)
        return isMoving(at: time, left: left) ? velocity * left - sign * deceleration * time : 0
    }

    /// Whether it has not stopped, at a time when that share of the velocity is left by the exponential alone. What is less
    /// than rounding is nothing.
    private func isMoving(at time: Double, left: Double) -> Bool {
        let lost = deceleration * time
        return knownDuration < .infinity || abs(velocity) * left - lost > 1e-13 * lost
    }

    /// The offset at the stop, where v₀·e^(-kt) is c·t.
    public var destination: Double {
        let duration = duration
        let lost = sign * deceleration * duration
        let share = decayPerSecond * duration
        // Where little is gone, the difference would lose its digits.
        let gone = share > 0.5 ? velocity - lost : -velocity * expm1(-share)
        return start + gone * (1 / decayPerSecond) - lost * duration / 2
    }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        let way = (position - start) * sign
        if way == 0 { return Passage(time: 0, velocity: velocity) }
        // Neither of the two that slow it down lets it go further by itself.
        guard way > 0, decayPerSecond * way < abs(velocity), 2 * deceleration * way < velocity * velocity else {
            return nil
        }
        let solver = FrictionPassage(decay: decayPerSecond, deceleration: deceleration)
        let time = solver.times(after: SIMD2(way, 0), speeds: SIMD2(abs(velocity), 0))[0]
        return time > 0 ? passage(of: position, at: time) : slowPassage(after: way)
    }

    /// Passes that place at that time.
    @inline(__always)
    func passage(of position: Double, at time: Double) -> Passage {
        // What is left of the exponential is what is not gone.
        let lost = deceleration * time * (1 + decayPerSecond * time / 2)
        return Passage(time: time, velocity: velocity - decayPerSecond * (position - start) - lost * sign)
    }

    private func slowPassage(after way: Double) -> Passage? {
        let motion = solved
        guard way < (motion.destination - start) * sign else { return nil }
        let time = monotoneRoot(in: 0...motion.duration) {
            (value: (motion.position(at: $0) - start) * sign - way, slope: motion.velocity(at: $0) * sign)
        }
        return Passage(time: time, velocity: motion.velocity(at: time))
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FrictionMotion {
        FrictionMotion(
            start + delta, velocity: velocity, decayPerSecond: decayPerSecond, deceleration: deceleration,
            knownDuration: knownDuration)
    }

    private var sign: Double { velocity < 0 ? -1 : 1 }
}
