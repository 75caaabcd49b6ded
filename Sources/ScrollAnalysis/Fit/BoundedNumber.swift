import Foundation

/// A number that a search can vary without leaving its range: the search varies an angle, and the number follows its
/// sine.
///
/// Source: the transformation of MINUIT, F. James and M. Roos, 1975, section 1.2.1.
struct BoundedNumber {
    let range: ClosedRange<Double>
    private var low: Double { range.lowerBound }
    private var span: Double { range.upperBound - range.lowerBound }

    /// Returns the angle for a number. A number at an end of its range is moved slightly inside, since the search could
    /// not leave the end.
    func angle(of value: Double) -> Double {
        let share = min(max((value - low) / span, 1e-3), 1 - 1e-6)
        return asin(2 * share - 1)
    }

    /// Returns the number for an angle.
    func value(at angle: Double) -> Double {
        min(max(low + span * (sin(angle) + 1) / 2, low), range.upperBound)
    }

    /// Returns the derivative of the number with respect to the angle.
    func slope(at angle: Double) -> Double { span * abs(cos(angle)) / 2 }
}
