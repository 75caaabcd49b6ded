import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The small curves beside the numbers: their shapes, and dragging them.
@MainActor
final class FeelCurveTests: XCTestCase {
    private func last(_ curve: FeelCurve, _ feel: ScrollFeel, speed: Double = 2000) -> Double {
        let length = curve.length(in: feel, speed: speed)
        return curve.heights(in: feel, speed: speed, length: length, count: 73).last ?? .nan
    }

    func testAFlingGoesAsFarAndAsLongAsTheTableSaysInEveryFeel() async {
        for feel in ScrollFeel.builtIn {
            for speed in [500.0, 4000] {
                let (distance, duration) = FlingTable.fling(at: speed, in: feel)
                // Motions of more than five seconds are cut there.
                guard duration < 5 else { continue }
                XCTAssertEqual(last(.fling, feel, speed: speed), distance, accuracy: 1e-5, feel.name)
                XCTAssertEqual(FeelCurve.fling.length(in: feel, speed: speed), duration, accuracy: 1e-8, feel.name)
            }
        }
    }

    func testAStepBeginsAtNothingAndEndsWhereContentRestsInEveryFeel() async {
        for feel in ScrollFeel.builtIn where feel.snap.longestSettle > 0 {
            let length = FeelCurve.snap.length(in: feel, speed: 0)
            let heights = FeelCurve.snap.heights(in: feel, speed: 0, length: length, count: 30)
            XCTAssertEqual(heights[0], 0, accuracy: 0.2, feel.name)
            XCTAssertEqual(heights[29], 1, accuracy: 1e-9, feel.name)
        }
    }

    /// The published formula of UIScrollView in a window of 800 points: (1 - 1 / (x * c / d + 1)) * d.
    func testAPullFollowsTheRubberBand() async {
        let heights = FeelCurve.pull.heights(in: .uikit, speed: 0, length: 300, count: 4)
        for (pulled, shown) in zip([0.0, 100, 200, 300], heights) {
            XCTAssertEqual(shown, (1 - 1 / (pulled * 0.55 / 800 + 1)) * 800, accuracy: 1e-9)
        }
    }

    func testABounceComesBackToTheEdgeInEveryFeel() async {
        for feel in ScrollFeel.builtIn { XCTAssertEqual(last(.bounce, feel), 0, accuracy: 1e-9, feel.name) }
    }

    func testNotchesAndFingersGoAsFarAsTheirNumbersSay() async {
        var feel = ScrollFeel.uikit
        feel.wheel.notchDistance = 80
        feel.touchpad.gain = 2
        XCTAssertEqual(last(.notch, feel), 80, accuracy: 1e-9)
        XCTAssertEqual(last(.notches, feel), 400, accuracy: 1e-9)
        XCTAssertEqual(last(.gain, feel), 600, accuracy: 1e-6)
    }

    func testTwoTuningsAreDrawnOnTheSameAxesAndTheEditedOneIsSummedUp() async {
        var tuning = Tuning()
        XCTAssertEqual(FeelCurvePlot(.fling, tuning, speed: 2000).lines.map(\.side), [.a])
        tuning.flip()
        tuning.feel.fling.decelerationRate = 0.99
        let plot = FeelCurvePlot(.fling, tuning, speed: 2000)
        XCTAssertEqual(plot.lines.map(\.side), [.a, .b])
        XCTAssertEqual(plot.lines[0].values.last, 1)
        XCTAssertLessThan(plot.lines[1].values.last ?? 1, 0.3)
        let (distance, duration) = FlingTable.fling(at: 2000, in: tuning.feel)
        XCTAssertEqual(plot.summary, String(format: "%.0f pt, %.2f s", distance, duration))
    }

    func testADragSidewaysMovesTheNumberThatStretchesTheCurveInOneStepOfUndo() async {
        for (feel, number) in [("uikit", "fling.decelerationRate"), ("android", "fling.friction")] {
            let window = WindowUnderTest(height: 1200)
            window.model.tuning.feel = ScrollFeel.named(feel) ?? .uikit
            window.settle()
            let before = window.model.tuning
            let (_, duration) = FlingTable.fling(at: 2000, in: before.feel)
            window.drag("curve fling", by: CGVector(dx: 30, dy: 2))
            XCTAssertNotEqual(TuningGroup.parameter(number)?.value(in: window.model.tuning), nil)
            XCTAssertNotEqual(window.model.tuning.feel, before.feel)
            XCTAssertGreaterThan(FlingTable.fling(at: 2000, in: window.model.tuning.feel).duration, duration, feel)
        }
    }

    func testADragUpChangesTheSpeedThatIsLookedAtAndNotTheFeel() async {
        let window = WindowUnderTest(height: 1200)
        window.drag("curve fling", by: CGVector(dx: 2, dy: -30))
        XCTAssertGreaterThan(window.model.inspector.flingSpeed, FeelCurveSpeed.standard)
        XCTAssertEqual(window.model.tuning.feel, .uikit)
    }

    func testArrowKeysMoveACurveThatHasTheKeyboard() async {
        let window = WindowUnderTest(height: 1200)
        window.host.click(id: "curve pull")
        window.settle()
        window.host.send(InputEvent(.keyDown(.up, modifiers: []), at: window.host.time))
        window.settle()
        XCTAssertGreaterThan(
            window.model.tuning.feel.edge.rubberBandCoefficient, ScrollFeel.uikit.edge.rubberBandCoefficient)
    }

    func testNoCurveIsInTheWayOfASearch() async {
        let window = WindowUnderTest(height: 1200)
        XCTAssertNotNil(window.host.frame(ofID: "curve fling"))
        window.model.inspector.query = "momentum"
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "curve fling"))
    }
}

extension WindowUnderTest {
    /// Presses in the middle, moves in twenty steps and releases, as one gesture of undo.
    fileprivate func drag(_ id: String, by way: CGVector) {
        let start = host.center(ofID: id)
        func pointer(_ share: Double) -> InputEvent.Pointer {
            InputEvent.Pointer(location: CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share))
        }
        model.note(InputEvent(.pointerDown(pointer(0)), at: host.time))
        host.send(InputEvent(.pointerDown(pointer(0)), at: host.time))
        for step in 1...20 {
            host.send(InputEvent(.pointerMoved(pointer(Double(step) / 20)), at: host.time))
            settle()
        }
        host.send(InputEvent(.pointerUp(pointer(1)), at: host.time))
        settle()
    }
}
