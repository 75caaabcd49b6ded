import ScrollPhysics

/// Feels as text for a terminal: aligned columns without colour.
package enum FeelTable {
    /// One line per built-in feel: name, the version of its platform, summary.
    package static func list() -> String {
        TextColumns.lines(ScrollFeel.builtIn.map { [$0.name, $0.version ?? "-", $0.summary] })
    }

    /// Returns one line per choice: id, value, default, kind of evidence, source, options. Then one line per number:
    /// id, value, unit, range, default, kind of evidence, source of the value. A value that the feel does not use says
    /// so instead of the kind of evidence. A star marks values that differ from the default, which is that of `uikit`.
    /// `base` is the built-in feel below a custom one.
    package static func show(_ feel: ScrollFeel, base: ScrollFeel? = nil) -> String {
        let choices =
            [["  choice", "value", "default", "known by", "source", "one of"]]
            + ScrollFeel.choices.map { row($0, in: feel, base) }
        let numbers =
            [["  parameter", "value", "unit", "range", "default", "known by", "source"]]
            + ScrollFeel.parameters.map { row($0, in: feel, base) }
        let version = (base ?? feel).version.map { "Of \($0).\n" } ?? ""
        return "\(feel.name): \(feel.summary)".visible + "\n" + version + "\n" + TextColumns.lines(choices) + "\n"
            + TextColumns.lines(numbers)
    }

    private static func row(_ choice: FeelChoice, in feel: ScrollFeel, _ base: ScrollFeel?) -> [String] {
        let value = choice.value(in: feel)
        let standard = choice.value(in: .uikit)
        return [
            (value == standard ? "  " : "* ") + choice.id, value, standard,
            feel.uses(choice) ? feel.evidence(for: choice.id, base: base).rawValue : "not used",
            feel.source(of: choice.id, base: base)?.text ?? "",
            choice.options.map(\.name).joined(separator: " "),
        ]
    }

    private static func row(_ parameter: FeelParameter, in feel: ScrollFeel, _ base: ScrollFeel?) -> [String] {
        let value = parameter.value(in: feel)
        let standard = parameter.value(in: .uikit)
        let range = "\(parameter.range.lowerBound.shortestDecimal)...\(parameter.range.upperBound.shortestDecimal)"
        return [
            (value == standard ? "  " : "* ") + parameter.id, value.shortestDecimal,
            parameter.unit.isEmpty ? "-" : parameter.unit, range, standard.shortestDecimal,
            feel.uses(parameter) ? feel.evidence(for: parameter.id, base: base).rawValue : "not used",
            feel.source(of: parameter.id, base: base)?.text ?? "",
        ]
    }
}
