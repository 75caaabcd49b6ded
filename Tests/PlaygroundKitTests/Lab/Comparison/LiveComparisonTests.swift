import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// The curves of live input through both tunings.
@MainActor
final class LiveComparisonTests: XCTestCase {
    private func stage(_ layout: StageLayout = .one, scene: String = "gallery") -> ComparedStage {
        let stage = ComparedStage(scene)
        stage.window.model.toggleDock()
        if layout != .one { stage.window.model.toggle(layout) }
        stage.frame(2)
        return stage
    }

    private func samples(_ label: String, _ model: PlaygroundModel) throws -> [CurveSample] {
        try XCTUnwrap(model.curves.curves.first { $0.label == label }).samples
    }

    func testALiveFlickDrawsACurveForEachTuningWithAndWithoutItsGhost() async throws {
        for layout in [StageLayout.one, .ghost] {
            let stage = stage(layout)
            let model = stage.window.model
            stage.flick()
            // The window, and the same gesture in a window with the other tuning alone.
            let alone = WindowUnderTest("gallery", width: 1280, height: 800)
            alone.model.choose(.android)
            alone.model.toggleDock()
            alone.settle()
            alone.host.drag(
                from: alone.host.center(ofID: PlaygroundScene.stageID), by: CGVector(dx: -150, dy: 0), over: 0.1)
            XCTAssertTrue(stage.rest(), layout.title)
            alone.settle()
            let data = model.curves
            XCTAssertEqual(data.curves.map(\.label), ["A", "B"], layout.title)
            XCTAssertEqual(data.curves.map(\.title), ["UIKit", "Android"], layout.title)
            XCTAssertEqual(data.lead, 0)
            XCTAssertEqual(data.legend.map(\.isDashed), [false, true])
            let (a, b) = (data.curves[0].samples, data.curves[1].samples)
            XCTAssertEqual(try XCTUnwrap(a.last).offset.x, stage.window.offset.x, accuracy: 1e-9, layout.title)
            XCTAssertEqual(try XCTUnwrap(b.last).offset.x, alone.offset.x, accuracy: 0.01, layout.title)
            XCTAssertEqual([a.last?.time, b.last?.time], [0, 0], "both go on to now")
            XCTAssertGreaterThan(b.count, 20)
            XCTAssertNotEqual(a.map(\.offset), b.map(\.offset))
        }
    }

    func testTheCurveOfBIsTheWayOfItsGhostInEachFrame() async throws {
        let stage = stage(.ghost)
        stage.flick()
        for _ in 0..<30 {
            stage.frame()
            let other = try XCTUnwrap(stage.other)
            XCTAssertEqual(try XCTUnwrap(samples("B", stage.window.model).last).offset.x, other)
        }
    }

    func testAGestureBeginsAtTheSamePlaceInBothCurves() async throws {
        let stage = stage(scene: "list")
        let host = stage.window.host
        for _ in 0..<2 {
            host.drag(
                from: host.center(ofID: PlaygroundScene.stageID), by: CGVector(dx: 0, dy: -200), over: 0.1)
            XCTAssertTrue(stage.rest())
        }
        let (a, b) = (try samples("A", stage.window.model), try samples("B", stage.window.model))
        XCTAssertNotEqual(try XCTUnwrap(a.last).offset.y, try XCTUnwrap(b.last).offset.y)
        host.send(
            InputEvent(
                .pointerDown(InputEvent.Pointer(location: host.center(ofID: PlaygroundScene.stageID))), at: host.time))
        stage.frame()
        XCTAssertEqual(
            try XCTUnwrap(samples("B", stage.window.model).last).offset.y, stage.window.offset.y, accuracy: 1e-9)
    }

    func testAFlipLeavesEachCurveToItsTuning() async throws {
        let stage = stage()
        let model = stage.window.model
        stage.flick()
        XCTAssertTrue(stage.rest())
        let (a, b) = (try samples("A", model).map(\.offset), try samples("B", model).map(\.offset))
        model.flip()
        stage.frame()
        XCTAssertEqual(model.curves.lead, 1)
        XCTAssertEqual(model.curves.curves.map(\.label), ["A", "B"])
        XCTAssertEqual(Array(try samples("A", model).map(\.offset).prefix(a.count)), a)
        XCTAssertEqual(Array(try samples("B", model).map(\.offset).prefix(b.count)), b)
    }

    func testBothRestsAreToldWithTheirLetter() async throws {
        let stage = stage()
        stage.flick()
        XCTAssertTrue(stage.rest())
        let words = stage.window.model.curves.events.map(\.text)
        XCTAssertEqual(words.filter { $0.hasPrefix("rest") }.sorted(), ["rest A", "rest B"])
    }

    func testNothingIsFollowedWhileNeitherCurvesNorGhostAreShown() async throws {
        let stage = stage()
        let live = try XCTUnwrap(stage.window.model.lab.comparison.live)
        XCTAssertTrue(live.isShown)
        stage.window.model.toggleDock()
        XCTAssertFalse(live.isShown)
        stage.flick()
        XCTAssertTrue(stage.rest())
        XCTAssertEqual(stage.window.model.curves.curves.map(\.label), ["now"])
        stage.window.model.toggleDock()
        stage.window.model.endComparison()
        XCTAssertFalse(live.isShown)
    }

    func testAtRestNothingAsksForAFrame() async throws {
        let stage = stage()
        stage.flick()
        XCTAssertTrue(stage.rest())
        let revision = stage.window.model.lab.live.revision
        XCTAssertFalse(stage.window.host.needsFrame)
        stage.frame(3)
        XCTAssertEqual(stage.window.model.lab.live.revision, revision)
    }

    func testTheBarTellsWhichCurveIsWhich() async throws {
        let stage = stage()
        XCTAssertNotNil(stage.window.host.frame(ofID: "live-legend"))
        stage.window.model.endComparison()
        stage.frame()
        XCTAssertNil(stage.window.host.frame(ofID: "live-legend"))
    }
}
