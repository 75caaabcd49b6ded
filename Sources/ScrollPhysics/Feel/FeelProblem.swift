/// An invalid number of a feel.
public struct FeelProblem: Equatable, Sendable, CustomStringConvertible {
    /// The path of the number, as in ``FeelParameter/id``.
    public let id: String
    /// The invalid value.
    public let value: Double
    /// The allowed range, including both ends.
    public let range: ClosedRange<Double>
    /// The unit, as in ``FeelParameter/unit``.
    public let unit: String

    /// A one-line message with the path, the value and the allowed range.
    public var description: String {
        let allowed = "\(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)")"
        return "\(id) is \(value); expected a number from \(allowed)"
    }
}

extension ScrollFeel {
    /// Returns a problem for every number that is NaN or outside its range; empty if the feel is valid.
    public func validate() -> [FeelProblem] {
        Self.parameters.compactMap { $0.problem(with: $0.value(in: self)) }
    }
}

extension FeelParameter {
    /// Returns the problem with a value for this parameter; nil if the value is valid.
    package func problem(with value: Double) -> FeelProblem? {
        range.contains(value) ? nil : FeelProblem(id: id, value: value, range: range, unit: unit)
    }
}
