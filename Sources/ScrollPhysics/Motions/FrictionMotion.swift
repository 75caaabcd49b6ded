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

    /// Solves the stop time once; both constants are above zero. A velocity that is not finite counts as zero.
    public init(start: Double, velocity: Double, decayPerSecond: Double, deceleration: Double) {
        let velocity = velocity.isFinite ? velocity : 0
        self.start = start
        self.velocity = velocity
        self.decayPerSecond = decayPerSecond
        self.deceleration = deceleration
        duration = Self.stopTime(speed: abs(velocity), decay: decayPerSecond, deceleration: deceleration)
    }

    /// `k` of a share per second, such as Flutter's 0.135.
    public static func decayPerSecond(dragPerSecond: Double) -> Double { -log(dragPerSecond) }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = min(max(0, time), duration)
        let decayed = -velocity * fall(decayPerSecond * time) / decayPerSecond
        return start + decayed - sign * deceleration * time * time / 2
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity * exp(-decayPerSecond * time) - sign * deceleration * time
    }

    /// The offset at the stop.
    public var destination: Double { position(at: duration) }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? {
        let way = (position - start) * sign
        if way == 0 { return 0 }
        guard way > 0, way < (destination - start) * sign else { return nil }
        return monotoneRoot(in: 0...duration) {
            (value: (self.position(at: $0) - position) * sign, slope: velocity(at: $0) * sign)
        }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FrictionMotion {
        FrictionMotion(
            start: start + delta, velocity: velocity, decayPerSecond: decayPerSecond, deceleration: deceleration)
    }

    private var sign: Double { velocity < 0 ? -1 : 1 }

    /// The speed falls at least as fast as the deceleration alone makes it, which brackets the root.
    private static func stopTime(speed: Double, decay: Double, deceleration: Double) -> Double {
        guard speed > 0 else { return 0 }
        return monotoneRoot(in: 0...(speed / deceleration)) { time in
            let decayed = speed * exp(-decay * time)
            return (value: deceleration * time - decayed, slope: deceleration + decay * decayed)
        }
    }
}
