import Foundation
import ScrollPhysics

/// A number of a feel that a search may change without leaving its range: it goes by an angle whose sine it is.
///
/// Source: the transformation of MINUIT, F. James and M. Roos, 1975, section 1.2.1.
struct BoundedNumber {
    let parameter: FeelParameter
    private var low: Double { parameter.range.lowerBound }
    private var span: Double { parameter.range.upperBound - parameter.range.lowerBound }

    /// The angle that stands for a number; a little inside where it is an end of its range, from which the search could not move.
    func angle(of value: Double) -> Double {
        let share = min(max((value - low) / span, 1e-3), 1 - 1e-6)
        return asin(2 * share - 1)
    }

    /// The number that an angle stands for.
    func value(at angle: Double) -> Double {
        min(max(low + span * (sin(angle) + 1) / 2, parameter.range.lowerBound), parameter.range.upperBound)
    }

    /// How much the number changes with the angle.
    func slope(at angle: Double) -> Double { span * abs(cos(angle)) / 2 }
}
