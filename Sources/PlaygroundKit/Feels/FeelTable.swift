import ScrollPhysics

/// Feels as text for a terminal: columns that line up, no colour.
public enum FeelTable {
    /// One line per built-in feel: name and summary.
    public static func list() -> String {
        TextColumns.lines(ScrollFeel.builtIn.map { [$0.name, $0.summary] })
    }

    /// One line per choice: id, what is chosen, the default, source, what can be chosen. Then one line per number: id, value,
    /// unit, range, default, source. A star stands before what differs from the default, which is that of `uikit`.
    public static func show(_ feel: ScrollFeel) -> String {
        let choices =
            [["  choice", "value", "default", "source", "one of"]] + ScrollFeel.choices.map { row($0, in: feel) }
        let numbers =
            [["  parameter", "value", "unit", "range", "default", "source"]]
            + ScrollFeel.parameters.map { row($0, in: feel) }
        return "\(feel.name): \(feel.summary)\n\n" + TextColumns.lines(choices) + "\n" + TextColumns.lines(numbers)
    }

    private static func row(_ choice: FeelChoice, in feel: ScrollFeel) -> [String] {
        let value = choice.value(in: feel)
        let standard = choice.value(in: .uikit)
        return [
            (value == standard ? "  " : "* ") + choice.id, value, standard,
            choice.options.first { $0.name == value }?.source ?? "",
            choice.options.map(\.name).joined(separator: " "),
        ]
    }

    private static func row(_ parameter: FeelParameter, in feel: ScrollFeel) -> [String] {
        let value = parameter.value(in: feel)
        let standard = parameter.value(in: .uikit)
        let range = "\(parameter.range.lowerBound.shortestDecimal)...\(parameter.range.upperBound.shortestDecimal)"
        return [
            (value == standard ? "  " : "* ") + parameter.id, value.shortestDecimal,
            parameter.unit.isEmpty ? "-" : parameter.unit, range, standard.shortestDecimal, parameter.source,
        ]
    }
}
