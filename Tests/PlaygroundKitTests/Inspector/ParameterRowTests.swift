import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// One row of the inspector under a pointer and under keys.
@MainActor
final class ParameterRowTests: XCTestCase {
    private static let rate = "fling.decelerationRate"
    private static let stiffness = "edge.springStiffness"

    private func drag(_ window: WindowUnderTest, _ id: String, by points: Double, _ keys: InputEvent.Modifiers = []) {
        let start = window.host.center(ofID: id)
        let pointer = { (way: Double) in
            InputEvent.Pointer(location: CGPoint(x: start.x + CGFloat(way), y: start.y), modifiers: keys)
        }
        window.model.note(InputEvent(.pointerDown(pointer(0)), at: window.host.time))
        window.host.send(InputEvent(.pointerDown(pointer(0)), at: window.host.time))
        for step in 1...20 {
            window.host.send(InputEvent(.pointerMoved(pointer(points * Double(step) / 20)), at: window.host.time))
            window.settle()
        }
        window.host.send(InputEvent(.pointerUp(pointer(points)), at: window.host.time))
        window.settle()
    }

    private func openMenu(_ window: WindowUnderTest, _ id: String) {
        let pointer = InputEvent.Pointer(location: window.host.center(ofID: id), button: 2)
        window.host.send(InputEvent(.pointerDown(pointer), at: window.host.time))
        window.host.send(InputEvent(.pointerUp(pointer), at: window.host.time))
        window.settle()
    }

    func testDraggingTheNameChangesTheNumberShiftFurtherAndAltLess() async {
        var ways: [Double] = []
        for keys: InputEvent.Modifiers in [.option, [], .shift] {
            let window = WindowUnderTest(height: 1200)
            drag(window, "label edge.rubberBandCoefficient", by: 20, keys)
            ways.append(window.model.tuning.feel.edge.rubberBandCoefficient)
        }
        let start = ScrollFeel.uikit.edge.rubberBandCoefficient
        XCTAssertEqual(ways[0], start + 2 / SliderScrub.travel, accuracy: 0.001)
        XCTAssertEqual(ways[1], start + 20 / SliderScrub.travel, accuracy: 0.01)
        XCTAssertEqual(ways[2], 1, "ten times as far is beyond the end")
    }

    /// Each row reads the tuning in one body, and has some eight more in its contents.
    func testAChangedNumberEvaluatesTheContentsOfItsOwnRow() async {
        let window = WindowUnderTest(height: 1200)
        let ids = TuningGroup.all.flatMap(\.parameters).map(\.id)
        let rows = ids.filter { window.host.frame(ofID: "slider \($0)") != nil }.count
        XCTAssertGreaterThan(rows, 10)
        func bodies(at rate: Double) -> Int {
            window.model.tuning.feel.fling.decelerationRate = rate
            window.host.frame(at: window.host.time + .milliseconds(8))
            return window.host.report.bodies
        }
        // The first change marks the feel as edited in other places, too.
        _ = bodies(at: 0.99)
        XCTAssertLessThan(bodies(at: 0.98), 5 * rows)
    }

    func testAKnobThatIsMovedThereAndBackWithinAFrameLeavesItsNumber() async throws {
        let window = WindowUnderTest(height: 1200)
        let feel = window.model.tuning.feel
        let slider = window.host.frame(ofID: "slider \(Self.rate)") ?? .zero
        let parameter = TuningParameter(try XCTUnwrap(ScrollFeel.parameters.first { $0.id == Self.rate }))
        let share = parameter.scale.share(of: feel.fling.decelerationRate, in: parameter.range)
        let knob = CGPoint(x: slider.minX + 7 + share * (slider.width - 14), y: slider.midY)
        window.host.send(InputEvent(.pointerDown(.init(location: knob)), at: window.host.time))
        window.settle()
        XCTAssertEqual(window.model.tuning.feel, feel)
        for way in [-40.0, 0] {
            let place = CGPoint(x: knob.x + way, y: knob.y)
            window.host.send(InputEvent(.pointerMoved(.init(location: place)), at: window.host.time))
        }
        window.settle()
        XCTAssertEqual(window.model.tuning.feel, feel)
    }

    func testADragOfTheNameIsOneStepOfUndo() async {
        let window = WindowUnderTest(height: 1200)
        drag(window, "label \(Self.rate)", by: 40)
        let tuned = window.model.tuning
        XCTAssertNotEqual(tuned.feel, .uikit)
        window.model.undo()
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        XCTAssertFalse(window.model.canUndo)
        window.model.redo()
        XCTAssertEqual(window.model.tuning, tuned)
    }

