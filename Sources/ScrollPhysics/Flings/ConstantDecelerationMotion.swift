/// A fling with a constant deceleration: Qt Quick's Flickable.
///
/// Formula: v(t) = v₀ - a·t and x(t) = x₀ + t·(v₀ - a·t/2), for v₀ above zero, until v is zero after v₀/a seconds and
/// v₀²/2a points.
public struct ConstantDecelerationMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Points per second squared; zero at rest.
    public let deceleration: Double
    /// Seconds until the velocity is zero.
    public let duration: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = true

    /// With a velocity that is not finite, or a deceleration of zero or less, the content rests at the start.
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
        return start + time * (velocity - sign * deceleration * time / 2)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < duration ? velocity - sign * deceleration * time : 0
    }

    /// The offset at the stop.
    public var destination: Double { position(at: duration) }

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        let distance = (position - start) * sign
        if distance == 0 { return Crossing(time: 0, velocity: velocity) }
        let square = velocity * velocity - 2 * deceleration * distance
        guard distance > 0, square >= 0, duration > 0 else { return nil }
        let left = square.squareRoot()
        return Crossing(time: 2 * distance / (abs(velocity) + left), velocity: sign * left)
    }

    private var sign: Double { velocity < 0 ? -1 : 1 }
}
