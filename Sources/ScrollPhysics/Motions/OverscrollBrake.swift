/// The way out beyond an edge under a constant deceleration, until the content stands.
///
/// It goes no further than a limit: a velocity that would is braked harder, evenly from the start.
public struct OverscrollBrake: Equatable, Sendable {
    /// Points from the edge at time zero.
    public let startDisplacement: Double
    /// Points per second at time zero: zero, or away from the edge.
    public let startVelocity: Double
    /// Seconds until it stands.
    public let duration: Double
    /// Points from the edge where it stands.
    public let peak: Double

    /// Begins at the edge, displacement zero, or beyond it. `limit` is the greatest distance from the edge, in points;
    /// one that is already exceeded allows no way out. A velocity towards the edge counts as zero, as does one that is
    /// not finite.
    public init(displacement: Double, velocity: Double, deceleration: Double, limit: Double) {
        let isOutward = velocity.isFinite && velocity * (displacement == 0 ? velocity : displacement) > 0
        let room = max(0, limit - abs(displacement))
        let way = isOutward ? min(room, velocity * velocity * (0.5 / deceleration)) : 0
        startDisplacement = displacement
        startVelocity = way > 0 ? velocity : 0
        duration = way > 0 ? 2 * way / abs(velocity) : 0
        peak = displacement + (velocity < 0 ? -way : way)
    }

    /// Points from the edge; `time` is at least zero and below the duration.
    func displacement(at time: Double) -> Double {
        startDisplacement + startVelocity * time * (1 - time / (2 * duration))
    }

    /// Points per second; `time` is at least zero and below the duration.
    func velocity(at time: Double) -> Double { startVelocity * (1 - time / duration) }
}
