import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class FeelsCommandTests: XCTestCase {
    func testListAndShowPrintTheTables() throws {
        let program = try Program()
        XCTAssertEqual(try program.run("feels", "list").output, FeelTable.list())
        XCTAssertEqual(try program.run("feels", "show", "direct").output, FeelTable.show(.direct))
    }

    func testWhatShowPrintsAsJSONPassesCheck() throws {
        let program = try Program()
        let path = try temporaryFolder().appendingPathComponent("mine.json").path
        try program.run("feels", "show", "direct", "--format", "json").output.write(
            toFile: path, atomically: false, encoding: .utf8)
        let outcome = try program.run("feels", "check", path)
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, "\(path): the feel \"direct\"; 0 values differ from direct\n")
    }

    func testABrokenFeelIsRefusedByCheckTraceAndShow() throws {
        let program = try Program()
        let path = try temporaryFolder().appendingPathComponent("mine.json").path
        try #"{"format": "scroll-feel", "version": 1, "name": "a", "fling": {"decelerationRate": 1.5}}"#.write(
            toFile: path, atomically: false, encoding: .utf8)
        let recording = ShippedRecordings.folder.appendingPathComponent("fling.json").path
        let report = """
            scroll-playground: \(path): fling.decelerationRate: found the number 1.5, expected a number in per ms, from \
            0.9 to 0.9999.
              Change fling.decelerationRate to what is expected and try again.

            """
        for arguments in [["feels", "check", path], ["feels", "show", path], ["trace", recording, "--feel", path]] {
            let outcome = try program.run(list: arguments)
            XCTAssertEqual(outcome.status, 65, "\(arguments)")
            XCTAssertEqual(outcome.messages, report, "\(arguments)")
            XCTAssertEqual(outcome.output, "", "\(arguments)")
        }
    }

    func testAnUnknownNameListsTheKnownOnes() throws {
        let outcome = try Program().run("feels", "show", "bouncy")
        XCTAssertEqual(outcome.status, 64)
        XCTAssertEqual(
            outcome.messages,
            """
            scroll-playground: no feel is called "bouncy".
              Use one of \(FeelLibrary.names), or the path of a feel file that ends in .json.

            """)
    }
}
