/// How long a notch of Firefox's bezier wheel takes: the slower the notches, the longer.
///
/// Structure from ScrollAnimationBezierPhysics.cpp; the ratio of 2 and the range of 200 to 200 ms are from memory,
/// older versions had 200 to 400 ms.
public struct BezierWheelDuration: Equatable, Sendable {
    /// Multiplies the mean pause.
    public var ratio: Double
    /// Seconds.
    public var range: ClosedRange<Double>

    /// A ratio above zero, and the shortest and longest duration in seconds.
    public init(ratio: Double = 2, range: ClosedRange<Double> = 0.2...0.2) {
        self.ratio = ratio
        self.range = range
    }

    /// Seconds for a notch after the last three pauses; a pause that has not been yet counts as the longest that
    /// matters.
    public func seconds(after gaps: (Double?, Double?, Double?)) -> Double {
        let missing = range.upperBound / ratio
        let sum = (gaps.0 ?? missing) + (gaps.1 ?? missing) + (gaps.2 ?? missing)
        return range.clamp(sum / 3 * ratio)
    }
}
