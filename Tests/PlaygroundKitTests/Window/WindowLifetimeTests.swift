import AnalysisTestSupport
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// A closed window releases its views, its model and its recording.
@MainActor
final class WindowLifetimeTests: XCTestCase {
    /// The objects that must be gone.
    private struct Remains {
        weak var host: ViewHost?
        weak var model: PlaygroundModel?
        weak var recorder: StageRecorder?

        func check(_ name: String) {
            XCTAssertNil(host, "\(name): host")
            XCTAssertNil(model, "\(name): model")
            XCTAssertNil(recorder, "\(name): recorder")
        }
    }

    func testEverySceneIsFreedAfterAFlick() async {
        for scene in SceneCatalog.builtIn.all.map(\.name) { remains(of: scene).check(scene) }
    }

    func testAWindowWithTheOtherOfTwoTuningsIsFreedInEveryLayout() async {
        for layout in [StageLayout.ghost, .sideBySide] {
            remains(of: "gallery") { stage in
                stage.window.model.toggleDock()
                stage.window.model.toggle(layout)
                stage.frame(2)
            }.check(layout.title)
        }
    }

    func testAWindowWithATakeOnTheStageIsFreed() async throws {
        var random = SplitMix(seed: 1)
        let recording = try SceneGesture.random(on: "gallery", using: &random)
        remains(of: "gallery") { stage in
            let model = stage.window.model
            model.lab.collect(recording, feel: model.tuning.feel, at: nil)
            model.chooseTake(at: 0)
            XCTAssertNotNil(model.lab.chosenTakeID)
            model.toggle(.ghost)
            stage.frame(3)
        }.check("take")
    }

    private func remains(of scene: String, after act: (ComparedStage) -> Void = { _ in }) -> Remains {
        let stage = ComparedStage(scene)
        let recorder = StageRecorder(host: stage.window.host, model: stage.window.model, observer: stage.observer)
        act(stage)
        stage.flick()
        stage.frame(3)
        return Remains(host: stage.window.host, model: stage.window.model, recorder: recorder)
    }
}
