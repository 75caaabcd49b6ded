/// Android's fling along its spline: OverScroller, Compose and Chromium on Android.
///
/// It is not ballistic: begun anew on the way from its own position and velocity it goes less far. Whoever changes the
/// bounds keeps the motion; ``BallisticMotion`` can be begun anew.
public struct SplineMotion: Motion {
    /// How the end of the curve is drawn.
    public enum Ending: String, Sendable {
        /// As the formula says: Compose.
        case exact
        /// Milliseconds and pixels without fractions: Android's OverScroller. The position is a staircase.
        case wholePixels
        /// It ends as soon as 0.1 px are left: Chromium.
        case tenthOfAPixel
    }

    /// The offset at time zero.
    public let start: Double
    /// Seconds until the motion counts as ended.
    public let duration: Double
    /// Pixels from start to end.
    public let distance: Double
    /// How the end is drawn.
    public let ending: Ending
    /// Seconds of the whole curve.
    private let span: Double

    /// `velocity` is in pixels per second; one that is not finite rests.
    ///
    /// A diagonal fling keeps its direction if both axes are given the same `speed`, the length of the velocity; the
    /// axis then goes its share of that speed's distance.
    public init(
        start: Double, velocity: Double, fling: SplineFling = SplineFling(), ending: Ending = .exact,
        speed: Double? = nil
    ) {
        let speed = max(abs(velocity), speed ?? 0)
        let seconds = fling.duration(at: speed)
        let way = Self.distance(velocity, for: seconds)
        let isWhole = ending == .wholePixels
        self.init(
            start: start, distance: isWhole ? way.rounded(.towardZero) : way,
            span: isWhole ? (seconds * 1000).rounded(.towardZero) / 1000 : seconds, ending: ending)
    }

    /// One axis of a fling that takes so many seconds on both.
    @inline(__always)
    init(start: Double, velocity: Double, seconds: Double) {
        self.init(
            start: start, distance: Self.distance(velocity, for: seconds), span: seconds, ending: .exact)
    }

    /// The axis' share of the way: ``SplineFling/distance(at:)`` goes with the speed.
    private static func distance(_ velocity: Double, for seconds: Double) -> Double {
        seconds > 0 ? SplineFling.inflexion * velocity * seconds : 0
    }

    @inline(__always)
    private init(start: Double, distance: Double, span: Double, ending: Ending) {
        self.start = start
        self.distance = distance
        self.span = span
        self.ending = ending
        duration = Self.duration(of: self.distance, span: self.span, ending: ending)
    }

    private static func duration(of distance: Double, span: Double, ending: Ending) -> Double {
        guard ending == .tenthOfAPixel else { return span }
        guard abs(distance) > 0.1 else { return 0 }
        return span * SplineTable.standard.time(reaching: 1 - 0.1 / abs(distance))
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        let way = distance * SplineTable.standard.progress(at: time / span)
        return start + (ending == .wholePixels ? way.rounded() : way)
    }

    /// Points per second; the same throughout a hundredth of the time.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return distance / span * SplineTable.standard.slope(at: time / span)
    }

    /// The offset at the end.
    public var destination: Double { start + distance }

    /// When the offset passes `position`, whole pixels aside; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        if position == start { return Passage(time: 0, velocity: velocity(at: 0)) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        let (time, slope) = SplineTable.standard.passage(of: share)
        let seconds = span * time
        return seconds < duration
            ? Passage(time: seconds, velocity: distance / span * slope) : Passage(time: duration, velocity: 0)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> SplineMotion {
        SplineMotion(start: start + delta, distance: distance, span: span, ending: ending)
    }
}
