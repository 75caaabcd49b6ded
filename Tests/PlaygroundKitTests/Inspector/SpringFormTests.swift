import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// Three notations of one spring.
@MainActor
final class SpringFormTests: XCTestCase {
    private static let edge = TunedSpring.all[0]

    private func number(_ quantity: SpringQuantity, _ spring: TunedSpring = edge) -> SpringNumber {
        SpringNumber(spring: spring, quantity: quantity)
    }

    func testThereAreTheEdgesSpringAndThatOfSnapping() {
        XCTAssertEqual(TunedSpring.all.map(\.id), ["edge", "snap"])
    }

    /// Against the definitions: ω = √k, the period is 2π/ω, the damping 2ζω, the bounce 1 - ζ or 1/ζ - 1.
    func testTheThreeWaysSayTheSameSpring() {
        var feel = ScrollFeel.uikit
        for (stiffness, ratio, bounce) in [(100.0, 1.0, 0.0), (400, 0.25, 0.75), (25, 2, -0.5)] {
            feel.edge.springStiffness = stiffness
            feel.edge.springDampingRatio = ratio
            let period = 2 * Double.pi / stiffness.squareRoot()
            XCTAssertEqual(number(.duration).value(in: feel), period, accuracy: 1e-12)
            XCTAssertEqual(number(.response).value(in: feel), period, accuracy: 1e-12)
            XCTAssertEqual(number(.bounce).value(in: feel), bounce, accuracy: 1e-12)
            XCTAssertEqual(number(.damping).value(in: feel), 2 * ratio * stiffness.squareRoot(), accuracy: 1e-12)
            XCTAssertEqual(number(.dampingFraction).value(in: feel), ratio)
        }
    }

    func testEachIsReadAsItWasSetAndLeavesTheOtherOfItsWay() {
        var generator = SplitMix(seed: 6)
        for _ in 0..<2000 {
            var feel = ScrollFeel.uikit
            feel.edge.springStiffness = Double.random(in: 10...2000, using: &generator)
            feel.edge.springDampingRatio = Double.random(in: 0.1...3, using: &generator)
            for form in SpringForm.allCases {
                for (place, quantity) in form.quantities.enumerated() where quantity != .stiffness {
                    var changed = feel
                    let (set, other) = (number(quantity), number(form.quantities[1 - place]))
                    let least =
                        quantity == .damping ? 0.2 * feel.edge.springStiffness.squareRoot() : set.range.lowerBound
                    let most = quantity == .damping ? 6 * feel.edge.springStiffness.squareRoot() : set.range.upperBound
                    let value = Double.random(in: least...most, using: &generator)
                    set.set(value, in: &changed)
                    XCTAssertEqual(set.value(in: changed), value, accuracy: 1e-9 * abs(value) + 1e-12)
                    XCTAssertEqual(other.value(in: changed), other.value(in: feel), accuracy: 1e-9)
                }
            }
        }
    }

    func testNoNumberLeavesTheRangesOfTheFeelsOwn() {
        for spring in TunedSpring.all {
            for quantity in SpringQuantity.allCases {
                let number = number(quantity, spring)
                for value in [number.range.lowerBound, number.range.upperBound] {
                    for stiffness in [10.0, 2000] {
                        var feel = ScrollFeel.uikit
                        spring.stiffness.set(stiffness, in: &feel)
                        number.set(value, in: &feel)
                        XCTAssertTrue(spring.stiffness.range.contains(spring.stiffness.value(in: feel)))
                        XCTAssertTrue(spring.dampingRatio.range.contains(spring.dampingRatio.value(in: feel)))
                    }
                }
            }
        }
    }

    func testARangeHasEverySpringOfTheFeelsInIt() {
        for feel in ScrollFeel.builtIn {
            for parameter in TunedSpring.all.flatMap(\.numbers) {
                let value = parameter.value(in: Tuning(feel: feel))
                XCTAssertTrue(parameter.range.contains(value), "\(feel.name): \(parameter.id) \(value)")
            }
        }
    }

    func testANumberSetToWhatItIsChangesNoBit() {
        var feel = ScrollFeel.uikit
        feel.edge.springStiffness = 119.4
        feel.edge.springDampingRatio = 0.77
        let before = feel
        for quantity in SpringQuantity.allCases { number(quantity).set(number(quantity).value(in: feel), in: &feel) }
        XCTAssertEqual(feel, before)
    }

    /// A critical spring: (1 + ωt)e^(-ωt) = 0.01 has the solution ωt = 6.638352.
    func testTheSettlingTimeIsThatOfAStepToOnePerCent() {
        var feel = ScrollFeel.uikit
        feel.edge.springStiffness = 100
        feel.edge.springDampingRatio = 1
        XCTAssertEqual(Self.edge.settlingTime(in: feel), 0.6638352, accuracy: 1e-6)
    }

    func testTheControlSwitchesTheRowsAndNoNumber() async {
        let window = WindowUnderTest(height: 1800)
        let before = window.model.tuning
        XCTAssertNotNil(window.host.frame(ofID: "slider edge.springStiffness"))
        window.host.choose(0.1, in: "spring edge")
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "slider edge.springStiffness"))
        XCTAssertNotNil(window.host.frame(ofID: "slider edge.spring.bounce"))
        window.host.choose(0.9, in: "spring snap")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "slider edge.spring.dampingFraction"))
        XCTAssertEqual(window.model.tuning, before)
        XCTAssertFalse(window.model.canUndo)
    }

    func testADurationIsTypedAndResetByTheName() async {
        let window = WindowUnderTest(height: 1400)
        window.model.inspector.springForm = .duration
        window.settle()
        window.host.click(id: "field edge.spring.duration")
        window.host.type("1/2")
        window.host.key(.return)
        XCTAssertEqual(window.model.tuning.feel.edge.springStiffness, 16 * Double.pi * Double.pi, accuracy: 1e-9)
        window.settle()
        XCTAssertTrue(window.host.texts.contains("0.50"))
        window.host.click(id: "label edge.spring.duration", count: 2)
        XCTAssertEqual(
            window.model.tuning.feel.edge.springStiffness, ScrollFeel.uikit.edge.springStiffness, accuracy: 1e-9)
    }

    func testASpringIsFoundByWhateverCanBeSaidOfIt() async {
        let window = WindowUnderTest()
        for query in ["spring bounce", "damping fraction", "spring response", "snap stiffness"] {
            window.model.inspector.query = query
            window.settle()
            XCTAssertNotNil(window.host.frame(ofID: "settling snap"), query)
        }
    }
}
