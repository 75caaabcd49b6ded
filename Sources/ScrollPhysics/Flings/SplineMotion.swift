/// Android's fling along its spline: OverScroller, Compose and Chromium on Android.
///
/// The curve depends on the time alone: restarted midway from its own position and velocity, it covers less distance.
/// So keep the motion when the bounds change; only a ``BallisticMotion`` can be restarted.
public struct SplineMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Seconds of the whole curve.
    public let duration: Double
    /// Pixels from start to end.
    public let distance: Double

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = false

    /// `velocity` is in pixels per second; a velocity that is not finite counts as zero.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the length of the velocity. Each
    /// axis then covers its share of the distance for that speed.
    public init(start: Double, velocity: Double, fling: SplineFling = SplineFling(), speed: Double? = nil) {
        self.start = start
        duration = fling.duration(at: max(abs(velocity), speed ?? 0))
        // The share of this axis: the distance is proportional to the speed.
        distance = duration > 0 ? SplineFling.inflexion * velocity * duration : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + distance * SplineTable.standard.progress(at: time / duration)
    }

    /// Points per second; constant within each hundredth of the time.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return distance / duration * SplineTable.standard.slope(at: time / duration)
    }

    /// The offset at the end.
    public var destination: Double { start + distance }

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        if position == start { return Crossing(time: 0, velocity: velocity(at: 0)) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        let time = duration * SplineTable.standard.time(reaching: share)
        return Crossing(time: time, velocity: velocity(at: time))
    }
}
