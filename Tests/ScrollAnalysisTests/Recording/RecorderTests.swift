import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class RecorderTests: XCTestCase {
    private func recorder() -> Recorder {
        Recorder(start: .seconds(10), recording: Recording(viewport: CGSize(width: 1, height: 1), content: .zero))
    }

    func testTimesCountFromTheStart() {
        var recorder = recorder()
        recorder.record(.cancel, at: .milliseconds(10_250))
        XCTAssertEqual(recorder.recording.events, [RecordedEvent(.cancel, at: .milliseconds(250))])
    }

    func testTimesNeverGoBack() {
        var recorder = recorder()
        for time in [9_000, 10_500, 10_400] { recorder.record(.cancel, at: .milliseconds(time)) }
        XCTAssertEqual(recorder.recording.events.map(\.time), [.zero, .milliseconds(500), .milliseconds(500)])
    }

    func testALiftAtAnUnknownPlaceIsWhereThePointerWasLastSeen() {
        var recorder = recorder()
        recorder.record(.down(.zero, .touch), at: .seconds(10))
        recorder.record(.move(ScrollVector(x: 3, y: 4)), at: .seconds(10))
        recorder.record(.up(nil), at: .seconds(10))
        XCTAssertEqual(recorder.recording.events.last?.intent, .up(ScrollVector(x: 3, y: 4)))
    }

    func testWhatWasRecordedCanBeReadBack() throws {
        var recorder = recorder()
        recorder.record(.insets(top: 1, leading: 1, bottom: 1, trailing: 1), at: .seconds(10))
        recorder.record(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(11))
        let recording = recorder.recording
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
        XCTAssertEqual(recording.events.count, 1)
    }

    func testContentThatGrowsBeforeTheVisiblePartTakesTheOffsetAlong() throws {
        var list = Recording(viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 1000))
        list.offset.y = 500
        var recorder = Recorder(start: .zero, recording: list)
        recorder.record(shift: ScrollVector(x: 0, y: 40), at: .seconds(1))
        recorder.record(shift: ScrollVector(x: 0, y: -10), at: .seconds(2))
        let recording = recorder.recording
        XCTAssertEqual(
            recording.events.map(\.intent), [.content(width: 100, height: 1040), .content(width: 100, height: 1040)],
            "the layout says by how much content became shorter")
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
        var replay = Replay(recording, feel: .uikit)
        replay.advance(to: .seconds(1))
        XCTAssertEqual(replay.scroller.offset(at: .seconds(1)).y, 540)
        replay.advance(to: .seconds(2))
        XCTAssertEqual(replay.scroller.offset(at: .seconds(2)).y, 530)
    }

    func testAJumpMovesTheOffsetAndNotTheBounds() throws {
        var list = Recording(viewport: CGSize(width: 100, height: 100), content: CGSize(width: 100, height: 1000))
        list.offset.y = 500
        var recorder = Recorder(start: .zero, recording: list)
        recorder.record(.fling(ScrollVector(x: 0, y: 400)), at: .zero)
        recorder.record(jump: ScrollVector(x: 0, y: 100), at: .milliseconds(100))
        let recording = recorder.recording
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
        var (jumped, plain) = (Replay(recording, feel: .uikit), Replay(recording, feel: .uikit))
        plain.advance(to: .milliseconds(99))
        jumped.advance(to: .milliseconds(100))
        XCTAssertEqual(
            jumped.scroller.offset(at: .milliseconds(100)).y, plain.scroller.offset(at: .milliseconds(100)).y + 100,
            accuracy: 1e-9)
        XCTAssertEqual(jumped.scroller.extent.y.content, 1000)
    }

    func testTargetsMoveWithTheLengths() throws {
        var row = Recording(
            viewport: CGSize(width: 100, height: 100), content: CGSize(width: 1000, height: 100), axes: .horizontal)
        row.targets.behavior = .viewAligned
        row.targets.frames = (0..<10).map { CGRect(x: 100 * $0, y: 0, width: 100, height: 100) }
        var recorder = Recorder(start: .zero, recording: row)
        recorder.moveTargets(to: [])
        recorder.record(.content(width: 1300, height: 100), at: .zero)
        recorder.moveTargets(to: (0..<10).map { CGRect(x: 130 * $0, y: 0, width: 130, height: 100) })
        recorder.record(.fling(ScrollVector(x: 200, y: 0)), at: .zero)
        let recording = recorder.recording
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
        var replay = Replay(recording, feel: .uikit)
        replay.advance(to: .seconds(5))
        XCTAssertEqual(replay.scroller.offset(at: .seconds(5)).x, 130)
    }

    func testLengthsThatChangeAtTheSameMomentChangeAtOnce() {
        var recording = Recording(viewport: CGSize(width: 9, height: 800), content: CGSize(width: 9, height: 5000))
        recording.offset.y = 4200
        recording.events = [
            RecordedEvent(.resize(width: 9, height: 900), at: .seconds(1)),
            RecordedEvent(.content(width: 9, height: 6000), at: .seconds(1)),
        ]
        var replay = Replay(recording, feel: .uikit)
        replay.advance(to: .seconds(1))
        XCTAssertEqual(replay.scroller.offset(at: .seconds(1)).y, 4200, "it was never at the end of 5000 in 900")
    }
}
