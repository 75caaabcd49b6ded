/// Android's fling along its spline: OverScroller, Compose and Chromium on Android.
///
/// It depends on the time alone: restarted midway from its own position and velocity it goes less far. Whoever changes
/// the bounds keeps the motion; ``BallisticMotion`` can be begun anew.
public struct SplineMotion: Fling {
    /// The offset at time zero.
    public let start: Double
    /// Seconds of the whole curve.
    public let duration: Double
    /// Pixels from start to end.
    public let distance: Double

    /// Whether a motion restarted midway goes on as before.
    public static let isRestartable = false

    /// `velocity` is in pixels per second; one that is not finite rests.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the length of the velocity; the
    /// axis then goes its share of that speed's distance.
    public init(start: Double, velocity: Double, fling: SplineFling = SplineFling(), speed: Double? = nil) {
        self.start = start
        duration = fling.duration(at: max(abs(velocity), speed ?? 0))
        // The axis' share of the whole: the distance goes with the speed.
        distance = duration > 0 ? SplineFling.inflexion * velocity * duration : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + distance * SplineTable.standard.progress(at: time / duration)
    }

    /// Points per second; the same throughout a hundredth of the time.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return distance / duration * SplineTable.standard.slope(at: time / duration)
    }

    /// The offset at the end.
    public var destination: Double { start + distance }

    /// When and how fast it passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        if position == start { return Crossing(time: 0, velocity: velocity(at: 0)) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        let time = duration * SplineTable.standard.time(reaching: share)
        return Crossing(time: time, velocity: velocity(at: time))
    }
}
