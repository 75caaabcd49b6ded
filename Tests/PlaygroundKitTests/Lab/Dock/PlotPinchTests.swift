import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Two fingers on the curves of a take.
@MainActor
final class PlotPinchTests: XCTestCase {
    @MainActor
    private struct Lab {
        let window: WindowUnderTest
        let pinch: PlotPinch
        let field: CGRect

        /// Sends fingers like the session does: to the pinch first, and to the views what it ignores.
        func send(_ kind: InputEvent.Kind) {
            let event = InputEvent(kind, at: window.host.time + .milliseconds(8))
            if !pinch.take(event) { window.host.send(event) }
            window.host.frame(at: event.time)
        }

        func touch(_ id: Int, share: Double, y: Double = 0.5) -> InputEvent.Pointer {
            let location = CGPoint(x: field.minX + share * field.width, y: field.minY + y * field.height)
            return InputEvent.Pointer(id: id, device: .touch, location: location)
        }

        /// The time under a point of the curves, from 0 at the left to 1 at the right.
        func time(at share: Double) -> Double {
            let shown = window.model.lab.dock.shown ?? 0...window.model.lab.duration.inSeconds
            return shown.lowerBound + share * (shown.upperBound - shown.lowerBound)
        }
    }

    private func lab() throws -> Lab {
        let window = WindowUnderTest("list")
        var recording = try SceneGesture.atRest(on: "list")
        recording.events = [RecordedEvent(.fling(ScrollVector(x: 0, y: 2500)), at: .zero)]
        window.model.lab.collect(recording, feel: .uikit, at: nil)
        window.model.chooseTake(at: 0)
        window.model.lab.seek(to: .milliseconds(300))
        window.settle(within: 3)
        let frame = try XCTUnwrap(window.host.frame(ofID: "curves")).insetBy(dx: 4, dy: 4)
        let field = PlotLayout(size: frame.size, count: 2).field.offsetBy(dx: frame.minX, dy: frame.minY)
        return Lab(window: window, pinch: PlotPinch(host: window.host, model: window.model), field: field)
    }

    func testWhatIsUnderTwoFingersStaysUnderThem() async throws {
        let lab = try lab()
        let (left, right) = (lab.time(at: 0.4), lab.time(at: 0.6))
        lab.send(.pointerDown(lab.touch(1, share: 0.4)))
        lab.send(.pointerDown(lab.touch(2, share: 0.6)))
        for step in 1...10 {
            lab.send(.pointerMoved(lab.touch(1, share: 0.4 - 0.02 * Double(step))))
            lab.send(.pointerMoved(lab.touch(2, share: 0.6 + 0.03 * Double(step))))
        }
        XCTAssertEqual(lab.time(at: 0.2), left, accuracy: 1e-9)
        XCTAssertEqual(lab.time(at: 0.9), right, accuracy: 1e-9)
        XCTAssertEqual(lab.window.model.lab.playhead, .milliseconds(300), "no finger has clicked or dragged it")
    }

    func testTheFingersAreNotForTheViewsUntilBothAreLifted() async throws {
        let lab = try lab()
        lab.send(.pointerDown(lab.touch(1, share: 0.4)))
        lab.send(.pointerDown(lab.touch(2, share: 0.6)))
        lab.send(.pointerMoved(lab.touch(2, share: 0.9)))
        let shown = lab.window.model.lab.dock.shown
        XCTAssertNotNil(shown)
        lab.send(.pointerUp(lab.touch(2, share: 0.9)))
        lab.send(.pointerMoved(lab.touch(1, share: 0.7)))
        lab.send(.pointerUp(lab.touch(1, share: 0.7)))
        XCTAssertEqual(lab.window.model.lab.dock.shown, shown)
        XCTAssertEqual(lab.window.model.lab.playhead, .milliseconds(300))
        // One finger alone pans, and a tap seeks.
        lab.send(.pointerDown(lab.touch(3, share: 0.5)))
        lab.send(.pointerMoved(lab.touch(3, share: 0.4)))
        lab.send(.pointerUp(lab.touch(3, share: 0.4)))
        XCTAssertNotEqual(lab.window.model.lab.dock.shown, shown)
        lab.send(.pointerDown(lab.touch(4, share: 0.5)))
        lab.send(.pointerUp(lab.touch(4, share: 0.5)))
        XCTAssertEqual(lab.window.model.lab.playhead.inSeconds, lab.time(at: 0.5), accuracy: 1e-6)
    }

    func testFingersElsewhereAndAMouseAreLeftAlone() async throws {
        let lab = try lab()
        let stage = lab.window.host.center(ofID: "take-stage")
        for id in 1...2 {
            let finger = InputEvent.Pointer(id: id, device: .touch, location: stage)
            XCTAssertFalse(lab.pinch.take(InputEvent(.pointerDown(finger), at: lab.window.host.time)))
        }
        var mouse = lab.touch(0, share: 0.5)
        mouse.device = .mouse
        XCTAssertFalse(lab.pinch.take(InputEvent(.pointerDown(mouse), at: lab.window.host.time)))
        XCTAssertNil(lab.window.model.lab.dock.shown)
    }
}
