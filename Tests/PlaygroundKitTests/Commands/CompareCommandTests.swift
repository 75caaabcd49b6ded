import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

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
        XCTAssertEqual(rows.map { $0[0] }, ["what", "offset.x", "offset.y", "rest.x", "rest.y", "rest.time"])
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
}
