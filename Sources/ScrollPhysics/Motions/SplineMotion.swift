/// Android's fling along its spline: OverScroller, Compose and Chromium on Android.
///
/// It is not ballistic: begun anew on the way from its own position and velocity it goes less far. Whoever changes the
/// bounds keeps the motion; ``BallisticMotion`` can be begun anew.
public struct SplineMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Seconds of the whole curve.
    public let duration: Double
    /// Pixels from start to end.
    public let distance: Double

    /// `velocity` is in pixels per second; one that is not finite rests.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the length of the velocity; the
    /// axis then goes its share of that speed's distance.
    public init(start: Double, velocity: Double, fling: SplineFling = SplineFling(), speed: Double? = nil) {
        let duration = fling.duration(at: max(abs(velocity), speed ?? 0))
        // The axis' share of the way: the distance goes with the speed.
        let distance = duration > 0 ? SplineFling.inflexion * velocity * duration : 0
        self.init(start: start, distance: distance, duration: duration)
    }

    private init(start: Double, distance: Double, duration: Double) {
        self.start = start
        self.distance = distance
        self.duration = duration
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

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        if position == start { return Passage(time: 0, velocity: velocity(at: 0)) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        let (time, slope) = SplineTable.standard.passage(of: share)
        return Passage(time: duration * time, velocity: distance / duration * slope)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> SplineMotion {
        SplineMotion(start: start + delta, distance: distance, duration: duration)
    }
}
