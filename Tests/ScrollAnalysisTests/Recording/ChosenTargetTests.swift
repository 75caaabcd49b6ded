import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The offsets in a recording that the program's own target behavior chose.
final class ChosenTargetTests: XCTestCase {
    private func up(_ chosen: [ScrollVector?]) -> RecordedEvent {
        var event = RecordedEvent(.fling(ScrollVector(x: 0, y: 400)), at: .zero)
        event.chosen = chosen
        return event
    }

    private func recording(_ events: [RecordedEvent]) -> Recording {
        Recording(
            viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 9000), events: events)
    }

    private func rest(_ recording: Recording, _ feel: ScrollFeel = .uikit) -> Double {
        RestState(of: recording, in: feel).offset.y
    }

    func testAReplayRestsWhereTheBehaviourChose() throws {
        XCTAssertEqual(rest(recording([up([ScrollVector(x: 0, y: 321)])])), 321)
        XCTAssertNotEqual(rest(recording([up([])])), 321)
    }

    func testAFileWithoutChoicesRunsOut() throws {
        let old = recording([up([])])
        XCTAssertFalse(old.json.contains("chosen"))
        XCTAssertEqual(rest(try Recording(Array(old.json.utf8), file: "old")), rest(old))
    }

    func testAnswersBelongToTheEventTheyWereGivenTo() {
        var second = up([ScrollVector(x: 0, y: 77)])
        second.time = .seconds(9)
        XCTAssertEqual(rest(recording([up([nil, ScrollVector(x: 0, y: 5)]), second])), 77)
    }

    func testOfLengthsThatChangeAtOnceTheLastAnswerCounts() {
        var first = RecordedEvent(.resize(width: 100, height: 200), at: .seconds(20))
        first.chosen = [ScrollVector(x: 0, y: 40)]
        var second = RecordedEvent(.content(width: 100, height: 8000), at: .seconds(20))
        second.chosen = [ScrollVector(x: 0, y: 50)]
        XCTAssertEqual(rest(recording([up([ScrollVector(x: 0, y: 321)]), first, second])), 50)
    }

    func testAMemberOfThatNameThatIsSomethingElseIsKept() throws {
        let text = recording([up([])]).json.replacingOccurrences(
            of: "\"vy\": 400", with: "\"vy\": 400, \"chosen\": \"by hand\"")
        let read = try Recording(Array(text.utf8), file: "a")
        XCTAssertEqual(read.events[0].chosen, [])
        XCTAssertEqual(read.json, text)
    }

    func testNilIsWrittenBeforeAPlaceAlone() {
        var recorder = Recorder(start: .zero, recording: recording([]))
        recorder.record(chosen: ScrollVector(x: 1, y: 1))
        recorder.record(.cancel, at: .zero)
        recorder.record(chosen: nil)
        recorder.record(chosen: ScrollVector(x: 0, y: 3))
        recorder.record(chosen: nil)
        recorder.record(.cancel, at: .zero)
        recorder.record(chosen: nil)
        XCTAssertEqual(recorder.recording.events.map(\.chosen), [[nil, ScrollVector(x: 0, y: 3)], []])
    }

    func testTargetsThatTheFormatHasAWordForComeFirst() {
        var recording = recording([up([ScrollVector(x: 0, y: 321)])])
        recording.targets.behavior = .paging
        XCTAssertEqual(rest(recording).truncatingRemainder(dividingBy: 100), 0)
    }

    // MARK: Another feel

    func testAnotherFeelUsesThePlacesAndTheNoteSaysSo() throws {
        let recording = recording([up([ScrollVector(x: 0, y: 321)])])
        XCTAssertEqual(rest(recording, .android), 321)
        XCTAssertNil(recording.note(onReplaysIn: [.uikit], file: "a.json"))
        XCTAssertEqual(
            recording.note(onReplaysIn: [.uikit, .android], file: "a.json"),
            """
            scroll-playground: a.json: the scene itself chose the targets, in the feel uikit. For android the same targets are \
            used, event by event; where none was chosen, the motion continues to its natural end.
              To record the scene's own targets there, record the gesture with --feel android.
            """)
    }

    func testATunedFeelIsAnotherOne() throws {
        var recording = recording([up([ScrollVector(x: 0, y: 321)])])
        recording.feelValues = try FeelValues(
            in: JSONReader(Array("{\"wheel\": {\"notchDistance\": 40}}".utf8), file: "a").object())
        XCTAssertNil(recording.note(onReplaysIn: [recording.feelValues.applied(to: .uikit)], file: "a"))
        XCTAssertNotNil(recording.note(onReplaysIn: [.uikit], file: "a"))
    }

    func testThereIsNoNoteWhereNothingWasChosen() {
        XCTAssertNil(recording([up([])]).note(onReplaysIn: [.android], file: "a"))
    }
}
