import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// `libinput record` and Android's `getevent`, which log the same events.
final class EvdevImportTests: XCTestCase {
    func testTwoFingersScrollByTheirMeanInMillimetres() throws {
        let imported = try LogFixture.imported(LogFixture.text("libinput-record.yml"))
        let events = imported.recording.events
        XCTAssertEqual(events.map(\.time), (0..<6).map { .milliseconds(7 * $0) })
        // 144 units of 1/12 mm are 12 mm.
        XCTAssertEqual(imported.distance.y, 12 * ImportScale.touchpadPointsPerMillimetre, accuracy: 1e-9)
        XCTAssertEqual(imported.distance.x, 0)
        let other = try LogFixture.imported(LogFixture.text("libinput-record.yml")) {
            ($0.direction, $0.pointsPerMillimetre) = (.traditional, 2)
        }
        XCTAssertEqual(other.distance.y, -24, accuracy: 1e-9)
    }

    func testOneFingerOnATouchpadScrollsNothing() throws {
        XCTAssertThrowsError(
            try LogFixture.imported("libinput-record.yml", replacing: "57,      41]", with: "57,      -1]")
        ) { XCTAssertTrue("\($0)".contains("found no scroll input"), "\($0)") }
    }

    func testATouchScreenOfLibinputDrags() throws {
        let imported = try LogFixture.imported(
            "libinput-record.yml", replacing: "properties: [0, 2]", with: "properties: [1]"
        ) { $0.pointsPerMillimetre = 6 }
        let events = imported.recording.events
        XCTAssertEqual(events.first?.intent, .down(ScrollVector(x: 250, y: 150), .touch))
        XCTAssertEqual(events.last?.intent, .up(ScrollVector(x: 250, y: 225)))
        XCTAssertEqual(imported.recording.viewport, CGSize(width: 600.5, height: 360.5))
    }

    func testAFineWheelCountsOnce() throws {
        let text = """
            version: 1
            ndevices: 1
            devices:
            - node: /dev/input/event3
              evdev:
                codes:
                  2: [0, 1, 8, 11]
                properties: []
              events:
              - evdev:
                - [  0,      0,   2,  11,    -60]
                - [  0,      0,   0,   0,      0]
              - evdev:
                - [  0,  20000,   2,  11,    -60]
                - [  0,  20000,   2,   8,     -1]
                - [  0,  20000,   0,   0,      0]
            """
        let half = ScrollIntent.wheel(.notch, ScrollVector(x: 0, y: -0.5))
        XCTAssertEqual(try LogFixture.imported(text).recording.events.map(\.intent), [half, half])
        let coarse = text.replacingOccurrences(of: "8, 11]", with: "8]")
        let notch = ScrollIntent.wheel(.notch, ScrollVector(x: 0, y: -1))
        XCTAssertEqual(try LogFixture.imported(coarse).recording.events.map(\.intent), [notch])
    }

    func testAFingerOnAnAndroidScreenDragsInPoints() throws {
        let imported = try LogFixture.imported(LogFixture.text("getevent.txt")) {
            ($0.screen, $0.pixelsPerPoint) = (CGSize(width: 1080, height: 2400), 3)
        }
        let events = imported.recording.events
        XCTAssertEqual(imported.recording.viewport, CGSize(width: 360, height: 800))
        XCTAssertEqual(events.first?.intent, .down(ScrollVector(x: 180, y: 600), .touch))
        XCTAssertEqual(events.last?.intent, .up(ScrollVector(x: 180, y: 480)))
        XCTAssertEqual(events.last?.time, .microseconds(8 * 8333))
        XCTAssertEqual(imported.notes, [])
    }

    func testWithoutRangesPositionsArePixels() throws {
        let events = try LogFixture.text("getevent.txt").split(separator: "\n").filter { $0.hasPrefix("[") }
        let imported = try LogFixture.imported(events.joined(separator: "\r\n")) { $0.pixelsPerPoint = 2 }
        XCTAssertEqual(imported.recording.events.first?.intent, .down(ScrollVector(x: 1080, y: 3600), .touch))
        XCTAssertEqual(imported.recording.viewport, ImportOptions.usualViewport)
        XCTAssertEqual(
            imported.notes, ["the log has no axis ranges of getevent -lp; touch positions are taken for pixels"])
    }

