import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class FeelNumberPageTests: XCTestCase {
    func testThePageHasTheDefinitionOfEveryNumber() throws {
        try check(
            head: "| number | unit | known | definition |",
            FeelNumber.allCases.map {
                "| `\($0.rawValue)` | \($0.unit) | \($0.origin.rawValue) | \($0.definition.replacingNames) |"
            })
    }

    func testThePageHasTheDefinitionOfEveryNumberOfFrames() throws {
        try check(
            head: "| number of frames | unit | known | definition |",
            FrameNumber.allCases.map { "| `\($0.rawValue)` | \($0.unit) | \($0.origin.rawValue) | \($0.definition) |" })
    }

    private func check(head: String, _ rows: [String]) throws {
        let table = ([head, "|---|---|---|---|"] + rows).joined(separator: "\n")
        let path = Repository.root.appendingPathComponent("docs/feel-numbers.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        guard Repository.blesses else {
            return XCTAssertTrue(text.contains(table), "docs/feel-numbers.md should have:\n\(table)")
        }
        let start = try XCTUnwrap(text.range(of: head))
        let end = try XCTUnwrap(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
        try text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: table)
            .write(to: path, atomically: true, encoding: .utf8)
    }
}

extension String {
    /// The text with the names of other numbers as code.
    fileprivate var replacingNames: String {
        FeelNumber.allCases.filter { $0.rawValue.contains("_") }.reduce(self) {
            $0.replacingOccurrences(of: $1.rawValue, with: "`\($1.rawValue)`")
        }
    }
}
