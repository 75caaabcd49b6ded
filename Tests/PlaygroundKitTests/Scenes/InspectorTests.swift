import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class InspectorTests: XCTestCase {
    func testItShowsEveryNumberOnce() {
        let shown = TuningGroup.all.flatMap(\.parameters).map(\.id)
        let known = ScrollFeel.parameters.map(\.id) + StageParameter.all.map(\.id)
        XCTAssertEqual(shown.sorted(), known.sorted())
    }

    func testASliderChangesTheFeelOfTheStageAlone() async {
        let window = WindowUnderTest()
        let before = window.model.tuning.feel.edge.rubberBandCoefficient
        let slider = window.host.frame(ofID: "slider edge.rubberBandCoefficient") ?? .zero
        window.host.drag(from: CGPoint(x: slider.midX, y: slider.midY), by: CGVector(dx: -30, dy: 0))
        window.settle()
        let after = window.model.tuning.feel.edge.rubberBandCoefficient
        XCTAssertLessThan(after, before)
        XCTAssertEqual(after, (after * 100).rounded() / 100, accuracy: 1e-12)
        XCTAssertTrue(window.host.texts.contains("UIKit *"))
    }

    func testArrowKeysStepTheSlider() async {
        let window = WindowUnderTest()
        let slider = window.host.frame(ofID: "slider wheel.notchDistance") ?? .zero
        window.host.click(at: CGPoint(x: slider.midX, y: slider.midY))
        let start = window.model.tuning.feel.wheel.notchDistance
        window.host.key(.right)
        XCTAssertEqual(window.model.tuning.feel.wheel.notchDistance, start + 5)
        window.host.key(.left)
        window.host.key(.left)
        XCTAssertEqual(window.model.tuning.feel.wheel.notchDistance, start - 5)
    }

    func testADoubleClickOnTheNameResetsTheNumber() async {
        let window = WindowUnderTest()
        window.model.tuning.feel.edge.springStiffness = 300
        window.settle()
        window.host.click(id: "label edge.springStiffness")
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 300)
        window.host.click(id: "label edge.springStiffness", count: 2)
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 100)
    }

    func testAGroupIsResetAndOthersStay() {
        var tuning = Tuning()
        tuning.feel.edge.springStiffness = 300
        tuning.feel.fling.momentum = 2
        tuning.stage.snapLimit = .alwaysByOne
        for group in TuningGroup.all where group.title == "Edge" || group.title == "Snap" {
            XCTAssertTrue(group.isChanged(in: tuning), group.title)
            group.reset(&tuning)
            XCTAssertFalse(group.isChanged(in: tuning), group.title)
        }
        XCTAssertEqual(tuning.feel.edge.springStiffness, 100)
        XCTAssertEqual(tuning.stage.snapLimit, .automatic)
        XCTAssertEqual(tuning.feel.fling.momentum, 2)
    }

    func testResetAllGoesBackToTheChosenFeelAndKeepsTheAppearance() async {
        let window = WindowUnderTest()
        window.model.choose(.direct)
        window.model.tuning.feel.edge.springStiffness = 300
        window.model.tuning.stage.contentMargin = 4
        window.model.tuning.stage.appearance = .light
        window.model.resetAll()
        XCTAssertEqual(window.model.tuning.feel, .direct)
        XCTAssertEqual(window.model.tuning.stage.contentMargin, StageSettings().contentMargin)
        XCTAssertEqual(window.model.tuning.stage.appearance, .light)
    }

    func testWhatIsCopiedIsTheTuning() async throws {
        let window = WindowUnderTest()
        var copied: String?
        window.model.onCopy = { copied = $0 }
        window.model.tuning.feel.fling.decelerationRate = 0.99
        window.model.copyTuning()
        XCTAssertEqual(copied, window.model.tuning.jsonText)
        window.settle()
        XCTAssertTrue(window.host.texts.contains("Tuning copied as JSON"))
    }

    func testEachChangeIsToldOnce() async {
        let model = PlaygroundModel()
        var changes = 0
        model.onTuningChange = { changes += 1 }
        model.tuning.feel.fling.momentum = 2
        model.tuning.feel.fling.momentum = 2
        XCTAssertEqual(changes, 1)
    }

    func testEveryDefaultCanBeReachedWithASlider() {
        for parameter in TuningGroup.all.flatMap(\.parameters) {
            for base in ScrollFeel.builtIn {
                let standard = parameter.standard(in: Tuning(feel: base))
                XCTAssertEqual(parameter.snapped(standard), standard, "\(parameter.id) of \(base.name)")
            }
        }
    }
}
