import Foundation
import SDLHost
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis
@_spi(Nodes) @testable import ScrollUI

final class StageStatusTests: XCTestCase {
    private func status(offset: CGPoint, velocity: ScrollUI.CGVector = .zero, axes: Axis.Set) -> StageStatus {
        let geometry = ScrollGeometry(
            contentOffset: offset, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
        var status = StageStatus()
        status.scroll = ScrollSnapshot(
            geometry: geometry, phase: .decelerating, velocity: velocity, target: CGPoint(x: 632, y: 0), frame: .zero,
            axes: axes, restRule: .none, targets: [])
        return status
    }

    func testOnlyTheAxesThatScrollAreTold() {
        let offset = CGPoint(x: -28, y: 412.26)
        XCTAssertEqual(status(offset: offset, axes: .vertical).offset, "412.3")
        XCTAssertEqual(status(offset: offset, axes: .horizontal).offset, "\u{2212}28.0")
        XCTAssertEqual(status(offset: offset, axes: [.horizontal, .vertical]).offset, "\u{2212}28.0, 412.3")
        XCTAssertEqual(status(offset: offset, axes: .horizontal).target, "632.0")
    }

    func testTheFasterAxisGivesTheVelocity() {
        let velocity = ScrollUI.CGVector(dx: 100, dy: -2115.4)
        XCTAssertEqual(status(offset: .zero, velocity: velocity, axes: .vertical).velocity, "\u{2212}2115")
    }

    func testNothingIsMinusZero() {
        let slow = status(
            offset: CGPoint(x: 0, y: -0.04), velocity: ScrollUI.CGVector(dx: 0, dy: -0.3), axes: .vertical)
        XCTAssertEqual(slow.offset, "0.0")
        XCTAssertEqual(slow.velocity, "0")
    }

    /// A scene that leaves snapping to the tuning has no rule of its own.
    @MainActor
    func testAListRestsAnywhereUntilTheTuningSnapsIt() throws {
        let model = PlaygroundModel(scene: try XCTUnwrap(SceneCatalog.builtIn.scene(named: "list")))
        let host = makePlaygroundHost(size: model.windowSize, model: model)
        var rules: [String?] = []
        for snap in [StageSettings.SnapBehavior.scene, .none, .paging, .viewAligned] {
            model.tuning.stage.snapBehavior = snap
            host.frame(at: .zero)
            model.update(from: host, frameTime: 0)
            rules.append(model.status.rule)
        }
        XCTAssertEqual(rules, ["rests anywhere", "rests anywhere", "rests on pages", "rests on views"])
    }

    /// In a scene with rules of its own.
    @MainActor
    func testSnappingThatIsTurnedOffRestsAnywhere() throws {
        let model = PlaygroundModel()
        let host = makePlaygroundHost(size: model.windowSize, model: model)
        model.tuning.stage.snapBehavior = .none
        host.frame(at: .zero)
        model.update(from: host, frameTime: 0)
        XCTAssertEqual(model.status.rule, "rests anywhere")
    }

    @MainActor
    func testWhileSomethingScrollsOnlyTheItemsThatChangeAreEvaluated() async throws {
        let window = WindowUnderTest("list", width: 1280, height: 800)
        let (host, model) = (window.host, window.model)
        func frame() {
            host.frame(at: host.time + .seconds(1) / 60)
            model.update(from: host, frameTime: 0)
        }
        for _ in 0..<2 { frame() }
        let (before, offset) = (try XCTUnwrap(window.evaluations(of: StatusLine.self)), model.status.offset)
        let middle = CGPoint(x: 640, y: 400)
        host.send(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: -3, location: middle)), at: host.time))
        for _ in 0..<20 { frame() }
        XCTAssertNotEqual(model.status.offset, offset)
        XCTAssertEqual(window.evaluations(of: StatusLine.self), before)
        XCTAssertTrue(host.texts.contains(model.status.offset), "the new offset is shown")
    }

    func testWithoutAScrollViewThereIsNothingToTell() {
        let status = StageStatus()
        XCTAssertEqual([status.offset, status.velocity, status.phase, status.target], ["–", "–", "–", "–"])
    }

    @MainActor
    func testTheStatusTellsWhereTimesAreFromOnceThereWasInput() async {
        let model = PlaygroundModel()
        let event = InputEvent(.wheel(.init(source: .notch, dx: 0, dy: 1, location: .zero)), at: .zero)
        XCTAssertNil(model.status.times)
        model.note(event, timing: .server)
        XCTAssertEqual(model.status.times, "by the server")
        model.note(event, timing: .arrival)
        XCTAssertEqual(model.status.times, "on arrival")
    }

    func testEventsTellTheirDevice() {
        let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: 1, location: .zero)
        XCTAssertEqual(InputDevice(InputEvent(.wheel(wheel), at: .zero)), .touchpad)
        XCTAssertEqual(InputDevice(InputEvent(.keyDown(.pageDown, modifiers: []), at: .zero)), .keyboard)
        XCTAssertNil(InputDevice(InputEvent(.keyDown(.character("a"), modifiers: []), at: .zero)))
        let finger = InputEvent.Pointer(id: 3, device: .touch, location: .zero)
        XCTAssertEqual(InputDevice(InputEvent(.pointerDown(finger), at: .zero)), .touch)
        XCTAssertNil(InputDevice(InputEvent(.pointerMoved(finger), at: .zero)))
    }
}
