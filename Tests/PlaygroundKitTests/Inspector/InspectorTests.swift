import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class InspectorTests: XCTestCase {
    func testItShowsEveryNumberOnce() {
        let shown = TuningGroup.all.flatMap(\.parameters).map(\.id)
        let known = ScrollFeel.parameters.map(\.id) + StageParameter.all.map(\.id)
        XCTAssertEqual(shown.sorted(), known.sorted())
    }

    func testItShowsEveryChoiceOnce() {
        XCTAssertEqual(TuningGroup.all.flatMap(\.choices).map(\.id).sorted(), ScrollFeel.choices.map(\.id).sorted())
    }

    func testAChoiceGoesThroughItsOptionsAndSaysWhatIsChosen() async {
        let window = WindowUnderTest()
        let stepper = window.host.frame(ofID: "choice fling.carry") ?? .zero
        let options = ScrollFeel.choice("fling.carry")?.options ?? []
        for option in options.dropFirst() + options.prefix(1) {
            window.host.click(at: CGPoint(x: stepper.maxX - 10, y: stepper.midY))
            window.settle()
            XCTAssertEqual(window.model.tuning.feel.fling.carry.rawValue, option.name)
            XCTAssertTrue(window.host.texts.contains { option.description.hasPrefix($0) && $0.count > 12 }, option.name)
        }
        window.host.key(.left)
        XCTAssertEqual(window.model.tuning.feel.fling.carry.rawValue, options.last?.name)
        window.host.key(.menu)
        window.host.key(.down)
        window.host.key(.return)
        XCTAssertEqual(window.model.tuning.feel, ScrollFeel.uikit)
        window.host.key(.left)
        window.settle()
        window.host.click(id: "label fling.carry", count: 2)
        XCTAssertEqual(window.model.tuning.feel, ScrollFeel.uikit)
    }

    func testThePredictionOfTheWindowIsTurnedOffByAChoiceThatIsFoundAndIsNoPartOfTheTuning() async {
        let window = WindowUnderTest()
        let tuning = window.model.tuning
        window.model.inspector.query = "window prediction"
        window.settle()
        XCTAssertTrue(window.model.inspector.predictsMotion)
        XCTAssertFalse(window.host.texts.contains { $0.hasPrefix("No number") })
        let choice = window.host.frame(ofID: "prediction") ?? .zero
        window.host.click(at: CGPoint(x: choice.maxX - 10, y: choice.midY))
        window.settle()
        XCTAssertFalse(window.model.inspector.predictsMotion)
        XCTAssertEqual(window.model.tuning, tuning)
        window.host.key(.left)
        XCTAssertTrue(window.model.inspector.predictsMotion)
    }

    func testAChoiceIsResetWithItsGroupAndKeptInTheTuningFile() throws {
        var tuning = Tuning(feel: .gtk)
        tuning.feel.fling.curve = .spline
        let group = try XCTUnwrap(TuningGroup.all.first { $0.title == "Fling" })
        XCTAssertTrue(group.isChanged(in: tuning))
        let file = try FeelFile(Array(tuning.jsonText.utf8), file: "tuning.json")
        XCTAssertEqual(Tuning(file).feel.fling.curve, .spline)
        XCTAssertEqual(Tuning(file), tuning)
        group.reset(&tuning)
        XCTAssertEqual(tuning.feel, .gtk)
    }

    /// A number that the inspector hides must have no effect, whatever its value.
    func testANumberThatIsNotShownChangesNothing() throws {
        let recordings = try ShippedRecordings.names().map { try ShippedRecordings.recording($0) }
        for feel in ScrollFeel.builtIn {
            let expected = recordings.map { Array(Trace($0, feel: feel, times: .rate(20), until: .seconds(8))) }
            for parameter in TuningGroup.all.flatMap(\.parameters) where !parameter.isUsed(by: feel) {
                var tuning = Tuning(feel: feel)
                for bound in Repetition.cases([parameter.range.upperBound, parameter.range.lowerBound], few: 1) {
                    parameter.set(bound, in: &tuning)
                    let changed = tuning.feel
                    let traces = recordings.map {
                        Array(Trace($0, feel: changed, times: .rate(20), until: .seconds(8)))
                    }
                    XCTAssertTrue(traces == expected, "\(feel.name): \(parameter.id) at \(bound)")
                }
            }
        }
    }

    /// Those that use a number or a choice that no former one uses, so that there is one for each; all in `make fuzz`.
    private func feelsThatUseEverything() -> [ScrollFeel] {
        var used: Set<String> = []
        return ScrollFeel.builtIn.filter { feel in
            let former = used.count
            used.formUnion(ScrollFeel.parameters.filter { feel.uses($0) }.map(\.id))
            used.formUnion(ScrollFeel.choices.filter { feel.uses($0) }.map(\.id))
            return Repetition.isWhole || used.count > former
        }
    }

    func testRowsAreThoseOfTheNumbersAndChoicesInUseAndTheOthersAreNamed() async {
        let window = WindowUnderTest(height: 4000)
        window.openAllGroups()
        for feel in feelsThatUseEverything() {
            window.model.choose(feel)
            window.settle()
            for parameter in ScrollFeel.parameters {
                // A spring's ratio is displayed as its damping.
                let id = parameter.id.replacing("springDampingRatio", with: "spring.damping")
                let row = window.host.frame(ofID: "slider \(id)")
                XCTAssertEqual(row != nil, feel.uses(parameter), "\(feel.name): \(parameter.id)")
            }
            for choice in ScrollFeel.choices {
                let row = window.host.frame(ofID: "choice \(choice.id)")
                XCTAssertEqual(row != nil, feel.uses(choice), "\(feel.name): \(choice.id)")
            }
        }
        window.model.choose(.direct)
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "unused Fling"))
        XCTAssertNil(window.host.frame(ofID: "unused Velocity"))
    }

    /// Without momentum, the deceleration rate above it has no effect any more.
    func testNoRowComesOrGoesWhileASliderIsDragged() async {
        let window = WindowUnderTest()
        let slider = window.host.frame(ofID: "slider fling.momentum") ?? .zero
        window.model.tuning.feel.touchpad.momentum = 0
        window.settle()
        let pointer = { (x: CGFloat) in InputEvent.Pointer(location: CGPoint(x: x, y: slider.midY)) }
        window.host.send(InputEvent(.pointerDown(pointer(slider.midX)), at: window.host.time))
        for step in 1...20 {
            let x = slider.midX - CGFloat(step) / 20 * slider.width
            window.host.send(InputEvent(.pointerMoved(pointer(x)), at: window.host.time))
            window.settle()
        }
        XCTAssertEqual(window.model.tuning.feel.fling.momentum, 0)
        XCTAssertEqual(window.host.frame(ofID: "slider fling.momentum"), slider)
        XCTAssertNotNil(window.host.frame(ofID: "slider fling.decelerationRate"))
        window.host.send(InputEvent(.pointerUp(pointer(slider.minX)), at: window.host.time))
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "slider fling.decelerationRate"))
    }

    func testASliderChangesTheFeelOfTheStageAlone() async {
        let window = WindowUnderTest(height: 1200)
        let before = window.model.tuning.feel.edge.rubberBandCoefficient
        let slider = window.host.frame(ofID: "slider edge.rubberBandCoefficient") ?? .zero
        window.host.drag(from: CGPoint(x: slider.midX, y: slider.midY), by: CGVector(dx: -30, dy: 0))
        window.settle()
        let after = window.model.tuning.feel.edge.rubberBandCoefficient
        XCTAssertLessThan(after, before)
        XCTAssertEqual(after, (after * 100).rounded() / 100, accuracy: 1e-12)
        XCTAssertTrue(window.host.texts.contains("UIKit, edited"))
    }

    func testArrowKeysStepTheSlider() async {
        let window = WindowUnderTest()
        window.reveal("slider wheel.notchDistance")
        let slider = window.host.frame(ofID: "slider wheel.notchDistance") ?? .zero
        window.host.click(at: CGPoint(x: slider.midX, y: slider.midY))
        let start = window.model.tuning.feel.wheel.notchDistance
        window.host.key(.right)
        XCTAssertEqual(window.model.tuning.feel.wheel.notchDistance, start + 5)
        window.host.key(.left)
        window.host.key(.left)
        XCTAssertEqual(window.model.tuning.feel.wheel.notchDistance, start - 5)
    }

    func testANumberIsTakenFromAFieldThatIsScrolledAway() async {
        let window = WindowUnderTest()
        window.host.click(id: "field fling.minimumVelocity")
        window.host.send(InputEvent(.text("700"), at: window.host.time))
        window.settle()
        window.host.turnWheel(-100, overID: "inspector")
        window.settle()
        XCTAssertEqual(window.model.tuning.feel.fling.minimumVelocity, 700)
    }

    func testADoubleClickOnTheNameResetsTheNumber() async {
        let window = WindowUnderTest()
        window.model.tuning.feel.edge.springStiffness = 300
        window.settle()
        window.reveal("label edge.springStiffness")
        window.host.click(id: "label edge.springStiffness")
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 300)
        window.host.click(id: "label edge.springStiffness", count: 2)
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, ScrollFeel.uikit.edge.springStiffness)
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
        XCTAssertEqual(tuning.feel.edge.springStiffness, ScrollFeel.uikit.edge.springStiffness)
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
}
