import Drawing
import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class SceneSwitchTests: XCTestCase {
    func testEverySceneIsShownAfterAnotherWasScrolled() async {
        let model = PlaygroundModel()
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.advance(to: .milliseconds(100))
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: -3, location: CGPoint(x: 500, y: 400))
        host.send(InputEvent(.wheel(wheel), at: host.time))
        host.advance(to: .seconds(2))
        for scene in SceneCatalog.builtIn.all.dropFirst() + SceneCatalog.builtIn.all {
            model.show(scene)
            host.advance(to: host.time + .seconds(1))
            XCTAssertNotNil(host.scrollGeometry(ofID: "stage"), scene.name)
            let stage = host.scrollSnapshot(ofID: "stage")
            XCTAssertGreaterThan(stage?.frame.height ?? 0, 300, scene.name)
            XCTAssertGreaterThan(stage?.geometry.contentSize.height ?? 0, 300, scene.name)
        }
    }

    func testAClickInTheListChoosesAScene() async {
        let model = PlaygroundModel()
        let host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
        host.advance(to: .milliseconds(100))
        let pointer = InputEvent.Pointer(location: CGPoint(x: 60, y: 162))
        host.send(InputEvent(.pointerDown(pointer), at: host.time))
        host.send(InputEvent(.pointerUp(pointer), at: host.time))
        host.advance(to: host.time + .milliseconds(500))
        XCTAssertEqual(model.scene.name, "list")
        XCTAssertNotNil(host.scrollGeometry(ofID: "stage"))
        XCTAssertTrue(host.displayList.runs.contains { $0.string.contains("10,000") })
    }

    func testTheChosenSceneIsInSightInTheListOfALowWindow() async {
        let window = WindowUnderTest("identity", width: 720, height: 480)
        for name in ["identity", "gallery", "from-uikit"] {
            if let scene = SceneCatalog.builtIn.scene(named: name) { window.model.show(scene) }
            window.settle()
            let row = window.host.frame(ofID: "scene \(name)") ?? .null
            XCTAssertGreaterThanOrEqual(row.minY, 44, name)
            XCTAssertLessThanOrEqual(row.maxY, 480 - 28, name)
        }
    }
}