    func testNumbersWithoutLabelsAreTheSame() throws {
        let labels = [
            "EV_ABS": "0003", "EV_KEY": "0001", "EV_SYN": "0000", "SYN_REPORT": "0000", "BTN_TOUCH": "014a",
            "ABS_MT_TRACKING_ID": "0039", "ABS_MT_POSITION_X": "0035", "ABS_MT_POSITION_Y": "0036",
            "ABS_MT_PRESSURE": "003a", "ABS_MT_SLOT": "002f", "DOWN": "00000001", "UP  ": "00000000",
        ]
        let text = try LogFixture.text("getevent.txt")
        let plain = labels.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
        XCTAssertEqual(try LogFixture.imported(plain), try LogFixture.imported(text))
    }

    func testASecondFingerDoesNotDrag() {
        var contacts = TouchContacts()
        for (code, value) in [(0x39, 7), (0x35, 10), (0x36, 20), (0x2F, 1), (0x39, 8), (0x35, 30)] {
            XCTAssertNoThrow(try contacts.take(code, value))
        }
        XCTAssertEqual(contacts.fingers.map(\.x), [10], "the second one has no y yet")
        XCTAssertNoThrow(try contacts.take(0x36, 40))
        XCTAssertEqual(contacts.fingers.map(\.number), [1, 2])
        XCTAssertThrowsError(try contacts.take(0x2F, 64))
    }

    func testWhatWouldFalsifyAGestureIsNamedWithItsLine() throws {
        let getevent = "Correct the line, or log the gesture again with 'getevent -lp; getevent -lt'."
        let time = "[   86123.456789] /dev/input/event2: "
        func assertRefused(_ text: String, _ message: String, line: UInt = #line) {
            assertFails(.malformed, message, remedy: getevent, line: line) { _ = try LogFixture.imported(text) }
        }
        assertRefused(
            time + "EV_SYN SYN_DROPPED 00000000",
            "log:1: found SYN_DROPPED: the kernel lost events, expected all events of the gesture.")
        assertRefused(
            time + "EV_SYN SYN_MT_REPORT 00000000",
            "log:1: found SYN_MT_REPORT, the older multi-touch protocol A, expected protocol B, with ABS_MT_SLOT and "
                + "ABS_MT_TRACKING_ID.")
        assertRefused(
            time + "EV_ABS ABS_MT_SLOT 7fffffff",
            "log:1: found the value 2147483647, expected a slot from 0 to 63.")
        assertRefused(
            time + "EV_ABS ABS_MT_SLOT 0000",
            "log:1: found \"[   86123.456789] /dev/input/event2: EV_ABS ABS_MT_SLOT 0000\", "
                + "expected a time in seconds, type, code and a value of eight hexadecimal digits.")
    }

    func testMistakesInARecordAreNamedWithTheirLine() throws {
        let remedy = "Correct the line, or log the gesture again with 'libinput record'."
        func assertRefused(_ passage: String, _ replacement: String, _ message: String, line: UInt = #line) {
            assertFails(.malformed, message, remedy: remedy, line: line) {
                _ = try LogFixture.imported("libinput-record.yml", replacing: passage, with: replacement)
            }
        }
        assertRefused("version: 1\n", "version: 2\n", "log:2: found version with \"2\", expected 1.")
        assertRefused(
            "[0, 1200, 0, 0, 12]\n      1", "[0, 1200]\n      1",
            "log:24: found devices.evdev.absinfo.0 with a list of 2, expected minimum, maximum, fuzz, flat and resolution."
        )
        assertRefused(
            "54,     324]", "54,     nan]",
            "log:68: found devices.events.evdev with \"nan\", expected seconds, microseconds, type, code and value.")
        assertRefused(
            "53: [0, 1200, 0, 0, 12]", "53: [0, 1200, 0, 0, 0]",
            "log:12: found no resolution of event5's ABS_MT_POSITION axes, expected units per millimetre.")
        assertRefused(
            "  0,   7000,", "  0,   7000000,",
            "log:52: found devices.events.evdev with a list of 5, "
                + "expected seconds from 0 to 86400 and microseconds from 0 to 999999.")
    }
}
