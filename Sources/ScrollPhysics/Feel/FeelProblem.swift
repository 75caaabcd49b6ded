/// A number of a feel that cannot be used.
public struct FeelProblem: Equatable, Sendable, CustomStringConvertible {
    /// Path of the number, as in ``FeelParameter/id``.
    public let id: String
    /// What was found.
    public let value: Double
    /// What is allowed, both ends included.
    public let range: ClosedRange<Double>
    /// As in ``FeelParameter/unit``.
    public let unit: String

    /// One line for a message: where, what was found, what was expected.
    public var description: String {
        let allowed = "\(range.lowerBound) to \(range.upperBound)\(unit.isEmpty ? "" : " \(unit)")"
        return "\(id) is \(value); expected a number from \(allowed)"
    }
}

extension ScrollFeel {
    /// Every number that is not a number or outside its range; empty when the feel can be used.
    public func validate() -> [FeelProblem] {
        Self.parameters.compactMap { $0.problem(with: $0.value(in: self)) }
    }
}

extension FeelParameter {
    /// What is wrong with a number for this parameter; nil when it can be used.
    package func problem(with value: Double) -> FeelProblem? {
        range.contains(value) ? nil : FeelProblem(id: id, value: value, range: range, unit: unit)
    }
}
