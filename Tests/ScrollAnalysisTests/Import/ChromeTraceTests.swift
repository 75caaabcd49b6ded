import AnalysisTestSupport
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class ChromeTraceTests: XCTestCase {
    private static let update = "InputHandlerProxy::HandleGestureScrollUpdate"

    func testUpdatesAreStrokesAtTheTimesOfTheirInputWithoutMomentum() throws {
        let imported = try LogFixture.imported(LogFixture.text("chrome-trace.json")) { $0.pixelsPerPoint = 2 }
        let events = imported.recording.events
        XCTAssertEqual(events.map(\.time), (0..<5).map { .microseconds(8333 * $0) })
        XCTAssertEqual(
            events.map(\.intent),
            [4, 12, 26, 33, 35].map { .wheel(.touchpad, ScrollVector(x: 0, y: $0 / -2)) })
        XCTAssertEqual(imported.notes, ["2 updates of momentum are left out, since a feel makes its own"])
    }

    func testTheCategoryOfScrollingHasTheSameUpdates() throws {
        let text = try LogFixture.text("chrome-trace.json")
        let reduced = text.split(separator: "\n").filter { !$0.contains("\"\(Self.update)\"") }
        XCTAssertLessThan(reduced.count, text.split(separator: "\n").count)
        XCTAssertEqual(
            try LogFixture.imported(reduced.joined(separator: "\n")).recording.events,
            try LogFixture.imported(text).recording.events)
    }

    func testATouchDragsTheOtherDirection() throws {
        let touch =
            "{\"name\":\"InputHandlerProxy::HandleTouchStart\",\"ph\":\"X\",\"pid\":4100,\"ts\":290223000,\"args\":{}}"
        let imported = try LogFixture.imported(
            "chrome-trace.json", replacing: "\"traceEvents\":[", with: "\"traceEvents\":[\(touch),")
        let intents = imported.recording.events.map(\.intent)
        XCTAssertEqual(intents.first, .down(ScrollVector(x: 200, y: 400), .touch))
        XCTAssertEqual(intents.dropFirst().first, .move(ScrollVector(x: 200, y: 396)))
        XCTAssertEqual(intents.last, .up(ScrollVector(x: 200, y: 290)), "lifted where momentum begins")
    }

    func testEventsInAnyOrderAreTheSameGesture() throws {
        let lines = try LogFixture.text("chrome-trace.json").split(separator: "\n")
        let events = lines.dropFirst().dropLast().map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        let reversed = "[\(events.reversed().joined(separator: ",\n"))]"
        XCTAssertEqual(
            try LogFixture.imported(reversed).recording,
            try LogFixture.imported(LogFixture.text("chrome-trace.json")).recording)
    }

    func testATraceWithoutTheInputsTellsSo() throws {
        let imported = try LogFixture.imported(
            "chrome-trace.json", replacing: "\"EventLatency\"", with: "\"OtherLatency\"")
        XCTAssertEqual(imported.recording.events.count, 7)
        XCTAssertEqual(
            imported.notes,
            [
                "the trace has no EventLatency events: times are those of handling, and momentum cannot be told from fingers"
            ])
    }

    func testAProcessIsChosen() throws {
        let other = "{\"name\":\"\(Self.update)\",\"ph\":\"X\",\"pid\":77,\"ts\":1,\"args\":{\"dx\":5,\"dy\":0}}"
        func imported(_ change: (inout ImportOptions) -> Void = { _ in }) throws -> ImportedRecording {
            try LogFixture.imported(
                "chrome-trace.json", replacing: "\"traceEvents\":[", with: "\"traceEvents\":[\(other),", change)
        }
        XCTAssertThrowsError(try imported()) {
            XCTAssertTrue("\($0)".contains("found input of 77, 4100, expected that of one device"), "\($0)")
        }
        let one = try imported { $0.device = "77" }.recording
        XCTAssertEqual(one.events.map(\.intent), [.wheel(.touchpad, ScrollVector(x: 5, y: 0))])
        XCTAssertEqual(one.axes, .horizontal)
    }

    func testMistakesAreNamedWithTheirPlace() throws {
        func assertRefused(
            _ passage: String, _ replacement: String, _ place: String, _ message: String, line: UInt = #line
        ) {
            assertFails(
                .malformed, "log: \(place): \(message).", remedy: "Change \(place) to what is expected and try again.",
                line: line
            ) { _ = try LogFixture.imported("chrome-trace.json", replacing: passage, with: replacement) }
        }
        assertRefused(
            "\"dy\":26", "\"dy\":2600000", "traceEvents[10].args.dy",
            "found the number 2600000, expected a distance in pixels, from -1000000 to 1000000")
        assertRefused(
            "\"ts\":290224724", "\"ts\":-1", "traceEvents[1].ts",
            "found the number -1, expected a time in microseconds, from 0 to 1000000000000000")
    }
}
