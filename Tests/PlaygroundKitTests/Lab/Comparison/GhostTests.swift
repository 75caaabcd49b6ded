import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The other of two tunings on the stage: as outlines, and in one half.
@MainActor
final class GhostTests: XCTestCase {
    // MARK: Off

    func testWhileItIsOffThereIsNoOtherSceneAndNothingIsDrawn() async throws {
        let stage = ComparedStage()
        stage.flick()
        XCTAssertTrue(stage.rest())
        XCTAssertEqual(stage.outlines, [])
        XCTAssertNil(stage.window.model.lab.comparison.live?.frame())
        XCTAssertEqual(stage.window.model.lab.comparison.live?.needsFrame, false)
        XCTAssertNil(stage.window.host.frame(ofID: "ghost"))
    }

    // MARK: Live

    func testTheGhostOfALiveFlickIsTheSceneAsTheOtherTuningMovesIt() async throws {
        let stage = ComparedStage()
        stage.window.model.toggle(.ghost)
        stage.frame(2)
        XCTAssertFalse(stage.outlines.isEmpty, "the cards' outlines are there at rest")
        XCTAssertEqual(try XCTUnwrap(stage.other), stage.window.offset.x, accuracy: 1e-9)

        // The same gesture in a window with the other tuning alone.
        let alone = WindowUnderTest("gallery")
        alone.model.choose(.android)
        alone.settle()
        stage.flick()
        alone.host.drag(
            from: alone.host.center(ofID: PlaygroundScene.stageID), by: CGVector(dx: -150, dy: 0), over: 0.1)
        var largest: CGFloat = 0
        for _ in 0..<20 {
            stage.frame()
            largest = max(largest, abs(try XCTUnwrap(stage.other) - stage.window.offset.x))
        }
        XCTAssertGreaterThan(largest, 5, "the two go different ways")
        XCTAssertTrue(stage.rest())
        alone.settle()
        XCTAssertEqual(try XCTUnwrap(stage.other), alone.offset.x, accuracy: 0.01)
        XCTAssertFalse(stage.window.host.needsFrame, "at rest nothing asks for a frame")
    }

    func testTheNextGestureBeginsAtTheSamePlaceInBoth() async throws {
        let stage = ComparedStage("list")
        stage.window.model.toggle(.ghost)
        stage.frame(2)
        stage.window.host.drag(
            from: stage.window.host.center(ofID: PlaygroundScene.stageID), by: CGVector(dx: 0, dy: -200), over: 0.1)
        XCTAssertTrue(stage.rest())
        func other() throws -> CGFloat {
            try XCTUnwrap(stage.window.model.lab.comparison.live?.frame()?.scroll?.geometry.contentOffset.y)
        }
        XCTAssertNotEqual(try other(), stage.window.offset.y)
        let place = stage.window.host.center(ofID: PlaygroundScene.stageID)
        stage.window.host.send(
            InputEvent(.pointerDown(InputEvent.Pointer(location: place)), at: stage.window.host.time))
        stage.frame()
        XCTAssertEqual(try other(), stage.window.offset.y, accuracy: 1e-9)
    }

    func testAnotherSceneAndAnotherSizeAreTakenOver() async throws {
        let stage = ComparedStage()
        stage.window.model.toggle(.ghost)
        stage.frame(2)
        stage.window.model.show(try SceneCatalog.builtIn.scene(called: "list"))
        stage.frame(2)
        XCTAssertEqual(
            stage.window.model.lab.comparison.live?.frame()?.scroll?.axes, .vertical)
        stage.window.host.size = CGSize(width: 1100, height: 700)
        stage.window.model.adopt(stage.window.host.size)
        stage.frame(2)
        let own = try XCTUnwrap(stage.window.host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame)
        XCTAssertEqual(stage.window.model.lab.comparison.live?.frame()?.scroll?.frame.size, own.size)
        XCTAssertLessThan(own.width, 600)
    }

    // MARK: A take

