import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// A value beyond a limit is refused with its position, the value and the limit.
final class FileLimitTests: XCTestCase {
    private func recording(_ members: String = "", viewport: String = "400", events: String = "") -> [UInt8] {
        Array(
            """
            {"format": "scroll-recording", "version": 1, "viewport": {"width": \(viewport), "height": 800},
             "content": {"width": 400, "height": 5000}, "axes": ["vertical"], "events": [\(events)]\(members)}
            """.utf8)
    }

    private func list(_ element: String, _ count: Int) -> String {
        String(repeating: element + ",", count: count - 1) + element
    }

    private func assertRefused(
        _ bytes: [UInt8], _ message: String, remedy: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        assertFails(.malformed, "a.json: " + message, remedy: remedy, file: file, line: line) {
            _ = try Recording(bytes, file: "a.json")
        }
    }

    func testEventsBeyondTheLimitAreCounted() {
        assertRefused(
            recording(events: list("0", 400_001)), "events: found 400001 events, expected at most 400000 events.",
            remedy: "Cut the recording into several.")
    }

    func testFramesBeyondTheLimitAreCounted() {
        let targets = ", \"targets\": {\"behavior\": \"none\", \"frames\": [\(list("0", 200_001))]}"
        assertRefused(
            recording(targets), "targets.frames: found 200001 elements, expected at most 200000 elements.",
            remedy: "Remove the frames that the gesture does not come near.")
    }

    func testOtherScrollViewsBeyondTheLimitAreCounted() throws {
        assertRefused(
            recording(", \"views\": [\(list("{}", 1001))]"),
            "views: found 1001 scroll views, expected at most 1000 scroll views.",
            remedy: "Remove those that were not scrolled.")
        XCTAssertNoThrow(try Recording(recording(", \"views\": [\(list("{}", 1000))]"), file: "a.json"))
    }

    /// Looking up each by its name would read them a million times.
    func testAThousandScrollViewsAreReadOnceEach() throws {
        let text = String(decoding: recording(), as: UTF8.self).dropFirst()
        let views = (0..<1000).map { "{\"view\": \"v\($0 % 500)\", \(text)" }.joined(separator: ",")
        let whole = try Recording(recording(", \"views\": [\(views)]"), file: "a.json")
        XCTAssertEqual(whole.views.map(\.view), (0..<500).map { "v\($0)" })
    }

    func testAStageNobodyHasAScreenForIsRefused() {
        assertRefused(
            recording(viewport: "16385"),
            "viewport.width: found the number 16385, expected a length in points, from 0 to 16384.",
            remedy: "Change viewport.width to what is expected and try again.")
        assertRefused(
            recording(events: #"{"t": 0, "type": "resize", "width": 1e5, "height": 1e12}"#),
            "events[0].width: found the number 1e5, expected a length in points, from 0 to 16384.",
            remedy: "Change events[0].width to what is expected and try again.")
    }

    func testValuesBeyondTheLimitStopTheReader() {
        let bytes = Array("[\(list("0", 4000))]".utf8)
        XCTAssertThrowsError(try JSONParser.parse(bytes, values: .values.lowered(to: 4000))) { error in
            let error = error as? JSONSyntaxError
            XCTAssertEqual(error?.column, bytes.count - 1, "one value is the list itself, the one too many the last")
            XCTAssertEqual(error?.expected, "at most 4000 values")
            XCTAssertEqual(error?.remedy, "Cut the file into several smaller ones.")
        }
    }

    /// Comparing each with all before it would take 20,000 million comparisons.
    func testManyKeysInOneObjectAreReadAndOneThatComesAgainIsFound() throws {
        let members = (0..<200_000).map { "\"k\($0)\": 0" }.joined(separator: ",")
        guard case .object(let object) = try JSONParser.parse(Array("{\(members)}".utf8)) else {
            return XCTFail("not an object")
        }
        XCTAssertEqual(object.members.count, 200_000)
        for again in [3, 199_999] {
            XCTAssertThrowsError(try JSONParser.parse(Array("{\(members), \"k\(again)\": 1}".utf8))) {
                XCTAssertEqual(($0 as? JSONSyntaxError)?.expected, "a key that this object does not have yet")
            }
        }
    }

    func testWhatTheWindowRecordsStaysWithinTheLimit() {
        var recorder = Recorder(
            start: .zero, recording: Recording(viewport: .zero, content: .zero))
        for index in 0...FileLimit.events.value { recorder.record(.cancel, at: .microseconds(index)) }
        XCTAssertEqual(recorder.recording.events.count, FileLimit.events.value)
        recorder.record(chosen: .zero)
        recorder.record(shift: .zero, at: .seconds(1))
        XCTAssertEqual(recorder.recording.events.last?.chosen, [])
    }

    func testTheSecurityPageHasTheTableOfLimits() throws {
        let rows = FileLimit.all.map { "| \($0.name) | \($0.value) \($0.unit) | \($0.reason) |" }
        let table = (["| what | at most | why |", "|---|---|---|"] + rows).joined(separator: "\n")
        let path = Repository.root.appendingPathComponent("SECURITY.md")
        let text = try String(contentsOf: path, encoding: .utf8)
        guard Repository.blesses else {
            return XCTAssertTrue(text.contains(table), "SECURITY.md should have:\n\(table)")
        }
        let start = try XCTUnwrap(text.range(of: "| what | at most | why |"))
        let end = try XCTUnwrap(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
        try text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: table)
            .write(to: path, atomically: true, encoding: .utf8)
    }
}
