import ScrollPhysics

/// Feels as text for a terminal: columns that line up, no colour.
public enum FeelTable {
    /// One line per built-in feel: name and summary.
    public static func list() -> String {
        let width = ScrollFeel.builtIn.map(\.name.count).max() ?? 0
        return lines(ScrollFeel.builtIn.map { padded($0.name, to: width) + "  " + $0.summary })
    }

    /// One line per number: id, value, unit, range, default, source; a star before what differs from the default.
    public static func show(_ feel: ScrollFeel) -> String {
        let rows = ScrollFeel.parameters.map { row($0, in: feel) }
        let header = ["  parameter", "value", "unit", "range", "default", "source"]
        return "\(feel.name): \(feel.summary)\n\n" + lines(aligned([header] + rows))
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

    private static func aligned(_ rows: [[String]]) -> [String] {
        let columns = rows.first?.count ?? 0
        let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { padded($0, to: $1) }
            return trimmed(cells.joined(separator: "  "))
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }

    private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
