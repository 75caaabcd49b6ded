import Foundation
import ScrollPhysics
import XCTest

/// One line of the output of `trace`.
struct TraceRow: Equatable {
    var time: Double
    var x: Double
    var y: Double
    var phase: String

    /// The lines below the heading. Fails unless the program exited with 0.
    static func rows(_ outcome: Command.Outcome) throws -> [TraceRow] {
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        return try rows(outcome.output)
    }

    static func rows(_ text: String) throws -> [TraceRow] {
        try text.split(separator: "\n").dropFirst().map { line in
            let fields = line.split(separator: ",")
            let numbers = try fields.prefix(3).map { try XCTUnwrap(Double($0), "\(line)") }
            return TraceRow(time: numbers[0], x: numbers[1], y: numbers[2], phase: String(try XCTUnwrap(fields.last)))
        }
    }
}
