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
    /// Seconds until the velocity is zero.
    public let duration: Double

    /// Both constants are above zero. A velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond: Double, deceleration: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        self.start = start
        self.velocity = velocity
        self.decayPerSecond = decayPerSecond
        self.deceleration = deceleration
        // k·T·e^(kT) = v₀·k/c.
        duration = LambertFunction.value(of: abs(velocity) * (decayPerSecond / deceleration)) * (1 / decayPerSecond)
    }

    /// `k` of a share per second, such as Flutter's 0.135.
    public static func decayPerSecond(dragPerSecond: Double) -> Double { -log(dragPerSecond) }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        let decayed = -velocity * fall(decayPerSecond * time) / decayPerSecond
        return start + decayed - sign * deceleration * time * time / 2
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity * exp(-decayPerSecond * time) - sign * deceleration * time
    }

    /// The offset at the stop, where v₀·e^(-kt) is c·t.
    public var destination: Double {
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
        guard way > 0, way < (destination - start) * sign else { return nil }
        let speed = abs(velocity)
        // The exponential must count for its differences to keep their digits.
        if decayPerSecond * duration > 0.01,
            let time = Self.quickTime(
                after: way, speed: speed, decay: decayPerSecond, deceleration: deceleration, before: duration)
        {
            // What is left of the exponential is what is not gone.
            let lost = deceleration * time * (1 + decayPerSecond * time / 2)
            return Passage(time: time, velocity: (speed - decayPerSecond * way - lost) * sign)
        }
        let time = slowTime(after: way)
        return Passage(time: time, velocity: velocity(at: time))
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FrictionMotion {
        FrictionMotion(
            start: start + delta, velocity: velocity, decayPerSecond: decayPerSecond, deceleration: deceleration)
    }

    private var sign: Double { velocity < 0 ? -1 : 1 }

    /// When it has gone so many points, by Halley's steps from where the exponential alone would be, bent by the
    /// deceleration; nil where they may lead astray, close to the stop.
    // Numbers by themselves are handed on in registers.
    private static func quickTime(
        after way: Double, speed: Double, decay: Double, deceleration: Double, before duration: Double
    ) -> Double? {
        // What is left of the exponential where it has gone the whole way; all that the deceleration takes is missing there.
        let left = speed - decay * way
        let perDecay = 1 / decay
        let alone = -log(left / speed) * perDecay
        let missing = deceleration * alone * alone
        let slope = left - deceleration * alone
        let bend = decay * left + deceleration
        var more = missing / (slope + (slope * slope - bend * missing).squareRoot())
        for _ in 0..<4 {
            let time = alone + more
            let fallen = smallFall(decay * more)
            let miss = left * fallen * perDecay + deceleration * time * time / 2
            let slope = left * (1 + fallen) - deceleration * time
            let bend = decay * left * (1 + fallen) + deceleration
            let step = 2 * miss * slope / (2 * slope * slope - miss * bend)
            more += step
            guard slope > 0, alone + more < duration else { return nil }
            // A step leaves an error of its cube.
            if abs(step) <= 1e-5 * (alone + more) { return alone + more }
        }
        return nil
    }

    private func slowTime(after way: Double) -> Double {
        monotoneRoot(in: 0...duration) {
            (value: (self.position(at: $0) - start) * sign - way, slope: velocity(at: $0) * sign)
        }
    }
}
