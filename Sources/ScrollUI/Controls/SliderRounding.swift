import Foundation

/// How the values that a slider sets are rounded. An extension of ScrollUI's own.
public enum SliderRounding: Hashable, Sendable {
    /// To multiples of the step from the start of the range; not at all where there is no step.
    case step
    /// To the roundest number that one point of the track can tell from its neighbours, and on a linear track no finer
    /// than the step. Option goes ten times as fine, Shift ten times as coarse. The mark and the ends of the range are
    /// met exactly.
    case roundNumbers

    /// The number in `interval` with the fewest digits, and of those the nearest to `value`, which lies inside.
    ///
    /// Complexity: O(log(value / length of the interval)).
    static func roundest(in interval: ClosedRange<Double>, near value: Double) -> Double {
        let length = interval.upperBound - interval.lowerBound
        let size = max(abs(interval.lowerBound), abs(interval.upperBound))
        guard length > 0, size.isFinite, size > 0 else { return value }
        if interval.contains(0) { return 0 }
        let (first, last) = (Int(log10(size).rounded(.up)), Int(log10(length).rounded(.down)) - 1)
        for exponent in stride(from: first, through: last, by: -1) {
            // Five and two tenths of a power of ten read as easily as one.
            for parts in [1.0, 2, 5] {
                let number = multiple(nearest: value, exponent: exponent, parts: parts)
                if interval.contains(number) { return number }
            }
        }
        return value
    }

    /// The multiple of `10^exponent / parts` nearest to `value`, exact to the last digit.
    private static func multiple(nearest value: Double, exponent: Int, parts: Double) -> Double {
        if exponent > 0 {
            let unit = pow(10, Double(exponent)) / parts
            return (value / unit).rounded() * unit
        }
        let perUnit = pow(10, Double(-exponent)) * parts
        return (value * perUnit).rounded() / perUnit
    }
}

struct SliderRoundingKey: EnvironmentKey {
    static let defaultValue = SliderRounding.step
}

extension EnvironmentValues {
    var sliderRounding: SliderRounding {
        get { self[SliderRoundingKey.self] }
        set { self[SliderRoundingKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How the values that sliders in this view set are rounded.
    public func sliderRounding(_ rounding: SliderRounding) -> some View { environment(\.sliderRounding, rounding) }
}
