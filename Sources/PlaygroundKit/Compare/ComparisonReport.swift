import Foundation
import ScrollPhysics

/// How a comparison is printed.
public enum ComparisonFormat: String, CaseIterable, Sendable {
    /// Columns for a person.
    case table
    /// A line of names, then one line for each quantity.
    case csv
    /// One object.
    case json
}

/// A comparison as text. Numbers have six decimals at most, so that the last digits of a C library do not show.
struct ComparisonReport {
    /// One quantity in both feels.
    private struct Row {
        var name: String
        var unit: String
        var first: Double
        var second: Double
        /// When, in seconds; nil for what is not looked for over time.
        var time: Double?

        /// In the order of the columns.
        var cells: [String] {
            [
                name, unit, ComparisonReport.number(first), ComparisonReport.number(second),
                ComparisonReport.number(abs(second - first)), time.map(ComparisonReport.number) ?? "",
            ]
        }
    }

    private static let columns = ["what", "unit", "a", "b", "difference", "t"]
    private let names: [String]
    private let rows: [Row]

    init(_ comparison: Comparison) {
        names = comparison.names
        let (a, b) = (comparison.rests[0], comparison.rests[1])
        rows = [
            Self.row("offset.x", comparison.largest.x), Self.row("offset.y", comparison.largest.y),
            Row(name: "rest.x", unit: "pt", first: a.offset.x, second: b.offset.x),
            Row(name: "rest.y", unit: "pt", first: a.offset.y, second: b.offset.y),
            Row(name: "rest.time", unit: "s", first: a.time.inSeconds, second: b.time.inSeconds),
        ]
    }

    private static func row(_ name: String, _ difference: Comparison.Difference) -> Row {
        Row(
            name: name, unit: "pt", first: difference.first, second: difference.second,
            time: difference.time.inSeconds)
    }

    func text(_ format: ComparisonFormat) -> String {
        switch format {
        case .table: table
        case .csv: ([Self.columns] + rows.map(\.cells)).map { $0.joined(separator: ",") + "\n" }.joined()
        case .json: json
        }
    }

    private var table: String {
        let names = "a: \(names[0].visible)\nb: \(names[1].visible)\n\n"
        return names + TextColumns.lines([Self.columns] + rows.map { row in row.cells.map { $0.isEmpty ? "-" : $0 } })
    }

    private var json: String {
        var object: JSONObject = ["a": .string(names[0]), "b": .string(names[1])]
        for row in rows {
            var members = JSONObject()
            for (key, value) in [("a", row.first), ("b", row.second), ("difference", abs(row.second - row.first))] {
                members.append(key, Self.json(value))
            }
            if let time = row.time { members.append("t", Self.json(time)) }
            object[row.name] = .object(members)
        }
        return JSONWriter.text(.object(object), depth: 1)
    }

    private static func json(_ value: Double) -> JSONValue { .number((value * 1e6).rounded() / 1e6) }

    private static func number(_ value: Double) -> String { ((value * 1e6).rounded() / 1e6).shortestDecimal }
}
