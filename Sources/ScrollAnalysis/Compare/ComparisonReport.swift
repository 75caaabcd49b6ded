import Foundation
import ScrollPhysics

/// The output format of a comparison.
package enum ComparisonFormat: String, CaseIterable, Sendable {
    /// Aligned columns for a terminal.
    case table
    /// A line of names, then one line for each quantity.
    case csv
    /// One JSON object.
    case json
    /// Only the limits, as a test report for CI.
    case junit
}

/// A comparison as text. Numbers have at most six decimals, so that differences between C libraries do not show.
struct ComparisonReport {
    /// One quantity in both feels.
    private struct Row {
        var name: String
        var unit: String
        /// Nil if the feel has no such number.
        var first: Double?
        var second: Double?
        /// The time of the difference, in seconds; nil for a quantity that is not a function of time.
        var time: Double?

        /// The cells in the order of the columns.
        var cells: [String] {
            [
                name, unit, ComparisonReport.number(first), ComparisonReport.number(second),
                ComparisonReport.number(difference), ComparisonReport.number(time),
            ]
        }

        var difference: Double? { first.flatMap { first in second.map { abs($0 - first) } } }
    }

    private static let columns = ["what", "unit", "a", "b", "difference", "t"]
    private let names: [String]
    private let rows: [Row]

    /// `numbers` are those of both feels along the same axis, or empty.
    init(_ comparison: Comparison, _ numbers: [FeelNumbers] = []) {
        names = comparison.names
        let (a, b) = (comparison.rests[0], comparison.rests[1])
        rows =
            [
                Self.row("offset.x", comparison.largest.x), Self.row("offset.y", comparison.largest.y),
                Row(name: "rest.x", unit: "pt", first: a.offset.x, second: b.offset.x),
                Row(name: "rest.y", unit: "pt", first: a.offset.y, second: b.offset.y),
                Row(name: "rest.time", unit: "s", first: a.time.inSeconds, second: b.time.inSeconds),
            ]
            + FeelNumber.allCases.filter { number in numbers.contains { $0[number] != nil } }.map {
                Row(name: $0.rawValue, unit: $0.unit, first: numbers[0][$0], second: numbers[1][$0])
            }
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
        case .json, .junit: json
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
            for (key, value) in [("a", row.first), ("b", row.second), ("difference", row.difference)] {
                members.append(key, value.map(Self.json) ?? .null)
            }
            if let time = row.time { members.append("t", Self.json(time)) }
            object[row.name] = .object(members)
        }
        return JSONWriter.text(.object(object), depth: 1)
    }

    private static func json(_ value: Double) -> JSONValue { .number(value.roundedToSixDecimals) }

    private static func number(_ value: Double?) -> String {
        value?.roundedToSixDecimals.shortestDecimal ?? ""
    }
}