    func testTheGhostOfATakeIsWhatTheOtherTuningShowsAtThePlayhead() async throws {
        let stage = ComparedStage()
        try stage.chooseTake()
        let (model, lab) = (stage.window.model, stage.window.model.lab)
        lab.seek(to: .milliseconds(400))
        stage.frame()
        XCTAssertEqual(stage.outlines, [])
        model.toggle(.ghost)
        stage.frame()
        let recording = try XCTUnwrap(lab.chosenTake?.recording)
        let look = TakeLook(
            scene: recording.scene, feel: .android, settings: StageSettings(), colorScheme: .dark, scale: 1)
        let player = try TakePlayer(recording, look: look, text: .fixedAdvance)
        let frame = try XCTUnwrap(player.frame(at: .milliseconds(400), look: look))
        let wanted = GhostOutlines(of: .b, in: .dark).list(of: frame).items.filter {
            if case .border = $0 { true } else { false }
        }
        XCTAssertFalse(wanted.isEmpty)
        XCTAssertEqual(stage.outlines, wanted)
        model.toggle(.ghost)
        stage.frame()
        XCTAssertEqual(stage.outlines, [])
    }

    // MARK: Side by side

    func testTwoHalvesShowTheSameTakeWithEachTuningAAtTheLeft() async throws {
        let stage = ComparedStage(width: 1440, height: 900)
        try stage.chooseTake()
        let (model, host) = (stage.window.model, stage.window.host)
        model.lab.seek(to: .milliseconds(400))
        model.toggle(.sideBySide)
        stage.frame()
        func halves() throws -> (own: CGRect, other: CGRect) {
            (try XCTUnwrap(host.frame(ofID: "take-stage")), try XCTUnwrap(host.frame(ofID: "other-stage")))
        }
        let before = try halves()
        XCTAssertEqual(before.own.size, before.other.size)
        XCTAssertLessThanOrEqual(before.own.maxX, before.other.minX)
        model.flip()
        stage.frame()
        let after = try halves()
        XCTAssertEqual(after.own, before.other, "B stays at the right")
        XCTAssertEqual(after.other, before.own)
        host.click(id: "other-stage")
        XCTAssertEqual(model.tuning.side, .a, "a click on a half goes over to it")
    }

    func testWithLittleWidthTheHalvesAreOneAboveTheOther() async throws {
        let stage = ComparedStage(width: 720, height: 800)
        stage.window.model.toggle(.sideBySide)
        stage.frame()
        let (own, other) = (
            try XCTUnwrap(stage.window.host.frame(ofID: PlaygroundScene.stageID)),
            try XCTUnwrap(stage.window.host.frame(ofID: "other-stage"))
        )
        XCTAssertLessThan(own.minY, other.minY)
        XCTAssertEqual(stage.window.model.stageArea.size.width, stage.window.model.regions.scene.width)
    }

    func testTheLiveSceneGoesOnInItsHalf() async throws {
        let stage = ComparedStage(width: 1440, height: 900)
        stage.flick()
        XCTAssertTrue(stage.rest())
        let offset = stage.window.offset
        stage.window.model.toggle(.sideBySide)
        XCTAssertTrue(stage.rest())
        XCTAssertEqual(stage.window.offset.x, offset.x, accuracy: 60, "it is the same scene, aligned anew")
        XCTAssertEqual(try XCTUnwrap(stage.other), stage.window.offset.x, accuracy: 1)
        stage.window.model.toggle(.sideBySide)
        stage.frame()
        XCTAssertNil(stage.window.host.frame(ofID: "other-stage"))
    }

    // MARK: Keys

    func testKeysAndTheSwitchChooseTheLayout() async throws {
        func shortcut(_ key: Character) -> WindowShortcut? {
            WindowShortcut(InputEvent(.keyDown(.character(key), modifiers: .control), at: .zero))
        }
        XCTAssertEqual(shortcut("g"), .toggleLayout(.ghost))
        XCTAssertEqual(shortcut("e"), .toggleLayout(.sideBySide))
        let window = WindowUnderTest()
        window.model.toggle(.ghost)
        XCTAssertEqual(window.model.stageLayout, .ghost)
        XCTAssertNotNil(window.model.otherTuning, "B begins as a copy")
        XCTAssertEqual(window.model.tuning.side, .a)
        window.model.toggle(.sideBySide)
        XCTAssertEqual(window.model.stageLayout, .sideBySide)
        window.model.endComparison()
        XCTAssertEqual(window.model.stageLayout, .one)
    }

    func testEverySceneHasAGhost() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all, few: 5) {
            let stage = ComparedStage(scene.name)
            stage.window.model.toggle(.ghost)
            stage.frame(2)
            let frame = try XCTUnwrap(stage.window.model.lab.comparison.live?.frame(), scene.name)
            let items = GhostOutlines(of: .b, in: .dark).list(of: frame).items
            XCTAssertGreaterThan(items.count, 2, scene.name)
        }
    }
}
