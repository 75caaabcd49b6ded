import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class StageRecorderTests: XCTestCase {
    private func stage(_ scene: String) throws -> (host: ViewHost, model: PlaygroundModel, recorder: StageRecorder) {
        let model = PlaygroundModel(scene: try SceneCatalog.scene(called: scene))
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        return (host, model, StageRecorder(host: host, model: model))
    }

    private func turnWheel(_ host: ViewHost, _ recorder: StageRecorder) {
        let place = CGPoint(x: 600, y: 400)
        host.send(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: -1, location: place)), at: host.time))
        for _ in 0..<120 {
            host.frame(at: host.time + .seconds(1) / 60)
            recorder.frameShown()
        }
    }

    func testWhatIsDoneIsRecordedWithWhatWasShown() async throws {
        let (host, _, recorder) = try stage("list")
        turnWheel(host, recorder)
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.events.first?.intent, .wheel(.notch, ScrollVector(x: 0, y: -1)))
        XCTAssertEqual(recording.axes, .vertical)
        guard case .object(let final) = recording.unknown[""]?["final"] else { return XCTFail("nothing was shown") }
        XCTAssertEqual(final["y"], .number(-28 + ScrollFeel.uikit.wheel.notchDistance))
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
    }

    func testAnotherFeelBeginsAnotherRecordingWithTheNextGesture() async throws {
        let (host, model, recorder) = try stage("list")
        turnWheel(host, recorder)
        let first = try XCTUnwrap(recorder.recording)
        model.tuning.feel.wheel.notchDistance = 40
        host.frame(at: host.time + .seconds(1))
        recorder.frameShown()
        XCTAssertEqual(recorder.recording, first, "a gesture that was made is kept until there is another")
        turnWheel(host, recorder)
        let second = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(second.feelValues.applied(to: .uikit).wheel.notchDistance, 40)
        XCTAssertEqual(second.offset.y, -28 + ScrollFeel.uikit.wheel.notchDistance)
        XCTAssertEqual(second.events.first?.time, .zero)
    }

    func testAnotherSceneBeginsAnotherRecordingWithTheNextGesture() async throws {
        let (host, model, recorder) = try stage("list")
        model.show(try SceneCatalog.scene(called: "gallery"))
        host.frame(at: host.time + .seconds(1))
        recorder.frameShown()
        turnWheel(host, recorder)
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.axes, .horizontal)
        XCTAssertEqual(recording.targets.behavior, .viewAligned)
        XCTAssertEqual(recording.targets.frames.count, 20)
        XCTAssertEqual(recording.unknown[""]?["scene"], .string("gallery"))
    }

    // MARK: Places that a scene chooses

    private func play(_ host: ViewHost, _ recorder: StageRecorder, frames: Int = 120) {
        for _ in 0..<frames {
            host.frame(at: host.time + .milliseconds(16))
            recorder.frameShown()
        }
    }

    /// Presses, moves in ten steps a frame apart, and lets go, always a little after a frame was shown.
    private func flick(_ host: ViewHost, _ recorder: StageRecorder, from start: CGPoint, by way: CGVector) {
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: host.time + .milliseconds(1)))
        for step in 1...10 {
            play(host, recorder, frames: 1)
            let share = CGFloat(step) / 10
            let place = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time + .milliseconds(1)))
        }
        play(host, recorder, frames: 1)
        let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
        host.send(InputEvent(.pointerUp(InputEvent.Pointer(location: end)), at: host.time + .milliseconds(1)))
        play(host, recorder)
    }

    private func assertReplayAgrees(_ recording: Recording, _ name: String) throws {
        XCTAssertGreaterThan(try recording.shownOffsets().count, 10, name)
        XCTAssertNil(try recording.firstDifferenceFromShown(feel: .uikit), name)
    }

    func testTheDetentsOfASheetAreReplayed() async throws {
        let (host, _, recorder) = try stage("sheet")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let grip = CGPoint(x: frame.midX, y: frame.maxY - 60)
        for way in [-30.0, 40, -20] { flick(host, recorder, from: grip, by: CGVector(dx: 0, dy: way)) }
        let recording = try XCTUnwrap(recorder.recording)
        let chosen = recording.events.flatMap(\.chosen).compactMap { $0?.y }
        XCTAssertEqual(Set(chosen).count, 2, "half open and open: \(chosen)")
        try assertReplayAgrees(recording, "sheet")
        try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), "the file")
    }

    func testEachRowOfThePagingLabIsRecordedByItself() async throws {
        let (host, _, recorder) = try stage("paging-lab")
        let rows = ["Paging", "View aligned", "Velocity", "Distance", "Careful", "Pages per flick"].map { "row \($0)" }
        for row in rows {
            let frame = try XCTUnwrap(host.frame(ofID: row))
            for way in [-120.0, 30] {
                let middle = CGPoint(x: frame.midX, y: frame.midY)
                flick(host, recorder, from: middle, by: CGVector(dx: way, dy: 0))
            }
        }
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.viewNames, rows.sorted())
        for row in rows { try assertReplayAgrees(recording.view(row, file: ""), row) }
    }

    func testAChoiceThatIsNotPartOfTheRecordingIsLeftOut() async throws {
        let (host, model, recorder) = try stage("sheet")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let grip = CGPoint(x: frame.midX, y: frame.maxY - 60)
        func point(_ rise: Double) -> InputEvent.Pointer {
            InputEvent.Pointer(location: CGPoint(x: grip.x, y: grip.y - rise))
        }
        host.send(InputEvent(.pointerDown(point(0)), at: host.time))
        host.send(InputEvent(.pointerMoved(point(20)), at: host.time))
        play(host, recorder, frames: 1)
        let recorded = try XCTUnwrap(recorder.recording).events
        XCTAssertEqual(recorded.count, 2)
        // Held content cannot go on in a recording of another feel, so its release is in none.
        model.tuning.feel.wheel.notchDistance = 40
        play(host, recorder, frames: 1)
        host.send(InputEvent(.pointerUp(point(20)), at: host.time))
        play(host, recorder)
        XCTAssertEqual(recorder.recording?.events, recorded)
    }
}
