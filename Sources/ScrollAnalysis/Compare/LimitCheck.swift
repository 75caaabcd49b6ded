import ScrollPhysics

/// The check of a number of a feel, or of a difference between two feels, against its limit.
public struct LimitCheck: Sendable {
    /// The name of a difference between offsets.
    package static let offsetName = "offset"
    /// The name of a difference between times of rest.
    package static let restTimeName = "rest_time"

    /// The limited quantity: `offset`, `rest_time` or the name of a ``FeelNumber``.
    public let name: String
    /// The allowed value with its unit; empty for anything.
    public let allowance: String
    /// The result in a few words, for a report that includes successful checks.
    public let outcome: String
    /// The failure; nil if the limit holds. A value equal to the limit is allowed.
    public let failure: PlaygroundError?

    /// Returns a check for each limit, in the order of the options.
    public static func all(
        of comparison: Comparison, _ a: FeelNumbers, _ b: FeelNumbers, _ limits: DifferenceLimits
    ) -> [LimitCheck] {
        [limits.offset.map { offset(comparison, $0) }, limits.time.map { restTime(comparison, $0) }]
            .compactMap(\.self) + limits.numbers.map { number(a, b, $0) }
    }

    private static func offset(_ comparison: Comparison, _ limit: Double) -> LimitCheck {
        let axis = comparison.largest.x.distance > comparison.largest.y.distance ? "x" : "y"
        let worst = axis == "x" ? comparison.largest.x : comparison.largest.y
        return LimitCheck(
            name: offsetName, difference: worst.distance, limit: limit, unit: "pt",
            message: "offset.\(axis) of \(comparison.feels) differs by \(rounded(worst.distance)) pt at "
                + "\(worst.time.inSeconds.shortestDecimal) s; \(limit.shortestDecimal) pt are allowed.",
            option: "--limit-offset")
    }

    private static func restTime(_ comparison: Comparison, _ limit: Double) -> LimitCheck {
        let difference = comparison.restTimeDifference
        return LimitCheck(
            name: restTimeName, difference: difference, limit: limit, unit: "s",
            message: "\(comparison.feels) come to rest \(rounded(difference)) s apart; \(limit.shortestDecimal) s are "
                + "allowed.", option: "--limit-time")
    }

    /// A number that one or both of the feels do not have exceeds every limit, so that a check does not pass because
    /// its recording cannot show the number.
    private static func number(_ a: FeelNumbers, _ b: FeelNumbers, _ limit: NumberLimit) -> LimitCheck {
        let number = limit.number
        let unit = number.unit.isEmpty ? "" : " " + number.unit
        let values = [a, b].map { $0[number].map { rounded($0) + unit } ?? "no such number" }
        let allowance = limit.value.shortestDecimal + unit
        let message =
            "\(number.rawValue) is \(values[0]) in \(a.feel.visible) and \(values[1]) in \(b.feel.visible); a "
            + "difference of \(allowance) is allowed."
        guard let first = a[number], let second = b[number] else {
            let remedy = "Use a recording that has the number in both feels, or leave out --limit \(number.rawValue)."
            return LimitCheck(
                name: number.rawValue, allowance: allowance, outcome: "no such number, \(allowance) allowed",
                failure: PlaygroundError(.failed, message, remedy: remedy))
        }
        return LimitCheck(
            name: number.rawValue, difference: abs(second - first), limit: limit.value, unit: number.unit,
            message: message, option: "--limit \(number.rawValue)")
    }

    package init(name: String, allowance: String, outcome: String, failure: PlaygroundError?) {
        (self.name, self.allowance, self.outcome, self.failure) = (name, allowance, outcome, failure)
    }

    private init(name: String, difference: Double, limit: Double, unit: String, message: String, option: String) {
        self.name = name
        allowance = unit.isEmpty ? limit.shortestDecimal : "\(limit.shortestDecimal) \(unit)"
        outcome = "differs by \(Self.rounded(difference)) \(unit), \(limit.shortestDecimal) allowed"
        failure =
            difference <= limit
            ? nil
            : PlaygroundError(
                .failed, message, remedy: "Bring the feels together, or raise \(option) if the change is wanted.")
    }

    private static func rounded(_ value: Double) -> String { value.roundedToSixDecimals.shortestDecimal }
}

extension Comparison {
    fileprivate var feels: String { "\(names[0].visible) and \(names[1].visible)" }
}
