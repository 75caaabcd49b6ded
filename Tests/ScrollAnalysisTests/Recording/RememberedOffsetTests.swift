import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The views in a recording to which a scroll view returns when lengths change.
final class RememberedOffsetTests: XCTestCase {
    /// Rests at 200, the second of cards that are 200 points high; in the new window no card is at 330.
    private func resized(_ remembered: [RememberedOffset]) -> Recording {
        var resize = RecordedEvent(.resize(width: 100, height: 150), at: .seconds(9))
        resize.relayout.remembered = remembered
        var recording = Recording(
            viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 2000),
            events: [RecordedEvent(.fling(ScrollVector(x: 0, y: 320)), at: .zero), resize])
        recording.targets.behavior = .viewAligned
        recording.targets.frames = (0..<10).map { CGRect(x: 0, y: Double($0) * 200, width: 100, height: 200) }
        return recording
    }

    private func place(_ from: Double, _ to: Double) -> RememberedOffset {
        RememberedOffset(from: ScrollVector(x: 0, y: from), to: ScrollVector(x: 0, y: to))
    }

    private func rest(_ recording: Recording) -> Double { RestState(of: recording, in: .uikit).offset.y }

    func testAReplayGoesOnToWhereTheWindowDid() throws {
        let recording = resized([place(200, 330)])
        XCTAssertEqual(rest(recording), 330)
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
    }

    func testSeveralAreFollowedOneAfterTheOther() {
        XCTAssertEqual(rest(resized([place(200, 330), place(330, 470)])), 470)
    }

    func testWhatRestsElsewhereGoesToTheNearestTarget() {
        XCTAssertEqual(rest(resized([place(400, 330)])), 200)
    }

    func testAFileWithoutThemGoesToTheNearestTarget() throws {
        let old = resized([])
        XCTAssertFalse(old.json.contains("remembered"))
        XCTAssertEqual(rest(try Recording(Array(old.json.utf8), file: "old")), 200)
    }

    func testAMistakeIsRefusedWithItsPlace() {
        func refuse(_ passage: String, _ replacement: String, _ message: String) {
            let text = resized([place(200, 330)]).json
            XCTAssertTrue(text.contains(passage), text)
            let changed = text.replacingOccurrences(of: passage, with: replacement)
            XCTAssertThrowsError(try Recording(Array(changed.utf8), file: "a.json")) { error in
                XCTAssertEqual((error as? PlaygroundError)?.status, .malformed)
                XCTAssertTrue("\(error)".contains(message), "\(error)")
            }
        }
        refuse(
            "[0, 330]", "[0]", "a.json: events[1].remembered[0].to: found a list of 1, expected two lengths in points")
        refuse("[0, 330]", "[0, \"a\"]", "events[1].remembered[0].to[1]: found the text \"a\", expected two lengths")
        refuse("\"to\"", "\"at\"", "events[1].remembered[0].to: missing, expected an offset as two lengths in points.")

    }

    func testOnOtherEventsAMemberOfThatNameIsKept() throws {
        let text = resized([]).json.replacingOccurrences(
            of: "\"vy\": 320", with: "\"vy\": 320, \"remembered\": \"by hand\"")
        XCTAssertEqual(try Recording(Array(text.utf8), file: "a").json, text)
    }
}
