import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Input of another author's scene is recorded, and replayed with the numbers that it had.
@MainActor
final class OwnTakeTests: XCTestCase {
    private let scenes = OwnProgram.program.scenes

    /// A flick of the cards with that width.
    private func recorded(_ width: Double = 280) throws -> (recording: Recording, model: PlaygroundModel) {
        let model = PlaygroundModel(program: OwnProgram.program)
        model.scene.set(width, of: model.scene.numbers[0], in: &model.tuning.stage)
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        let recorder = StageRecorder(host: host, model: model)
        flick(host, recorder, from: CGPoint(x: 600, y: 150), by: CGVector(dx: -160, dy: 0))
        return (try XCTUnwrap(recorder.recording), model)
    }

    func testItsScrollViewIsTheOneThatIsRecordedWithoutAnIdOfItsOwn() async throws {
        let (recording, _) = try recorded()
        XCTAssertEqual(recording.sceneName, "my-carousel")
        XCTAssertEqual(recording.axes, .horizontal)
        XCTAssertGreaterThan(recording.events.count, 5)
        XCTAssertEqual(recording.views.count, 0)
        try assertReplayAgrees(recording, "my-carousel")
        XCTAssertGreaterThan(
            Trace(recording, feel: .uikit, times: .rate(60), until: nil).map(\.offset.x).max() ?? 0, 100)
    }

    func testARecordingSaysEveryNumberEvenWhereNothingWasTuned() async throws {
        let values = try XCTUnwrap(recorded().recording.stageSettings?.sceneValues)
        XCTAssertEqual(values["my-carousel", "cardWidth"], 280)
        XCTAssertEqual(values["my-carousel", "cards"], 12)
    }

    func testAReplayHasTheNumbersThatItWasMadeWith() async throws {
        let recording = try recorded(160).recording
        let settings = try XCTUnwrap(recording.stageSettings)
        let stage = BareStage(
            scene: recording.scene(in: scenes), feel: .uikit, settings: settings, size: SceneRenderer.standardSize)
        let host = ViewHost(size: SceneRenderer.standardSize) { BareScene(stage: stage) }
        var replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        replay.advance(to: .zero)
        XCTAssertEqual(host.frame(ofID: "card 0")?.width, 160)
        replay.advance(to: .seconds(3))
        let rest = try XCTUnwrap(recording.shownOffsets().last?.offset.x)
        XCTAssertEqual(
            Double(host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset.x ?? -1), rest, accuracy: 0.1)
    }

    /// Another number means another rest position: the take is replayed.
    func testTuningANumberWhileATakeIsOnTheStageChangesWhereItRests() async throws {
        let recording = try recorded().recording
        let model = PlaygroundModel(program: OwnProgram.program)
        let take = try model.lab.take(recording, file: "a test")
        model.lab.insert(take)
        model.choose(take)
        XCTAssertEqual(model.scene.name, "my-carousel")
        XCTAssertNil(model.lab.recording(in: model.tuning), "as it was recorded")
        XCTAssertEqual(model.tunings(for: recording).map(\.label), ["UIKit"], "nothing was tuned since")
        var other = model.tuning
        model.scene.set(160, of: model.scene.numbers[0], in: &other.stage)
        let played = try XCTUnwrap(model.lab.recording(in: other))
        XCTAssertEqual(played.content.width, recording.content.width - 12 * 120, accuracy: 1e-6)
    }

    func testAnotherValueEndsARecordingAndBeginsANewOne() async throws {
        let model = PlaygroundModel(program: OwnProgram.program)
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.frame(at: .zero)
        let recorder = StageRecorder(host: host, model: model)
        flick(host, recorder, from: CGPoint(x: 600, y: 150), by: CGVector(dx: -160, dy: 0))
        XCTAssertTrue(recorder.isCurrent)
        model.scene.set(160, of: model.scene.numbers[0], in: &model.tuning.stage)
        play(host, recorder, frames: 2)
        XCTAssertFalse(recorder.isCurrent)
        flick(host, recorder, from: CGPoint(x: 600, y: 150), by: CGVector(dx: -160, dy: 0))
        XCTAssertEqual(recorder.recording?.stageSettings?.sceneValues["my-carousel", "cardWidth"], 160)
    }

    func testARecordingOfAnotherProgramsSceneIsPlayedInOneThatScrollsTheSameWay() async throws {
        let recording = try recorded().recording
        XCTAssertEqual(recording.scene(in: scenes).name, "my-carousel")
        XCTAssertEqual(recording.scene(in: .builtIn).name, "gallery")
    }

    // MARK: Commands

    private func write(_ recording: Recording, _ folder: URL) throws -> String {
        let path = folder.appendingPathComponent("flick.json").path
        try recording.write(to: path)
        return path
    }

    func testRenderDrawsItWithTheNumbersOfTheRecordingOrOfAFile() async throws {
        let folder = try temporaryFolder()
        let path = try write(try recorded(160).recording, folder)
        func picture(_ name: String, recording: String?, feel: String?) throws -> [UInt8] {
            let output = folder.appendingPathComponent(name).path
            var options = RenderOptions(
                scene: "my-carousel", recording: recording, times: [.zero], output: output,
                size: CGSize(width: 700, height: 300), scale: 0.5)
            options.feel = feel
            try renderScene(options, in: OwnProgram.program)
            return Array(try Data(contentsOf: URL(fileURLWithPath: output)))
        }
        var tuning = Tuning()
        let scene = try scenes.scene(called: "my-carousel")
        scene.set(160, of: scene.numbers[0], in: &tuning.stage)
        let feel = folder.appendingPathComponent("narrow.json").path
        try Files.write(Array(tuning.jsonText.utf8), to: feel)
        let plain = try picture("plain.png", recording: nil, feel: nil)
        let narrow = try picture("narrow.png", recording: nil, feel: feel)
        XCTAssertNotEqual(plain, narrow)
        XCTAssertEqual(try picture("recorded.png", recording: path, feel: nil), narrow)
    }

    func testAReportTellsItsNumbersAndShowsIt() async throws {
        let folder = try temporaryFolder()
        var options = ReportOptions(recordings: [try write(try recorded(160).recording, folder)])
        options.output = folder.appendingPathComponent("report.html").path
        try runReport(options, in: OwnProgram.program)
        let text = try String(contentsOfFile: options.output ?? "", encoding: .utf8)
        XCTAssertTrue(
            text.contains("The scene had these numbers: Card width 160 pt, Cards 12."), text.prefix(3000).description)
        XCTAssertTrue(text.contains("data:image/png"), "pictures of the stage")
        XCTAssertTrue(text.contains("By my-lab, made with scroll-playground"))
    }
}
