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
}
