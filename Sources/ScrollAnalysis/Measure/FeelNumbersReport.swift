import Foundation
import ScrollPhysics

/// The output format of the numbers of feels.
package enum FeelNumbersFormat: String, CaseIterable, Sendable {
    /// A line for each number, a column for each feel.
    case table
    /// A line of names, then one line for each feel.
    case csv
    /// A list with an object for each feel.
    case json
    /// A test report for CI, with a case for each number of each feel.
    case junit
}

/// The numbers of several feels as text, with at most six decimals, so that differences between C libraries do not
/// show.
struct FeelNumbersReport {
    private let feels: [FeelNumbers]

    init(_ feels: [FeelNumbers]) { self.feels = feels }

    func text(_ format: FeelNumbersFormat) -> String {
        switch format {
        case .table: table
        case .csv: csv
        case .json, .junit: JSONWriter.text(.array(feels.map { .object(Self.object($0)) }), depth: 1)
        }
    }

    /// Omits numbers that none of the feels has.
    private var table: String {
        let head = ["number", "unit"] + feels.map(\.feel.visible) + ["how it is known"]
        let axis = ["axis", ""] + feels.map(\.axis.rawValue) + [""]
        let rows = FeelNumber.allCases.filter { number in feels.contains { $0[number] != nil } }.map { number in
            [number.rawValue, number.unit] + feels.map { Self.text($0[number], or: "-") } + [number.origin.rawValue]
        }
        return TextColumns.lines([head, axis] + rows)
    }

    private var csv: String {
        let head = ["feel", "axis"] + FeelNumber.allCases.map(\.rawValue)
        let rows = feels.map { feel in
            [feel.feel.csvField, feel.axis.rawValue] + FeelNumber.allCases.map { Self.text(feel[$0], or: "") }
        }
        return ([head] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
    }

    private static func object(_ numbers: FeelNumbers) -> JSONObject {
        var object: JSONObject = ["feel": .string(numbers.feel), "axis": .string(numbers.axis.rawValue)]
        for number in FeelNumber.allCases {
            object[number.rawValue] = numbers[number].map { .number($0.roundedToSixDecimals) } ?? .null
        }
        return object
    }

    private static func text(_ value: Double?, or none: String) -> String {
        value?.roundedToSixDecimals.shortestDecimal ?? none
    }
}
