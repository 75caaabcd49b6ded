import Drawing
import Foundation
import PlaygroundKit
import ScrollUI
import TestSupport
import XCTest

@MainActor
final class SceneSizeTests: XCTestCase {
    private let sizes = [(0, 0), (1, 1), (360, 640), (1280, 800)].map { CGSize(width: $0.0, height: $0.1) }

    /// Makes frames until none is needed, for at most five seconds.
    private func settles(_ host: ViewHost) -> Bool {
        for _ in 0..<300 {
            host.frame(at: host.time + .seconds(1) / 60)
            if !host.needsFrame { return true }
        }
        return false
    }

    func testEverySceneSettlesAtEverySize() async {
        for scene in SceneCatalog.builtIn.all {
            for size in sizes {
                let host = makeSceneHost(scene, size: size)
                XCTAssertTrue(settles(host), "\(scene.name) at \(size)")
                XCTAssertNil(host.nextWakeUp, "\(scene.name) at \(size)")
            }
        }
    }

    func testEverySceneSurvivesBeingResizedWhileItScrolls() async {
        for scene in SceneCatalog.builtIn.all {
            let host = makeSceneHost(scene, size: CGSize(width: 680, height: 600))
            host.wait(0.1)
            host.drag(from: CGPoint(x: 340, y: 300), by: CGVector(dx: -200, dy: -200))
            for size in sizes + sizes.reversed() {
                host.size = size
                host.wait(0.05)
            }
            XCTAssertTrue(settles(host), scene.name)
        }
    }

    func testEverySceneHasAScrollViewThatMoves() async {
        for scene in SceneCatalog.builtIn.all {
            let host = makeSceneHost(scene, size: CGSize(width: 680, height: 600))
            host.wait(0.1)
            let before = host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset
            XCTAssertNotNil(before, scene.name)
            let axes = host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.axes ?? Axis.Set()
            let isVertical = axes.contains(.vertical)
            host.drag(
                from: CGPoint(x: 340, y: 20), by: CGVector(dx: isVertical ? 0 : -300, dy: isVertical ? -15 : 0))
            // Clearly along the axis: at exactly 45 degrees rounding decides. Beside the fields of a form, which take
            // drags.
            let isAtEnd = before.map { $0.y > 0 } ?? false
            let way = isVertical ? CGVector(dx: -50, dy: isAtEnd ? 250 : -250) : CGVector(dx: -250, dy: 0)
            let stage = host.frame(ofID: PlaygroundScene.stageID) ?? .zero
            host.drag(from: CGPoint(x: stage.minX + stage.width * (isVertical ? 0.125 : 0.5), y: stage.midY), by: way)
            host.wait(3)
            XCTAssertNotEqual(host.scrollGeometry(ofID: PlaygroundScene.stageID)?.contentOffset, before, scene.name)
        }
    }

    func testTheWindowSettlesAtEverySizeAndWithEveryScene() async {
        let windows = sizes + [CGSize(width: 720, height: 480), CGSize(width: 900, height: 600)]
        let all = SceneCatalog.builtIn.all.flatMap { scene in windows.map { (scene, $0) } }
        for (scene, size) in Repetition.cases(all, few: max(windows.count, SceneCatalog.builtIn.all.count)) {
            let window = WindowUnderTest(scene.name, width: size.width, height: size.height)
            window.model.isInspectorOpen = true
            XCTAssertTrue(window.settle(), "\(scene.name) at \(size)")
        }
    }

    func testNothingIsEvaluatedOnceTheWindowIsAtRest() async {
        let window = WindowUnderTest()
        window.host.frame(at: window.host.time + .seconds(1))
        window.model.update(from: window.host, frameTime: 0.5)
        XCTAssertEqual(window.host.report.bodies, 0)
        XCTAssertFalse(window.host.needsFrame)
    }

    func testOnlyTheRowsInSightExist() async {
        let host = makeSceneHost(SceneCatalog.builtIn.all[2], size: CGSize(width: 680, height: 600))
        host.wait(0.1)
        XCTAssertEqual(SceneCatalog.builtIn.all[2].name, "list")
        XCTAssertLessThan(host.report.nodesPainted, 600)
        XCTAssertFalse(host.texts.contains { $0.hasSuffix(" 5000") })
    }
}
