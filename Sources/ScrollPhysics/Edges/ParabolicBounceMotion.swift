/// Android's motion beyond an edge and back: a constant deceleration of 2000 px/s² to a stop, then a cubic back.
///
/// The motion back from d points takes √(2d/2000) seconds along 3u² - 2u³, whatever the velocity was. So content that
/// is released beyond the edge while it moves back loses its velocity. Source: OverScroller.java, without its rounding
/// to whole pixels and milliseconds.
public struct ParabolicBounceMotion: Motion {
    /// The motion out.
    public let brake: OverscrollBrake
    /// The offset at the edge, where the motion ends.
    public let destination: Double
    /// Seconds until the content is back at the edge.
    public let duration: Double

    /// Android's deceleration in pixels per second squared, a stand-in for gravity.
    public static let standardDeceleration = 2000.0

    /// Begins at the edge or beyond it. `limit` is the greatest distance from the edge, in points. With a deceleration
    /// of zero or less, the content rests at the edge.
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

    /// The signed distance from the edge at the turning point, in points.
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
