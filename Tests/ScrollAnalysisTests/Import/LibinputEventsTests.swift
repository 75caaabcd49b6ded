import AnalysisTestSupport
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class LibinputEventsTests: XCTestCase {
    private static let finger =
        " event5   POINTER_SCROLL_FINGER       +1.000s\tvert 2.00/0.0* horiz 0.00/0.0 (finger)\n"

    private func line(_ time: String, _ type: String, _ rest: String, device: String = " event5 ") -> String {
        "\(device)  \(type)    \(time)\t\(rest)\n"
    }

    func testFingersBecomeStrokesAndTheirLiftIsSilence() throws {
        let imported = try LogFixture.imported(LogFixture.text("libinput-events.txt"))
        let events = imported.recording.events
        XCTAssertEqual(events.count, 8, "the line of the lift has no event")
        XCTAssertEqual(events.map(\.time), (0..<8).map { .milliseconds(8 * $0) })
        XCTAssertEqual(events[1].intent, .wheel(.touchpad, ScrollVector(x: 0, y: -3.10)))
        XCTAssertEqual(imported.recording.axes, .vertical)
        XCTAssertEqual(imported.notes, [])
    }

    func testScrollingTowardsThePersonRaisesTheOffset() throws {
        let recording = try LogFixture.imported(LogFixture.text("libinput-events.txt")).recording
        let trace = Array(Trace(recording, feel: .uikit, times: .rate(60)))
        XCTAssertGreaterThan(try XCTUnwrap(trace.last).offset.y, recording.offset.y + 100)
    }

    func testAWheelTurnsByHundredAndTwentiethsOfANotch() throws {
        let recording = try LogFixture.imported(LogFixture.text("libinput-wheel.txt")).recording
        let turns = recording.events.map(\.intent)
        XCTAssertEqual(
            turns, [-1, -1, 0.25, 0.5, 0.25].map { .wheel(.notch, ScrollVector(x: 0, y: $0)) })
    }

    func testRestingFingersHoldTheContent() throws {
        let text =
            Self.finger + line("+1.240s", "POINTER_SCROLL_FINGER", "vert 0.00/0.0* horiz 0.00/0.0* (finger)")
        let imported = try LogFixture.imported(text)
        XCTAssertEqual(imported.milliseconds, [0, 50, 100, 150, 200])
        let last = try XCTUnwrap(Array(Trace(imported.recording, feel: .uikit, times: .rate(60))).last)
        XCTAssertEqual(last.offset.y, imported.recording.offset.y + 2, accuracy: 1e-9, "no fling follows a rest")
    }

    func testATouchPressesAndDragsInMillimetres() throws {
        let text =
            line("+0.100s", "TOUCH_DOWN", "0 (0) 25.00/50.00 (25.40/50.80mm)")
            + line("+0.105s", "TOUCH_FRAME", "") + line("+0.110s", "TOUCH_DOWN", "1 (1)  5.00/ 5.00 ( 1.00/ 1.00mm)")
            + line("+0.120s", "TOUCH_MOTION", "0 (0) 25.00/45.00 (25.40/25.40mm)")
            + line("+0.130s", "TOUCH_MOTION", "1 (1)  5.00/ 5.00 ( 1.00/ 9.00mm)")
            + line("+0.140s", "TOUCH_UP", "0 (0)")
        let events = try LogFixture.imported(text).recording.events
        XCTAssertEqual(
            events.map(\.intent),
            [
                .down(ScrollVector(x: 160, y: 320), .touch), .move(ScrollVector(x: 160, y: 160)),
                .up(ScrollVector(x: 160, y: 160)),
            ])
    }

    func testOneOfTwoDevicesIsChosen() throws {
        let text =
            Self.finger
            + line("+2.000s", "POINTER_SCROLL_WHEEL", "vert 15.00/120.0* horiz 0.00/0.0 (wheel)", device: "-event9 ")
        assertFails(
            .malformed, "log: found input of event5, event9, expected that of one device.",
            remedy: "Choose one, as in --device event5."
        ) { _ = try LogFixture.imported(text) }
        let wheel = try LogFixture.imported(text) { $0.device = "event9" }
        XCTAssertEqual(wheel.recording.events.count, 1)
    }

    func testMistakesAreNamedWithTheirLine() throws {
        let remedy = "Correct the line, or log the gesture again with 'libinput debug-events'."
        func assertRefused(_ text: String, _ message: String, line: UInt = #line) {
            assertFails(.malformed, message, remedy: remedy, line: line) { _ = try LogFixture.imported(text) }
        }
        assertRefused(
            Self.finger + line("+0.900s", "POINTER_SCROLL_FINGER", "vert 1.00/0.0* horiz 0.00/0.0 (finger)"),
            "log:2: found the time 0.9 s, expected at least 1 s, the time of line 1.")
        assertRefused(
            line("+1.000s", "POINTER_SCROLL_FINGER", "vert nan/0.0* horiz 0.00/0.0 (finger)"),
            "log:1: found \"vert nan/0.0* horiz 0.00/0.0 (finger)\", expected both axes with value and 120ths of a notch, "
                + "as in vert 15.00/120.0* horiz 0.00/0.0 (wheel).")
        assertRefused(
            Self.finger + "a remark\n",
            "log:2: found \"a remark\", expected a line such as "
                + "\" event5   POINTER_SCROLL_FINGER +1.234s vert 2.50/0.0* horiz 0.00/0.0 (finger)\".")
        let late = line("+4294967.290s", "POINTER_SCROLL_FINGER", "vert 1.00/0.0* horiz 0.00/0.0 (finger)")
        XCTAssertThrowsError(try LogFixture.imported(late)) {
            XCTAssertTrue("\($0)".contains("expected a time from +0.000s to +86400.000s after the type"), "\($0)")
        }
    }

    func testALogWithoutScrollingIsRefused() {
        let text = line("+1.000s", "POINTER_MOTION", "1.00/0.00 (+1.00/+0.00)")
        assertFails(
            .malformed,
            "log: found no scroll input, expected at least one line of POINTER_SCROLL_FINGER, _WHEEL, _CONTINUOUS or TOUCH_DOWN.",
            remedy: "Log a gesture with 'libinput debug-events'; --device names another device."
        ) { _ = try LogFixture.imported(text) }
    }
}
