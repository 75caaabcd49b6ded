import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class RecordingReaderTests: XCTestCase {
    /// Every member and every type of event of the format.
    private static let complete = """
        { "format": "scroll-recording", "version": 1,
          "viewport": {"width": 400, "height": 800}, "content": {"width": 400.5, "height": 5000},
          "insets": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
          "axes": ["vertical", "horizontal"], "offset": {"x": 5, "y": 6}, "feel": "direct",
          "targets": {"behavior": "viewAligned", "limit": "alwaysByFew", "anchor": [0, 0.5], "frames": [[0, 10, 320, 200]]},
          "events": [
            {"t": 0.000, "type": "down", "pointer": "touch", "x": 200, "y": 600},
            {"t": 0.016, "type": "move", "x": 200, "y": 560},
            {"t": 0.100, "type": "up", "x": 200, "y": 300},
            {"t": 0.100, "type": "cancel"},
            {"t": 1.000, "type": "wheel", "source": "notch", "dx": 0, "dy": -1},
            {"t": 1.400, "type": "key", "key": "PageDown", "shift": true},
            {"t": 2.000, "type": "fling", "vx": 0, "vy": 3000},
            {"t": 2.500, "type": "scrollTo", "x": 0, "y": 1200, "animated": true},
            {"t": 3.000, "type": "resize", "width": 500, "height": 700},
            {"t": 3.000, "type": "content", "width": 500, "height": 6000} ] }
        """

    private func read(_ text: String) throws -> Recording { try Recording(Array(text.utf8), file: "swipe.json") }

    /// The complete recording with one passage replaced, which must exist.
    private func changed(_ passage: String, to replacement: String) -> String {
        XCTAssertTrue(Self.complete.contains(passage), passage)
        return Self.complete.replacingOccurrences(of: passage, with: replacement)
    }

    private func assertRefused(
        _ passage: String, _ replacement: String, _ message: String, remedy: String? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let place = message.prefix { $0 != ":" }
        let usual =
            message.contains("missing,")
            ? "Add \"\(place.split(separator: ".").last ?? "")\" there and try again."
            : "Change \(place) to what is expected and try again."
        assertFails(.malformed, "swipe.json: " + message, remedy: remedy ?? usual, file: file, line: line) {
            _ = try read(changed(passage, to: replacement))
        }
    }

    func testEveryMemberIsRead() throws {
        let recording = try read(Self.complete)
        XCTAssertEqual(recording.viewport, CGSize(width: 400, height: 800))
        XCTAssertEqual(recording.content, CGSize(width: 400.5, height: 5000))
        XCTAssertEqual(recording.insets.top, 1)
        XCTAssertEqual(recording.insets.leading, 2)
        XCTAssertEqual(recording.insets.bottom, 3)
        XCTAssertEqual(recording.insets.trailing, 4)
        XCTAssertEqual(recording.axes, .both)
        XCTAssertEqual(recording.offset, ScrollVector(x: 5, y: 6))
        XCTAssertEqual(recording.feel, "direct")
        XCTAssertEqual(recording.targets.behavior, .viewAligned)
        XCTAssertEqual(recording.targets.limit, .alwaysByFew)
        XCTAssertEqual(recording.targets.anchor, ScrollVector(x: 0, y: 0.5))
        XCTAssertEqual(recording.targets.frames, [CGRect(x: 0, y: 10, width: 320, height: 200)])
    }

    func testEveryTypeOfEventIsReadWithItsTime() throws {
        let expected: [(Duration, ScrollIntent)] = [
            (.zero, .down(ScrollVector(x: 200, y: 600), .touch)),
            (.milliseconds(16), .move(ScrollVector(x: 200, y: 560))),
            (.milliseconds(100), .up(ScrollVector(x: 200, y: 300))),
            (.milliseconds(100), .cancel),
            (.seconds(1), .wheel(.notch, ScrollVector(x: 0, y: -1))),
            (.milliseconds(1400), .key(.pageDown, shift: true)),
            (.seconds(2), .fling(ScrollVector(x: 0, y: 3000))),
            (.milliseconds(2500), .scrollTo(ScrollVector(x: 0, y: 1200), animated: true)),
            (.seconds(3), .resize(width: 500, height: 700)),
            (.seconds(3), .content(width: 500, height: 6000)),
        ]
        XCTAssertEqual(try read(Self.complete).events, expected.map { RecordedEvent($0.1, at: $0.0) })
    }

    func testWhatMayBeLeftOutHasItsDefault() throws {
        let recording = try read(
            """
            {"format": "scroll-recording", "version": 1, "viewport": {"width": 1, "height": 2},
             "content": {"width": 3, "height": 4}, "axes": ["vertical"], "events": []}
            """)
        XCTAssertEqual(
            recording, Recording(viewport: CGSize(width: 1, height: 2), content: CGSize(width: 3, height: 4)))
        XCTAssertEqual(recording.feel, "uikit")
    }

    func testAMissingMemberIsNamed() {
        assertRefused(
            #""format": "scroll-recording", "#, "", "format: missing, expected \"scroll-recording\".")
        assertRefused(#""version": 1,"#, "", "version: missing, expected 1.")
        assertRefused(
            #""viewport": {"width": 400, "height": 800},"#, "",
            "viewport: missing, expected the viewport's width and height in points.")
        assertRefused(#""height": 800"#, #""h": 800"#, "viewport.height: missing, expected a length in points.")
        assertRefused(
            #""axes": ["vertical", "horizontal"],"#, "",
            #"axes: missing, expected a list of "horizontal" and "vertical"."#)
        assertRefused(
            #""x": 200, "y": 560"#, #""x": 200"#, "events[1].y: missing, expected a location in the viewport in points."
        )
        assertRefused(
            #""t": 0.016, "#, "", "events[1].t: missing, expected seconds since the start of the recording.")
        assertRefused(#""type": "cancel""#, #""kind": "x""#, "events[3].type: missing, expected the type of the event.")
        assertRefused(
            #""source": "notch", "#, "", #"events[4].source: missing, expected "notch" or "touchpad"."#)
        assertRefused(
            #", "vy": 3000"#, "", "events[6].vy: missing, expected a velocity of the offset in points per second.")
    }

    func testAWrongKindOfValueIsNamedWithWhatWasFound() {
        assertRefused(
            #""y": 560"#, #""y": "560""#,
            #"events[1].y: found the text "560", expected a location in the viewport in points."#)
        assertRefused(
            #""viewport": {"width": 400, "height": 800}"#, #""viewport": [400, 800]"#,
            "viewport: found a list of 2, expected an object in braces.")
        assertRefused(#""shift": true"#, #""shift": 1"#, "events[5].shift: found the number 1, expected true or false.")
        assertRefused(#""feel": "direct""#, #""feel": null"#, "feel: found null, expected the name of a feel.")
        assertRefused(
            #"[0, 10, 320, 200]"#, "[0, 10, 320]",
            "targets.frames[0]: found a list of 3, expected a frame as x, y, width and height in points.")
    }

    func testNumbersOutOfRangeAreRefused() {
        assertRefused(
            #""height": 5000"#, #""height": -1"#,
            "content.height: found the number -1, expected a length in points, from 0 to 1000000000000.")
        assertRefused(
            #""t": 0.000"#, #""t": -0.5"#,
            "events[0].t: found the number -0.5, expected seconds since the start of the recording, from 0 to 86400.")
        assertRefused(
            #""vy": 3000"#, #""vy": 1e300"#,
            "events[6].vy: found the number 1e300, expected a velocity of the offset in points per second, from -1000000000000 to 1000000000000."
        )
    }

    func testANumberThatIsNotFiniteIsRefusedWithItsLine() {
        assertFails(
            .malformed, "swipe.json:8:39: found '1e999', expected a number of size at most 1.797e308.",
            remedy: "Correct the JSON there and try again."
        ) { _ = try read(changed(#""x": 200, "y": 560"#, to: #""x": 1e999, "y": 560"#)) }
    }

    func testUnknownWordsAreRefusedWithTheKnownOnes() {
        assertRefused(
            #""type": "cancel""#, #""type": "pinch""#,
            "events[3].type: found the text \"pinch\", expected one of \"down\", \"move\", \"up\", \"cancel\", \"wheel\", "
                + "\"key\", \"fling\", \"scrollTo\", \"resize\", \"content\".")
        assertRefused(
            #""limit": "alwaysByFew""#, #""limit": "sometimes""#,
            "targets.limit: found the text \"sometimes\", expected one of \"automatic\", \"always\", \"alwaysByFew\", "
                + "\"alwaysByOne\", \"never\".")
        assertRefused(
            #""behavior": "viewAligned""#, #""behavior": "sticky""#,
            "targets.behavior: found the text \"sticky\", expected one of \"none\", \"paging\", \"viewAligned\".")
        assertRefused(
            #"["vertical", "horizontal"]"#, #"["diagonal"]"#,
            "axes[0]: found the text \"diagonal\", expected one of \"horizontal\", \"vertical\".")
        assertRefused(
            #"["vertical", "horizontal"]"#, "[]",
            "axes: found an empty list, expected at least one of \"horizontal\", \"vertical\".")
    }

    func testAnotherFormatOrVersionIsRefused() {
        assertRefused(
            #""format": "scroll-recording""#, #""format": "scroll-feel""#,
            "format: found the text \"scroll-feel\", expected \"scroll-recording\".",
            remedy: "Is it a recording? 'scroll-playground run --record FILE.json' writes one.")
        assertRefused(
            #""version": 1"#, #""version": 2"#, "version: found the number 2, expected 1.",
            remedy: "Record the gesture again, or use the scroll-playground that wrote the file.")
    }

    func testTimesThatGoBackAreRefusedWithTheirIndex() {
        assertRefused(
            #""t": 1.400"#, #""t": 0.9"#, "events[5].t: found 0.9, expected at least 1, the time of events[4].",
            remedy: "Put the events in the order of their times and try again.")
    }

    func testMalformedJSONIsNamedWithLineAndColumn() {
        assertFails(
            .malformed, "swipe.json:2:45: found '\"content\"', expected ',' or '}' after a value of an object.",
            remedy: "Correct the JSON there and try again."
        ) { _ = try read(changed(#""height": 800}, "content""#, to: #""height": 800} "content""#)) }
    }

    func testAFileThatIsNotThereIsNamed() {
        assertFails(
            .inputOutput, "/nowhere/swipe.json: cannot be read: No such file or directory.",
            remedy: "Check the name."
        ) { _ = try Recording(contentsOf: "/nowhere/swipe.json") }
    }

    func testCutOffFilesNeverCrash() {
        let bytes = Array(Self.complete.utf8)
        for count in bytes.indices {
            XCTAssertThrowsError(try Recording(Array(bytes[..<count]), file: "cut"), "\(count) bytes")
        }
    }
}
