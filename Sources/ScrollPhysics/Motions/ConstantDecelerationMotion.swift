/// A run-out that loses the same velocity in every second: Qt Quick's Flickable.
///
/// Formula: v(t) = v₀ - a·t until it is zero, after v₀/a seconds and v₀²/2a points.
public struct ConstantDecelerationMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Points per second squared; zero at rest.
    public let deceleration: Double
    /// Seconds until the velocity is zero.
    public let duration: Double

    /// A velocity that is not finite, or a deceleration that is not above zero, rests at the start.
    public init(start: Double, velocity: Double, deceleration: Double) {
        let isMoving = velocity != 0 && velocity.isFinite && deceleration > 0 && deceleration.isFinite
        self.start = start
        self.velocity = isMoving ? velocity : 0
        self.deceleration = isMoving ? deceleration : 0
        duration = isMoving ? abs(velocity) / deceleration : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = min(max(0, time), duration)
        return start + time * (velocity - brake * time / 2)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity - brake * time
    }

    /// The offset at the stop.
    public var destination: Double { position(at: duration) }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        let way = (position - start) * (velocity < 0 ? -1 : 1)
        if way == 0 { return Passage(time: 0, velocity: velocity) }
        let speed = abs(velocity)
        let square = speed * speed - 2 * deceleration * way
        guard way > 0, square >= 0, duration > 0 else { return nil }
        let rest = square.squareRoot()
        return Passage(time: 2 * way / (speed + rest), velocity: velocity < 0 ? -rest : rest)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> ConstantDecelerationMotion {
        ConstantDecelerationMotion(start: start + delta, velocity: velocity, deceleration: deceleration)
    }

    private var brake: Double { velocity < 0 ? -deceleration : deceleration }
}
