import Foundation

/// The rounding of the values of a slider. An extension of ScrollUI.
public enum SliderRounding: Hashable, Sendable {
    /// Rounds to multiples of the step from the start of the range; does not round without a step.
    case step
    /// Rounds to the roundest number that one point of the track can distinguish from its neighbours, on a linear track no finer than the
    /// step. With Option the rounding is ten times as fine, with Shift ten times as coarse. The mark and the ends of the range are reached
    /// exactly.
    case roundNumbers

    /// Returns the number in `interval` with the fewest digits, and among those the one nearest to `value`, which lies inside.
    ///
    /// Complexity: O(log(value / length of the interval)).
    static func roundest(in interval: ClosedRange<Double>, near value: Double) -> Double {
        let length = interval.upperBound - interval.lowerBound
        let size = max(abs(interval.lowerBound), abs(interval.upperBound))
        guard length > 0, size.isFinite, size > 0 else { return value }
        if interval.contains(0) { return 0 }
        let (first, last) = (Int(log10(size).rounded(.up)), Int(log10(length).rounded(.down)) - 1)
        for exponent in stride(from: first, through: last, by: -1) {
            // A half and a fifth of a power of ten count as equally round.
            for parts in [1.0, 2, 5] {
                let number = multiple(nearest: value, exponent: exponent, parts: parts)
                if interval.contains(number) { return number }
            }
        }
        return value
    }

    /// Returns the multiple of `10^exponent / parts` nearest to `value`, exact to the last digit.
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
    /// Sets the rounding of the values of sliders in this view.
    public func sliderRounding(_ rounding: SliderRounding) -> some View { environment(\.sliderRounding, rounding) }
}
