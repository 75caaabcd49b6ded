import ScrollPhysics

/// Descriptions of every choice and number of a feel, for a terminal.
package enum FeelDescription {
    /// Returns a line with the value of each choice and number, followed by its description and its source.
    package static func text(of feel: ScrollFeel, base: ScrollFeel? = nil) -> String {
        var text = "\(feel.name): \(feel.summary)\n" + ((base ?? feel).version.map { "Of \($0).\n" } ?? "")
        for group in FeelParameter.Group.allCases {
            text += "\n\(group.rawValue)\n"
            for choice in ScrollFeel.choices where choice.group == group { text += entry(choice, in: feel, base) }
            for parameter in ScrollFeel.parameters where parameter.group == group {
                text += entry(parameter, in: feel, base)
            }
        }
        return text
    }

    private static func entry(_ choice: FeelChoice, in feel: ScrollFeel, _ base: ScrollFeel?) -> String {
        let value = choice.value(in: feel)
        let option = choice.options.first { $0.name == value }
        let others = choice.options.map(\.name).joined(separator: ", ")
        return entry(
            "\(choice.id) = \(value)   (one of \(others))",
            [
                choice.description, option?.description, source(of: choice.id, in: feel, base),
                feel.uses(choice) ? nil : "Not used by this feel.",
            ])
    }

    private static func entry(_ parameter: FeelParameter, in feel: ScrollFeel, _ base: ScrollFeel?) -> String {
        let unit = parameter.unit.isEmpty ? "" : " \(parameter.unit)"
        let range = "\(parameter.range.lowerBound.shortestDecimal) to \(parameter.range.upperBound.shortestDecimal)"
        let standard = parameter.value(in: .uikit).shortestDecimal
        return entry(
            "\(parameter.id) = \(parameter.value(in: feel).shortestDecimal)\(unit)   (\(range), default \(standard))",
            [
                parameter.description, source(of: parameter.id, in: feel, base),
                feel.uses(parameter) ? nil : "Not used by this feel.",
            ])
    }

    private static func source(of id: String, in feel: ScrollFeel, _ base: ScrollFeel?) -> String? {
        feel.source(of: id, base: base).map { "Known by: \($0)." }
    }

    private static func entry(_ heading: String, _ lines: [String?]) -> String {
        "  \(heading)\n" + lines.compactMap { $0 }.map { "      \($0)\n" }.joined()
    }
}
