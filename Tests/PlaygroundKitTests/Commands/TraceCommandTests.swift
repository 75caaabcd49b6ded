import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class TraceCommandTests: XCTestCase {
    private let fling = ShippedRecordings.folder.appendingPathComponent("fling.json").path

    func testATraceIsPrintedAsItIsComputed() throws {
        let outcome = try Program().run("trace", fling, "--rate", "30")
        let recording = try ShippedRecordings.recording("fling")
        let rows = Trace(recording, feel: .uikit, times: .rate(30)).map { TraceFormat.csv.text($0, isFirst: false) }
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.output, TraceFormat.csv.opening + rows.joined())
        XCTAssertEqual(outcome.messages, "")
    }

    func testTwoRunsPrintTheSameBytes() throws {
        let program = try Program()
        XCTAssertEqual(
            try program.run("trace", fling, "--format", "json").output,
            try program.run("trace", fling, "--format", "json").output)
    }

    func testTimesAreSampledInAscendingOrder() throws {
        let outcome = try Program().run("trace", fling, "--at", "2,0.5, 1", "--feel", "direct")
        let times = outcome.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[0] }
        XCTAssertEqual(times, ["0.5", "1", "2"])
    }

    func testAReaderThatHasHadEnoughIsNoFailure() throws {
        let outcome = try Program().shell("\"$0\" trace '\(fling)' --rate 100000 | head -n 2; exit ${PIPESTATUS[0]}")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.messages, "")
        XCTAssertEqual(outcome.output.split(separator: "\n").count, 2)
    }

    func testAFullDiskIsReported() throws {
        let outcome = try Program().shell("\"$0\" trace '\(fling)' > /dev/full")
        XCTAssertEqual(outcome.status, 74)
        XCTAssertEqual(
            outcome.messages,
            """
            scroll-playground: standard output: cannot be written: No space left on device.
              Free some space or choose another location.

            """)
    }

    func testABrokenRecordingSaysWhereAndWhat() throws {
        let path = try temporaryFolder().appendingPathComponent("broken.json").path
        let text = try String(contentsOfFile: fling, encoding: .utf8)
        try text.replacingOccurrences(of: "\"move\"", with: "\"wave\"").write(
            toFile: path, atomically: false, encoding: .utf8)
        let outcome = try Program().run("trace", path)
        XCTAssertEqual(outcome.status, 65)
        XCTAssertEqual(outcome.output, "")
        XCTAssertEqual(
            outcome.messages,
            """
            scroll-playground: \(path): events[1].type: found the text "wave", expected one of "down", "move", "up", \
            "cancel", "wheel", "key", "fling", "scrollTo", "resize", "content".
              Change events[1].type to what is expected and try again.

            """)
    }

    func testARecordingThatIsNotThereIsReported() throws {
        let outcome = try Program().run("trace", "/nowhere.json")
        XCTAssertEqual(outcome.status, 74)
        XCTAssertEqual(
            outcome.messages,
            """
            scroll-playground: /nowhere.json: cannot be read: No such file or directory.
              Check the name.

            """)
    }

    func testMoreRowsThanATraceMayHaveAreRefusedBeforeTheFirst() throws {
        let program = try Program()
        let asked = try program.run("trace", fling, "--rate", "100000", "--until", "86400")
        XCTAssertEqual(asked.status, 64)
        XCTAssertEqual(asked.output, "")
        XCTAssertEqual(
            asked.messages,
            """
            scroll-playground: \(fling): a trace until 86400 s, 100000 times a second, has 8640000001 samples; at most \
            1000000 samples are allowed.
              Lower --rate or --until.

            """)
        let path = try temporaryFolder().appendingPathComponent("day.json").path
        var day = try ShippedRecordings.recording("fling")
        day.events = [RecordedEvent(.cancel, at: .seconds(86_400))]
        try day.write(to: path)
        XCTAssertEqual(try program.run("trace", path).status, 65, "a day has too many rows at the usual rate")
        XCTAssertEqual(try program.run("trace", path, "--rate", "1").status, 0)
    }

    func testAMomentAfterTheEndIsAContradiction() throws {
        for moments in ["3", "1,3"] {
            let outcome = try Program().run("trace", fling, "--at", moments, "--until", "2")
            XCTAssertEqual(outcome.status, 64, moments)
            XCTAssertEqual(outcome.output, "", moments)
            XCTAssertTrue(outcome.messages.contains("--at names 3 s, which is after --until 2"), outcome.messages)
        }
        XCTAssertEqual(try Program().run("trace", fling, "--at", "1,2", "--until", "2").status, 0)
    }

    func testAListOfMomentsHasALimit() throws {
        let times = Array(repeating: "0", count: 10_001).joined(separator: ",")
        let outcome = try Program().run("trace", fling, "--at", times)
        XCTAssertEqual(outcome.status, 64)
        XCTAssertTrue(outcome.messages.contains("--at names 10001 moments, and at most 10000 moments are allowed"))
    }
}
