import CMath

/// Chromium's motion to a snap target: steps of 16 ms that shrink by the same ratio and add up to the distance.
///
/// With n = ⌈ln(1 + d(1/r - 1))/-ln r⌉ steps, the first is d(1 - r)/(1 - rⁿ) and the last not above 1 px. The first
/// step is made at once: the position at time zero is one step beyond the start. Between the steps the formula holds
/// for fractions of a step: x(t) = x₀ + d·(1 - r^(t/16 ms + 1))/(1 - rⁿ). Source: cc/input/snap_fling_curve.cc; r = 0.92,
/// 0.90 on Android.
public struct SnapSeriesMotion: Motion {
    /// The offset before the first step.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds: the steps, at most five seconds.
    public let duration: Double
    /// The share of a step that is left in the next, between 0 and 1.
    public let ratio: Double
    /// d/(1 - rⁿ), the limit of the series.
    private let limit: Double

    /// Chromium's ratio on all systems except Android, where it is 0.9.
    public static let standardRatio = 0.92
    /// Seconds of a step.
    public static let step = 0.016
    /// The longest duration of a motion, in seconds.
    public static let longest = 5.0

    /// With a `ratio` outside 0 to 1, or a distance that is not finite, the content is at the destination at once.
    ///
    /// On a diagonal both axes take the time of its `length`, in points.
    public init(
        from start: Double, to destination: Double, ratio: Double = Self.standardRatio, length: Double? = nil
    ) {
        let distance = destination - start
        let isMoving = distance != 0 && distance.isFinite && ratio > 0 && ratio < 1
        let steps = isMoving ? Self.steps(for: max(abs(distance), length ?? 0), ratio: ratio) : 0
        self.init(
            from: isMoving ? start : destination, to: destination, ratio: ratio, steps: steps,
            limit: isMoving ? distance / -expm1(steps * log(ratio)) : 0)
    }

    /// The series whose first step ends at `start`.
    ///
    /// That step adds to the distance, by so much that one more step covers it. Within the `longest` duration in seconds
    /// the steps are fewer, and larger.
    init(fromFirstStepAt start: Double, to destination: Double, longest: Double = Self.longest) {
        let (distance, ratio) = (destination - start, Self.standardRatio)
        let most = (longest / Self.step).rounded(.down)
        guard distance != 0, distance.isFinite, most >= 2 else {
            self.init(from: destination, to: destination, ratio: ratio, steps: 0, limit: 0)
            return
        }
        let steps = min(max(1, Self.steps(for: abs(distance), ratio: ratio)) + 1, most)
        let left = pow(ratio, steps)
        let limit = distance / (ratio - left)
        self.init(
            from: destination - limit * (1 - left), to: destination, ratio: ratio, steps: steps, limit: limit)
    }

    private init(from start: Double, to destination: Double, ratio: Double, steps: Double, limit: Double) {
        self.start = start
        self.destination = destination
        self.ratio = ratio
        duration = min(steps * Self.step, Self.longest)
        self.limit = limit
    }

    /// The number of steps for a distance in points.
    public static func steps(for distance: Double, ratio: Double) -> Double {
        (log1p(distance * (1 / ratio - 1)) / -log(ratio)).rounded(.up)
    }

    /// The length of the first step, in points with its sign.
    public var firstDelta: Double { duration > 0 ? limit * (1 - ratio) : 0 }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration - Self.step else { return destination }
        return start + limit * (1 - pow(ratio, time / Self.step + 1))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration - Self.step else { return 0 }
        return -limit * log(ratio) / Self.step * pow(ratio, time / Self.step + 1)
    }
}
