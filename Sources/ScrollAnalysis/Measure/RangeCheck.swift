/// The allowed range of a number of a feel.
public struct NumberRange: Equatable, Sendable {
    /// The limited number.
    public var number: FeelNumber
    /// The lower bound in the number's own unit, inclusive; nil for none.
    public var least: Double?
    /// The upper bound in the number's own unit, inclusive.
    public var most: Double

    /// A range with all its parts.
    public init(number: FeelNumber, least: Double? = nil, most: Double) {
        (self.number, self.least, self.most) = (number, least, most)
    }

    fileprivate func contains(_ value: Double) -> Bool { value <= most && value >= least ?? value }

    fileprivate var words: String {
        let unit = number.unit.isEmpty ? "" : " " + number.unit
        return (least.map { "\($0.shortestDecimal) to " } ?? "at most ") + most.shortestDecimal + unit
    }
}

extension LimitCheck {
    /// Returns a check for each number that a feel has, and for each range. A number without a range is reported as
    /// successful.
    public static func all(of numbers: FeelNumbers, within ranges: [NumberRange]) -> [LimitCheck] {
        FeelNumber.allCases.flatMap { number -> [LimitCheck] in
            let own = ranges.filter { $0.number == number }
            if own.isEmpty { return numbers[number].map { [LimitCheck(told: number, $0)] } ?? [] }
            return own.map { LimitCheck(numbers, $0) }
        }
    }

    private init(told number: FeelNumber, _ value: Double) {
        self.init(name: number.rawValue, allowance: "", outcome: Self.text(number, value), failure: nil)
    }

    /// A number that the gesture does not determine is outside of every range.
    private init(_ numbers: FeelNumbers, _ limit: NumberRange) {
        let number = limit.number
        let value = numbers[number]
        let found = value.map { Self.text(number, $0) } ?? "no such number"
        let option = "--limit \(number.rawValue)"
        let isWithin = value.map { limit.contains($0.roundedToSixDecimals) } ?? false
        let failure = PlaygroundError(
            .failed, "\(number.rawValue) of \(numbers.feel.visible) is \(found); allowed is \(limit.words).",
            remedy: value == nil
                ? "Use a recording that has the number, or leave out \(option)."
                : "Change the feel, or \(option) if the change is wanted.")
        self.init(
            name: number.rawValue, allowance: limit.words, outcome: "\(found); allowed is \(limit.words)",
            failure: isWithin ? nil : failure)
    }

    private static func text(_ number: FeelNumber, _ value: Double) -> String {
        let digits = value.roundedToSixDecimals.shortestDecimal
        return number.unit.isEmpty ? digits : "\(digits) \(number.unit)"
    }
}
