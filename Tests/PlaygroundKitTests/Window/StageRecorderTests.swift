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

    // MARK: Windows of other sizes

    private func resize(_ host: ViewHost, _ model: PlaygroundModel, _ recorder: StageRecorder, to width: CGFloat) {
        host.size.width = width
        model.adopt(host.size)
        play(host, recorder, frames: 1)
    }

    /// Goes to the last card of the gallery in a window for one card, and shows it in one for two, where the card before it
    /// comes first, and in the narrow one again. Each window stays for `frames` frames.
    private func resizedGallery(_ frames: Int) throws -> (host: ViewHost, recording: Recording) {
        let (host, model, recorder) = try stage("gallery")
        resize(host, model, recorder, to: 560)
        play(host, recorder)
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        flick(host, recorder, from: CGPoint(x: frame.midX, y: frame.midY), by: CGVector(dx: -100, dy: 0))
        host.send(InputEvent(.keyDown(.end, modifiers: []), at: host.time + .milliseconds(1)))
        for width in [560.0, 1400, 560, 900, 600] {
            play(host, recorder, frames: frames)
            resize(host, model, recorder, to: width)
        }
        play(host, recorder)
        return (host, try XCTUnwrap(recorder.recording))
    }

    func testAResizeAtRestIsReplayedToTheCardThatTheWindowRemembered() async throws {
        let recording = try resizedGallery(150).recording
        try assertReplayAgrees(recording, "at rest")
        try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), "the file")
    }

    func testAResizeInTheMiddleOfASnapIsReplayedToTheCardThatTheWindowRemembered() async throws {
        for frames in [2, 5, 9, 20] {
            try assertReplayAgrees(resizedGallery(frames).recording, "after \(frames) frames")
        }
    }

    func testARowIsReplayedToThePageThatItRemembered() async throws {
        let (host, model, recorder) = try stage("paging-lab")
        let row = try XCTUnwrap(host.frame(ofID: "row View aligned"))
        for way in [-250.0, -250, -250] {
            flick(host, recorder, from: CGPoint(x: row.midX, y: row.midY), by: CGVector(dx: way, dy: 0))
        }
        for width in [900.0, 1400, 760, 1280] {
            resize(host, model, recorder, to: width)
            play(host, recorder)
        }
        let recording = try XCTUnwrap(recorder.recording)
        try assertReplayAgrees(recording.view("row View aligned", file: ""), "the row")
    }

    func testASceneThatARecordingIsPlayedIntoEndsWhereTheWindowDid() async throws {
        let (window, recording) = try resizedGallery(150)
        let first = CGSize(width: 800, height: 600)
        let stage = BareStage(
            scene: try SceneCatalog.scene(called: "gallery"), feel: .uikit, settings: StageSettings(), size: first)
        let host = ViewHost(size: first) { BareScene(stage: stage) }
        var replay = SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        replay.advance(to: recording.duration + .seconds(3))
        XCTAssertEqual(host.stageOffset.x, window.stageOffset.x, accuracy: 0.01)
    }

    // MARK: Scroll views without an id

    func testTheCarouselsOfTheFeedAreRecordedByTheirPlaces() async throws {
        let (host, _, recorder) = try stage("feed")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let places = host.scrollPlaces(inside: "feed").map(\.name)
        XCTAssertEqual(places.prefix(3), ["stage", "#stage/0/1", "#stage/1/1"])
        for name in ["#stage/0/1", "#stage/1/1"] {
            let carousel = try XCTUnwrap(host.scrollSnapshot(ofID: ScrollPlace(name: name, inside: "feed"))).frame
            let start = CGPoint(x: carousel.midX, y: carousel.midY)
            for way in [-200.0, -120] { flick(host, recorder, from: start, by: CGVector(dx: way, dy: 0)) }
        }
        // Out of sight and back again: carousels that were gone begin at their first card.
        for way in Array(repeating: -300.0, count: 6) + Array(repeating: 300, count: 8) {
            let place = CGPoint(x: frame.midX, y: frame.midY)
            let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: way, location: place)
            host.send(InputEvent(.wheel(wheel), at: host.time + .milliseconds(1)))
            play(host, recorder, frames: 20)
        }
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.viewNames, ["#stage/0/1", "#stage/1/1"])
        try assertReplayAgrees(recording, "feed")
        for name in recording.viewNames {
            let carousel = try recording.view(name, file: "")
            guard case .scrollTo(let place, animated: false) = carousel.events.last?.intent else {
                return XCTFail("\(name) was never gone")
            }
            XCTAssertEqual(place.x, -28, name)
            try assertReplayAgrees(carousel, name)
        }
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
