import Glibc

/// Chromium's way to a snap target: steps of 16 ms that shrink by the same ratio and add up to the way.
///
/// With n = ⌈ln(1 + d(1/r - 1))/-ln r⌉ steps, the first is d(1 - r)/(1 - rⁿ) and the last not above 1 px. The first
/// step is made at once: the position at time zero is one step beyond the start. Between the steps the formula holds
/// for fractions of a step. Source: cc/input/snap_fling_curve.cc; r = 0.92, 0.90 on Android.
public struct SnapSeriesMotion: Motion {
    /// The offset before the first step.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds: the steps, at most five seconds.
    public let duration: Double
    /// The share of a step that is left in the next, between 0 and 1.
    public let ratio: Double
    /// ln(1/r)/0.016 s.
    private let decay: Double
    /// The way over 1 - rⁿ, where the series tends to.
    private let reach: Double

    /// Chromium's ratio elsewhere than on Android, where it is 0.9.
    public static let standardRatio = 0.92
    /// Seconds of a step.
    public static let step = 0.016
    /// The longest way takes this many seconds.
    public static let longest = 5.0

    /// A `ratio` outside 0 to 1 is there at once, as is a way that is not finite.
    ///
    /// On a diagonal way both axes take the time of its `length`, in points.
    public init(
        from start: Double, to destination: Double, ratio: Double = Self.standardRatio, length: Double? = nil
    ) {
        let way = destination - start
        let isMoving = way != 0 && way.isFinite && ratio > 0 && ratio < 1
        let steps = isMoving ? Self.steps(for: max(abs(way), length ?? 0), ratio: ratio) : 0
        let decay = isMoving ? -log(ratio) / Self.step : 0
        self.init(
            from: isMoving ? start : destination, to: destination, ratio: ratio, steps: steps, decay: decay,
            reach: isMoving ? way / -expm1(-decay * Self.step * steps) : 0)
    }

    /// The series that has its first step behind it at `start`.
    ///
    /// That step makes its way longer than the one to go, by so much that one step more is enough for it.
    // Inlined, so that it is written where it stays.
    @inline(__always)
    init(fromFirstStepAt start: Double, to destination: Double) {
        let (way, ratio) = (destination - start, Self.standardRatio)
        guard way != 0, way.isFinite else {
            self.init(from: destination, to: destination, ratio: ratio, steps: 0, decay: 0, reach: 0)
            return
        }
        let steps = max(1, (log(1 + abs(way) * (1 / ratio - 1)) * (1 / Self.standardFall)).rounded(.up)) + 1
        let left = steps < Double(Self.standardPowers.count) ? Self.standardPowers[Int(steps)] : pow(ratio, steps)
        let reach = way / (ratio - left)
        self.init(
            from: destination - reach * (1 - left), to: destination, ratio: ratio, steps: steps,
            decay: Self.standardFall / Self.step, reach: reach)
    }

    @inline(__always)
    private init(from start: Double, to destination: Double, ratio: Double, steps: Double, decay: Double, reach: Double)
    {
        self.start = start
        self.destination = destination
        self.ratio = ratio
        duration = min(steps * Self.step, Self.longest)
        self.decay = decay
        self.reach = reach
    }

    /// rⁿ, for all that can be steps within the longest time.
    private static let standardPowers = (0..<320).map { pow(standardRatio, Double($0)) }
    /// -ln r.
    private static let standardFall = -log(standardRatio)

    /// The number of steps for a distance in points.
    public static func steps(for distance: Double, ratio: Double) -> Double {
        (log1p(distance * (1 / ratio - 1)) / -log(ratio)).rounded(.up)
    }

    /// The length of the first step, in points with the sign of the way.
    public var firstDelta: Double { duration > 0 ? reach * (1 - ratio) : 0 }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration - Self.step else { return destination }
        return start - reach * fall(decay * (time + Self.step))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration - Self.step else { return 0 }
        return reach * decay * exp(-decay * (time + Self.step))
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> SnapSeriesMotion { SnapSeriesMotion(shifting: self, by: delta) }

    private init(shifting other: SnapSeriesMotion, by delta: Double) {
        start = other.start + delta
        destination = other.destination + delta
        duration = other.duration
        ratio = other.ratio
        decay = other.decay
        reach = other.reach
    }
}
