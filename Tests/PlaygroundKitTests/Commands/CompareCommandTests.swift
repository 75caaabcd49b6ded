import AnalysisTestSupport
import Foundation
import FoundationXML
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class CompareCommandTests: XCTestCase {
    private let fling = ShippedRecordings.folder.appendingPathComponent("fling.json").path

    private func compare(_ options: String...) throws -> Program.Outcome {
        try Program().run(list: ["compare", fling, "--feel", "uikit", "--feel", "uikit-fast"] + options)
    }

    func testEachQuantityHasALine() throws {
        let outcome = try compare("--format", "csv")
        let rows = outcome.output.split(separator: "\n").map {
            $0.split(separator: ",", omittingEmptySubsequences: false)
        }
        XCTAssertEqual(outcome.status, 0)
        let names = rows.map { String($0[0]) }
        XCTAssertEqual(names.prefix(6), ["what", "offset.x", "offset.y", "rest.x", "rest.y", "rest.time"])
        XCTAssertTrue(names.dropFirst(6).allSatisfy { FeelNumber(rawValue: $0) != nil }, outcome.output)
        XCTAssertTrue(names.contains("fling_distance"), outcome.output)
        XCTAssertTrue(rows.allSatisfy { $0.count == 6 }, outcome.output)
        XCTAssertEqual(outcome.messages, "")
    }

    func testTheTableAndTheObjectSayTheSame() throws {
        let cells = try compare("--format", "csv").output.split(separator: "\n")[2].split(separator: ",").dropFirst(2)
        let table = try compare().output
        let object = try compare("--format", "json").output
        XCTAssertTrue(table.hasPrefix("a: uikit\nb: uikit-fast\n\nwhat"), table)
        for cell in cells {
            XCTAssertTrue(table.contains(" \(cell)"), table)
            XCTAssertTrue(object.contains(": \(cell)"), object)
        }
        XCTAssertNotNil(try JSONSerialization.jsonObject(with: Data(object.utf8)))
    }

    func testWithinTheLimitsTheStatusIsZero() throws {
        let outcome = try compare("--limit-offset", "5000", "--limit-time", "60")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.messages, "")
    }

    func testBeyondALimitTheStatusIsOneAndTheMessageSaysWhereAndWhatToDo() throws {
        let offset = try compare("--limit-offset", "1.5")
        XCTAssertEqual(offset.status, 1)
        XCTAssertTrue(
            offset.messages.contains(
                /offset\.y of uikit and uikit-fast differs by [\d.]+ pt at [\d.]+ s; 1\.5 pt are allowed\./),
            offset.messages)
        XCTAssertTrue(offset.messages.contains("or raise --limit-offset"), offset.messages)
        XCTAssertTrue(offset.output.contains("offset.y"), "the figures are printed all the same")
        let time = try compare("--limit-time", "0.001")
        XCTAssertEqual(time.status, 1)
        XCTAssertTrue(time.messages.contains("or raise --limit-time"), time.messages)
    }

    func testAFeelThatIsNotThereAndAFileThatIsNoneAreRefused() throws {
        let program = try Program()
        XCTAssertEqual(try program.run("compare", fling, "--feel", "uikit", "--feel", "bouncy").status, 64)
        XCTAssertEqual(try program.run("compare", fling, "--feel", "uikit", "--feel", "no.json").status, 74)
        XCTAssertEqual(try program.run("compare", fling, "--feel", "uikit", "--feel", fling).status, 65)
        XCTAssertEqual(try program.run("compare", "no.json", "--feel", "uikit", "--feel", "gtk").status, 74)
    }

    func testTwoRunsPrintTheSameBytes() throws { XCTAssertEqual(try compare().output, try compare().output) }

    // MARK: Limits of numbers

    func testANumberBeyondItsLimitFailsAndSaysBothValues() throws {
        let beyond = try compare("--limit", "fling_distance=10", "--limit", "tracking_ratio=0")
        XCTAssertEqual(beyond.status, 1)
        XCTAssertTrue(
            beyond.messages.contains(
                /fling_distance is [\d.]+ pt in uikit and [\d.]+ pt in uikit-fast; a difference of 10 pt is allowed\./),
            beyond.messages)
        XCTAssertTrue(beyond.messages.contains("or raise --limit fling_distance"), beyond.messages)
        XCTAssertEqual(try compare("--limit", "fling_distance=1e6", "--limit", "overshoot=0").status, 0)
    }

    func testALimitOfANumberThatTheGestureDoesNotHaveFails() throws {
        let neither = try compare("--limit", "notch_distance=5")
        XCTAssertEqual(neither.status, 1)
        XCTAssertTrue(
            neither.messages.contains(
                "notch_distance is no such number in uikit and no such number in uikit-fast; a difference of 5 pt is "
                    + "allowed."), neither.messages)
        XCTAssertTrue(neither.messages.contains("leave out --limit notch_distance"), neither.messages)
        let report = try compare("--limit", "notch_distance=5", "--format", "junit")
        XCTAssertEqual(report.status, 1)
        XCTAssertTrue(report.output.contains("failures=\"1\""), report.output)
    }

    func testEachExceededLimitIsSaid() throws {
        let outcome = try compare(
            "--limit-offset", "1.5", "--limit-time", "60", "--limit", "fling_distance=10", "--limit", "time_to_90=0.1")
        XCTAssertEqual(outcome.status, 1)
        let lines = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("scroll-playground: ") }
        XCTAssertEqual(lines.count, 3, outcome.messages)
        for (line, name) in zip(lines, ["offset.y", "fling_distance", "time_to_90"]) {
            XCTAssertTrue(line.hasPrefix("scroll-playground: \(name) "), outcome.messages)
        }
    }

    func testALimitThatIsNoneNamesTheNumbers() throws {
        for wrong in ["overshoot", "speed=1", "overshoot=-1", "overshoot=soon", "=1"] {
            let outcome = try compare("--limit", wrong)
            XCTAssertEqual(outcome.status, 64, wrong)
            XCTAssertTrue(outcome.messages.contains("overshoot"), outcome.messages)
        }
    }

    func testJUnitHasACaseForEachLimit() throws {
        let outcome = try compare("--limit-time", "60", "--limit", "fling_distance=10", "--format", "junit")
        XCTAssertEqual(outcome.status, 1)
        let report = try XMLDocument(xmlString: outcome.output)
        let cases = try report.nodes(forXPath: "/testsuites/testsuite/testcase")
        XCTAssertEqual(
            cases.map { ($0 as? XMLElement)?.attribute(forName: "name")?.stringValue }, ["rest_time", "fling_distance"])
        XCTAssertEqual(try report.nodes(forXPath: "//testcase[@name='fling_distance']/failure").count, 1)
        XCTAssertEqual(try report.nodes(forXPath: "//testcase[@name='rest_time']/failure").count, 0)
        XCTAssertEqual(try report.nodes(forXPath: "/testsuites/testsuite/@failures").first?.stringValue, "1")
    }
}
