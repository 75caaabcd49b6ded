import AnalysisTestSupport
import Foundation
import FoundationXML
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class MeasureCommandTests: XCTestCase {
    private let fling = ShippedRecordings.folder.appendingPathComponent("fling.json").path

    func testEachFeelIsAnObjectWithEveryNumber() throws {
        let outcome = try Program().run("measure", fling, "--feel", "uikit", "--feel", "gtk", "--format", "json")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let feels = try XCTUnwrap(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
        XCTAssertEqual(feels.map { $0["feel"] as? String }, ["uikit", "gtk"])
        for feel in feels {
            XCTAssertEqual(Set(feel.keys), Set(["feel", "axis"] + FeelNumber.allCases.map(\.rawValue)))
            XCTAssertNotNil(feel["fling_distance"] as? Double)
            XCTAssertTrue(feel["notch_distance"] is NSNull)
        }
    }

    func testTheTableAndTheLinesSayTheSame() throws {
        let lines = try Program().run("measure", fling, "--format", "csv").output.split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        let names = lines[0].split(separator: ",")
        let cells = lines[1].split(separator: ",", omittingEmptySubsequences: false)
        XCTAssertEqual(names.count, cells.count)
        let table = try Program().run("measure", fling).output
        for (name, cell) in zip(names, cells) where !cell.isEmpty && name != "feel" {
            let row = try XCTUnwrap(table.split(separator: "\n").first { $0.hasPrefix(name) }, String(name))
            XCTAssertTrue(row.split(separator: " ").contains(cell), "\(name): \(row)")
        }
    }

    func testAnAxisThatWasNotAskedForIsTheOneThatMoved() throws {
        let carousel = ShippedRecordings.folder.appendingPathComponent("carousel-flick.json").path
        XCTAssertTrue(try Program().run("measure", carousel).output.contains("horizontal"))
        XCTAssertTrue(try Program().run("measure", carousel, "--axis", "vertical").output.contains("vertical"))
        XCTAssertEqual(try Program().run("measure", carousel, "--axis", "z").status, 64)
    }

    // MARK: Limits

    func testANumberOutsideOfItsRangeFailsAndSaysWhatItIs() throws {
        let beyond = try Program().run("measure", fling, "--limit", "fling_distance=1000..1600")
        XCTAssertEqual(beyond.status, 1)
        XCTAssertTrue(
            beyond.messages.contains(/fling_distance of uikit is 1694\.[\d.]+ pt; allowed is 1000 to 1600 pt\./),
            beyond.messages)
        XCTAssertTrue(beyond.output.contains("fling_distance"), "the numbers are printed all the same")
        XCTAssertEqual(try Program().run("measure", fling, "--limit", "fling_distance=1000..1700").status, 0)
        XCTAssertEqual(try Program().run("measure", fling, "--limit", "time_to_rest=1").status, 1)
        XCTAssertEqual(try Program().run("measure", fling, "--limit", "notch_distance=1e6").status, 1, "there is none")
    }

    func testEachExceededLimitOfEachFeelIsSaid() throws {
        let outcome = try Program().run(
            "measure", fling, "--feel", "uikit", "--feel", "gtk", "--limit", "overshoot=-1", "--limit",
            "time_to_rest=0.1", "--limit", "fling_distance=1e6")
        XCTAssertEqual(outcome.status, 1)
        let lines = outcome.messages.split(separator: "\n").filter { $0.hasPrefix("scroll-playground: ") }
        XCTAssertEqual(lines.count, 4, outcome.messages)
        for feel in ["uikit", "gtk"] {
            for number in ["overshoot", "time_to_rest"] {
                XCTAssertTrue(outcome.messages.contains("\(number) of \(feel) is "), outcome.messages)
            }
        }
    }

    func testARangeThatIsNoneIsRefused() throws {
        for wrong in ["overshoot", "overshoot=2..1", "overshoot=1..", "speed=1", "overshoot=nan"] {
            XCTAssertEqual(try Program().run("measure", fling, "--limit", wrong).status, 64, wrong)
        }
    }

    func testJUnitHasACaseForEachNumberOfEachFeel() throws {
        let outcome = try Program().run(
            "measure", fling, "--feel", "uikit", "--feel", "gtk", "--limit", "overshoot=-1", "--format", "junit")
        XCTAssertEqual(outcome.status, 1)
        let report = try XMLDocument(xmlString: outcome.output)
        let suites = try report.nodes(forXPath: "/testsuites/testsuite/@name").compactMap(\.stringValue)
        XCTAssertEqual(suites, ["\(fling): uikit", "\(fling): gtk"])
        XCTAssertEqual(try report.nodes(forXPath: "//testcase[@name='overshoot']/failure").count, 2)
        XCTAssertEqual(
            try report.nodes(forXPath: "//testcase[@name='reversals']/system-out").compactMap(\.stringValue),
            ["0", "0"])
    }

    func testAFeelThatIsNotThereAndAFileThatIsNoneAreRefused() throws {
        let program = try Program()
        XCTAssertEqual(try program.run("measure").status, 64)
        XCTAssertEqual(try program.run("measure", fling, "--feel", "bouncy").status, 64)
        XCTAssertEqual(try program.run("measure", "no.json").status, 74)
        XCTAssertEqual(try program.run("measure", Repository.root.appendingPathComponent("LICENSE").path).status, 65)
    }
}
