import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class ImportCommandTests: XCTestCase {
    private func log(_ name: String) -> String {
        Repository.root.appendingPathComponent("Tests/ScrollAnalysisTests/Fixtures/Logs/\(name)").path
    }

    func testEveryFormatIsRecognizedAndItsRecordingTraced() throws {
        let formats = [
            "libinput-events.txt": "libinput-events", "libinput-record.yml": "libinput-record",
            "getevent.txt": "getevent", "chrome-trace.json": "chrome-trace",
        ]
        let program = try Program()
        let output = try temporaryFolder().appendingPathComponent("swipe.json").path
        for (name, format) in formats {
            let imported = try program.run("import", log(name), "--out", output)
            XCTAssertEqual(imported.status, 0, imported.messages)
            XCTAssertEqual(imported.output, "", name)
            let named = try program.run("import", log(name), "--format", format)
            XCTAssertEqual(named.output, try String(contentsOfFile: output, encoding: .utf8), name)
            let trace = try program.run("trace", output, "--feel", "gtk")
            XCTAssertEqual(trace.status, 0, trace.messages)
            XCTAssertGreaterThan(trace.output.split(separator: "\n").count, 20, name)
        }
    }

    func testTheOptionsDescribeTheScrollView() throws {
        let outcome = try Program().run(
            "import", log("libinput-events.txt"), "--viewport", "300x500", "--content", "300x2000", "--offset", "0,120",
            "--axis", "both", "--device", "event5")
        let recording = try Recording(Array(outcome.output.utf8), file: "swipe.json")
        XCTAssertEqual(recording.viewport, CGSize(width: 300, height: 500))
        XCTAssertEqual(recording.content, CGSize(width: 300, height: 2000))
        XCTAssertEqual(recording.offset, ScrollVector(x: 0, y: 120))
        XCTAssertEqual(recording.axes, .both)
        XCTAssertTrue(outcome.output.contains("\"source\": \"libinput-events.txt: libinput-events, event5\""))
    }

    func testMessagesAreBesideTheData() throws {
        let outcome = try Program().run("import", log("chrome-trace.json"))
        XCTAssertTrue(
            outcome.messages.hasSuffix(
                "chrome-trace.json: 2 updates of momentum are left out, since a feel makes its own.\n"),
            outcome.messages)
    }

    func testWhatIsNoLogIsRefused() throws {
        let recording = ShippedRecordings.folder.path + "/fling.json"
        assertFails(
            .malformed, "\(recording): found a recording of this program, expected the list of a trace's events.",
            remedy: "Use it as it is, for example with 'measure \(recording)'."
        ) { _ = try ImportedRecording(ImportOptions(log: recording)) }
        XCTAssertEqual(try Program().run("import", recording).status, 65)
        assertFails(
            .malformed, "log: found no \"traceEvents\", expected the list of a trace's events.",
            remedy: "Log the gesture again with 'chrome://tracing with the categories input and benchmark'."
        ) { _ = try ImportedRecording(Array("{\"events\": []}".utf8), ImportOptions(log: "log")) }
        let text = try temporaryFolder().appendingPathComponent("log").path
        try "t,offset\n0,1\n".write(toFile: text, atomically: true, encoding: .utf8)
        assertFails(
            .malformed, "\(text): found none of the formats that can be imported.",
            remedy: "Name it with --format: libinput-events, libinput-record, getevent, chrome-trace."
        ) { _ = try ImportedRecording(ImportOptions(log: text)) }
    }

    func testTheLogIsNotOverwritten() throws {
        let outcome = try Program().run("import", log("getevent.txt"), "--out", log("getevent.txt"))
        XCTAssertEqual(outcome.status, 64)
        XCTAssertTrue(outcome.messages.contains("--out and the log are the same file"), outcome.messages)
    }

    func testNumbersThatCannotBeMeantAreRefused() throws {
        for option in [
            ["--viewport", "0x1"], ["--content", "400"], ["--content", "nanx1"], ["--offset", "1"],
            ["--offset", "1e99,0"], ["--axis", "z"], ["--pixels-per-point", "0"], ["--points-per-mm", "nan"],
            ["--screen", "1x"], ["--direction", "up"], ["--format", "pcap"],
        ] {
            let outcome = try Program().run(list: ["import", "/no/such/log"] + option)
            XCTAssertEqual(outcome.status, 64, "\(option)")
            XCTAssertTrue(outcome.messages.contains(option[0]), outcome.messages)
        }
    }
}
