/// The duration of a notch of Firefox's bezier wheel: the slower the notches, the longer.
///
/// Source: ScrollAnimationBezierPhysics.cpp, and the preferences durationToIntervalRatio and durationMinMS and
/// durationMaxMS of general.smoothScroll.mouseWheel.
public struct BezierWheelDuration: Equatable, Sendable {
    /// The factor of the mean pause.
    public var ratio: Double
    /// Seconds.
    public var range: ClosedRange<Double>

    /// A ratio above zero, and the shortest and longest duration in seconds.
    public init(ratio: Double = 2, range: ClosedRange<Double> = 0.05...0.2) {
        self.ratio = ratio
        self.range = range
    }

    /// Seconds for a notch after the last three pauses; a missing pause counts as the longest that matters.
    public func seconds(after gaps: (Double?, Double?, Double?)) -> Double {
        let missing = range.upperBound / ratio
        let sum = (gaps.0 ?? missing) + (gaps.1 ?? missing) + (gaps.2 ?? missing)
        return range.clamp(sum / 3 * ratio)
    }
}
