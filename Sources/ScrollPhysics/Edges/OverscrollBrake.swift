/// The motion out beyond an edge under a constant deceleration, until the content stops.
///
/// The distance has a limit: a velocity that would exceed it is braked harder, evenly from the start.
public struct OverscrollBrake: Equatable, Sendable {
    /// Points from the edge at time zero.
    public let startDisplacement: Double
    /// Points per second at time zero: zero, or away from the edge.
    public let startVelocity: Double
    /// Seconds until the content stops.
    public let duration: Double
    /// Points from the edge where the content stops.
    public let peak: Double

    /// Begins at the edge (displacement zero) or beyond it. `limit` is the greatest distance from the edge, in points;
    /// if the displacement already exceeds it, the content does not move out. A velocity towards the edge counts as
    /// zero, as does one that is not finite.
    public init(displacement: Double, velocity: Double, deceleration: Double, limit: Double) {
        let isOutward = velocity.isFinite && velocity * (displacement == 0 ? velocity : displacement) > 0
        let available = max(0, limit - abs(displacement))
        let distance = isOutward ? min(available, velocity * velocity * (0.5 / deceleration)) : 0
        startDisplacement = displacement
        startVelocity = distance > 0 ? velocity : 0
        duration = distance > 0 ? 2 * distance / abs(velocity) : 0
        peak = displacement + (velocity < 0 ? -distance : distance)
    }

    /// Points from the edge; `time` is at least zero and below the duration.
    func displacement(at time: Double) -> Double {
        startDisplacement + startVelocity * time * (1 - time / (2 * duration))
    }

    /// Points per second; `time` is at least zero and below the duration.
    func velocity(at time: Double) -> Double { startVelocity * (1 - time / duration) }
}
