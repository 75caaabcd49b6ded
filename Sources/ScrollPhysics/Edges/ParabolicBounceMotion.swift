/// Android's motion beyond an edge and back: a constant deceleration of 2000 px/s² until it stands, then a cubic back.
///
/// The motion back from d points takes √(2d/2000) seconds along 3u² - 2u³, whatever the velocity was; so content that was
/// let go beyond the edge while it moved back loses its velocity. Source: OverScroller.java; without its whole pixels
/// and milliseconds.
public struct ParabolicBounceMotion: Motion {
    /// The motion out.
    public let brake: OverscrollBrake
    /// The offset at the edge, where it ends.
    public let destination: Double
    /// Seconds until the content is back at the edge.
    public let duration: Double

    /// Android's deceleration in pixels per second squared, a stand-in for gravity.
    public static let standardDeceleration = 2000.0

    /// Begins at the edge or beyond it. `limit` is the greatest distance from the edge, in points. A deceleration that
    /// is not above zero rests at the edge.
    public init(
        from start: Double, velocity: Double, to edge: Double, limit: Double,
        deceleration: Double = Self.standardDeceleration
    ) {
        let isUsable = deceleration > 0 && deceleration.isFinite
        brake = OverscrollBrake(
            displacement: isUsable ? start - edge : 0, velocity: isUsable ? velocity : 0, deceleration: deceleration,
            limit: limit)
        destination = edge
        duration = isUsable ? brake.duration + (abs(brake.peak) * (2 / deceleration)).squareRoot() : 0
    }

    /// The offset at time zero.
    public var start: Double { destination + brake.startDisplacement }

    /// Points from the edge where it turns, with their sign.
    public var peak: Double { brake.peak }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        if time < brake.duration { return destination + brake.displacement(at: time) }
        guard time < duration else { return destination }
        let u = share(time)
        return destination + peak * (1 - u * u * (3 - 2 * u))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        if time < brake.duration { return brake.velocity(at: time) }
        guard time < duration else { return 0 }
        let u = share(time)
        return -peak / (duration - brake.duration) * 6 * u * (1 - u)
    }

    private func share(_ time: Double) -> Double { (time - brake.duration) / (duration - brake.duration) }
}