    func testAPressOnTheNameThatHardlyMovesChangesNothingAndADoubleClickResets() async {
        let window = WindowUnderTest(height: 1200)
        window.model.tuning.feel.edge.springStiffness = 300
        window.settle()
        drag(window, "label \(Self.stiffness)", by: 2)
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 300)
        window.host.click(id: "label \(Self.stiffness)", count: 2)
        window.settle()
        XCTAssertEqual(window.model.tuning.feel, .uikit)
    }

    /// Without momentum, the deceleration rate above it has no effect any more.
    func testNoRowComesOrGoesWhileANameIsDragged() async {
        let window = WindowUnderTest(height: 1200)
        window.model.tuning.feel.touchpad.momentum = 0
        window.settle()
        let start = window.host.center(ofID: "label fling.momentum")
        window.host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: window.host.time))
        for step in 1...20 {
            let place = CGPoint(x: start.x - 20 * CGFloat(step), y: start.y)
            window.host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: window.host.time))
            window.settle()
        }
        XCTAssertEqual(window.model.tuning.feel.fling.momentum, 0)
        XCTAssertNotNil(window.host.frame(ofID: "slider \(Self.rate)"))
        window.host.send(InputEvent(.focus(false), at: window.host.time))
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "slider \(Self.rate)"), "a drag that is taken away is over, too")
    }

    func testACalculationIsTypedAndWhatIsNoneSaysWhyInThePlaceOfTheSlider() async {
        let window = WindowUnderTest(height: 1200)
        window.host.click(id: "field \(Self.rate)")
        window.host.type("0.998^2")
        window.host.key(.return)
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, 0.996004)
        window.host.type("1/")
        window.host.key(.return)
        window.settle()
        XCTAssertTrue(window.host.texts.contains("needs a number"))
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, 0.996004)
        window.host.key(.escape)
        window.settle()
        XCTAssertFalse(window.host.texts.contains("needs a number"))
        XCTAssertNotNil(window.host.frame(ofID: "slider \(Self.rate)"))
    }

    func testTheMenuResetsCopiesAndPins() async {
        let window = WindowUnderTest(height: 1200)
        var copied: String?
        window.model.onCopy = { copied = $0 }
        window.model.tuning.feel.edge.springStiffness = 300
        window.settle()
        openMenu(window, "field \(Self.stiffness)")
        window.host.click(id: "menu copy")
        XCTAssertEqual(copied, "300")
        openMenu(window, "slider \(Self.stiffness)")
        window.host.click(id: "menu pin")
        window.settle()
        XCTAssertEqual(window.model.tuning.pinned, [Self.stiffness])
        window.host.turnWheel(100, overID: "inspector")
        window.settle()
        let (pinned, first) = (
            window.host.frame(ofID: "label \(Self.stiffness)"), window.host.frame(ofID: "group Fling")
        )
        XCTAssertLessThan(pinned?.minY ?? .infinity, first?.minY ?? 0)
        XCTAssertTrue(window.host.texts.contains("Bounce stiffness"))
        openMenu(window, "label \(Self.stiffness)")
        window.host.click(id: "menu default")
        window.settle()
        XCTAssertEqual(window.model.tuning.feel, .uikit)
        openMenu(window, "label \(Self.stiffness)")
        window.host.click(id: "menu pin")
        XCTAssertEqual(window.model.tuning.pinned, [])
    }

    func testTheMenuIsReachedByKeysAlone() async {
        let window = WindowUnderTest(height: 1200)
        window.model.tuning.feel.fling.decelerationRate = 0.99
        window.settle()
        // The field of the search comes first, then that of the first number.
        for _ in 0..<2 {
            window.host.key(.tab)
            for _ in 0..<60 where !window.host.wantsTextInput { window.host.key(.tab) }
        }
        window.host.key(.menu)
        window.host.key(.down)
        window.host.key(.return)
        XCTAssertEqual(window.model.tuning.feel.fling.decelerationRate, ScrollFeel.uikit.fling.decelerationRate)
    }

    func testPinsAreUndoneAndStayOverResetsFeelsAndRestarts() async throws {
        let store = TuningStore(environment: ["XDG_STATE_HOME": try temporaryFolder().path])
        let model = PlaygroundModel()
        let number = try XCTUnwrap(TuningGroup.parameter(Self.rate))
        model.togglePin(number)
        model.resetAll()
        model.choose(.gtk)
        XCTAssertEqual(model.tuning.pinned, [Self.rate])
        _ = try store.save(model.tuning, since: Tuning())
        XCTAssertEqual(store.load().tuning.pinned, [Self.rate])
        while model.canUndo { model.undo() }
        XCTAssertEqual(model.tuning.pinned, [])
        _ = try store.save(model.tuning, since: store.load().tuning)
        XCTAssertEqual(store.load().tuning.pinned, [])
    }

    func testAPinnedFileWithWordsThatAreNoNumbersIsReadWithoutThem() throws {
        let path = try temporaryFolder().appendingPathComponent("pinned").path
        try "\(Self.rate)\nnothing\n\n\(Self.rate)\nwheel.gain\n\u{0}".write(
            toFile: path, atomically: false, encoding: .utf8)
        XCTAssertEqual(PinnedFile(path: path).read(), [Self.rate, "wheel.gain"])
    }
}
