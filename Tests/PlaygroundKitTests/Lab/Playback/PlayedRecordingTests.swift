import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Curves and numbers describe the stage, also if its settings differ from those of the recording.
@MainActor
final class PlayedRecordingTests: XCTestCase {
    private func model(_ recording: Recording, _ tune: (inout Tuning) -> Void = { _ in }) throws -> PlaygroundModel {
        var tuning = Tuning()
        tune(&tuning)
        let model = PlaygroundModel(scene: SceneCatalog.builtIn.first, tuning: tuning)
        let take = try model.lab.take(recording, file: "a test")
        model.lab.insert(take)
        model.choose(take)
        return model
    }

    /// Compares each frame of the stage with a curve.
    private func assertCurve(
        _ index: Int = 0, of model: PlaygroundModel, in tuning: Tuning, _ name: String, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let player = try XCTUnwrap(model.lab.player)
        let look = TakeLook(
            scene: model.scene, feel: tuning.feel, settings: tuning.stage, colorScheme: .dark, scale: 1)
        let curve = model.curves.curves[index]
        _ = player.frame(at: .zero, look: look)
        while player.prepare(100, until: model.lab.duration) {}
        XCTAssertGreaterThan(player.run.frames.count, 10, name, file: file, line: line)
        // An event at zero is visible in the frame after it.
        for frame in player.run.frames.dropFirst() {
            guard let shown = frame.scroll?.geometry.contentOffset, let drawn = curve.value(at: frame.time.inSeconds)
            else { continue }
            let difference = max(abs(shown.x - drawn.offset.x), abs(shown.y - drawn.offset.y))
            guard difference > 0.01 else { continue }
            return XCTFail(
                "\(name) at \(frame.time): \(shown) on the stage, \(drawn.offset) drawn", file: file, line: line)
        }
    }

    func testARecordingWithoutASceneIsDrawnAsTheStageTakesIt() async throws {
        let gestures: [(String, ScrollFeel)] = [
            ("carousel-flick", .uikit), ("carousel-flick", .gtk), ("fling", .uikit), ("wheel-notches", .gtk),
        ]
        for (name, feel) in gestures {
            let model = try model(ShippedRecordings.recording(name)) { $0.choose(feel) }
            try assertCurve(of: model, in: model.tuning, "\(name), \(feel.name)")
        }
    }

    private static let settings: [(name: String, set: (inout StageSettings) -> Void)] = [
        ("free", { $0.snapBehavior = .none }), ("paging", { $0.snapBehavior = .paging }),
        (
            "one view at a time",
            {
                $0.snapBehavior = .viewAligned
                $0.snapLimit = .alwaysByOne
            }
        ), ("margin", { $0.contentMargin = 61 }),
    ]

    func testAChoiceOfTheStageIsDrawnAsItMovesTheScene() async throws {
        for (scene, settings) in [
            ("gallery", Self.settings), ("list", [Self.settings[2]]), ("feed", [Self.settings[1]]),
        ] {
            var random = SplitMix(seed: 5)
            let recording = try SceneGesture.random(on: scene, using: &random)
            for (name, set) in settings {
                let model = try model(recording) { set(&$0.stage) }
                try assertCurve(of: model, in: model.tuning, "\(scene), \(name)")
            }
        }
    }

    func testEachOfTwoTuningsIsDrawnAsItsOwnStageMoves() async throws {
        var random = SplitMix(seed: 7)
        let model = try model(SceneGesture.random(on: "gallery", using: &random)) { $0.stage.contentMargin = 40 }
        model.flip()
        model.tuning.stage.snapBehavior = .paging
        let other = try XCTUnwrap(model.otherTuning)
        try assertCurve(0, of: model, in: other, "A")
        try assertCurve(1, of: model, in: model.tuning, "B")
    }

    func testAnotherChoiceIsDrawnBesideWhatWasRecorded() async throws {
        var random = SplitMix(seed: 7)
        let model = try model(SceneGesture.random(on: "gallery", using: &random))
        XCTAssertEqual(model.curves.curves.count, 1)
        model.tuning.stage.snapBehavior = .none
        XCTAssertEqual(model.curves.curves.map(\.label), ["now", "recorded"])
    }

    func testAGestureOnTheStageThatItWasMadeOnIsDrawnAsItWasRecorded() async throws {
        var random = SplitMix(seed: 7)
        let recording = try SceneGesture.random(on: "list", using: &random)
        let model = try model(recording) { $0.stage.transitionScale = 0.5 }
        XCTAssertNil(model.lab.recording(in: model.tuning))
    }
}
