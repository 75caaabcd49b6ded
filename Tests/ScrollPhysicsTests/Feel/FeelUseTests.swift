import Foundation
import ScrollPhysics
import TestSupport
import XCTest

/// A number that a feel uses changes the motion of content; any other number changes nothing.
final class FeelUseTests: XCTestCase {
    func testANumberThatIsUsedMovesContentOtherwiseAndNoOtherDoes() {
        for feel in Repetition.cases(ScrollFeel.builtIn, few: 5) { checkNumbers(of: feel) }
    }

    func testAChoiceThatIsUsedMovesContentOtherwiseAndNoOtherDoes() {
        for feel in Repetition.cases(ScrollFeel.builtIn, few: 5) { checkChoices(of: feel) }
    }

    /// Random combinations of the choices and the numbers that make other numbers unused.
    func testTheSameHoldsForFeelsThatAPersonMade() {
        for seed in 1...UInt64(Self.count) {
            var random = SeededGenerator(seed: seed)
            let feel = Self.feel(from: &random)
            checkNumbers(of: feel, seed: seed)
            checkChoices(of: feel, seed: seed)
        }
    }

    func testWhatAndroidAndDirectDoNotUse() {
        let unused: (ScrollFeel) -> [String] = { feel in
            ScrollFeel.parameters.filter { !feel.uses($0) }.map(\.id)
        }
        for id in [
            "edge.rubberBandCoefficient", "edge.transfer", "edge.maximumTransfer", "edge.springStiffness",
            "edge.springDampingRatio", "edge.letGo",
        ] {
            XCTAssertTrue(unused(.android).contains(id), id)
        }
        XCTAssertTrue(ScrollFeel.android.uses(ScrollFeel.parameter("edge.deceleration") ?? ScrollFeel.parameters[0]))
        XCTAssertGreaterThan(unused(.direct).count, ScrollFeel.parameters.count / 2)
    }

    private static let count = Int(ProcessInfo.processInfo.environment["FEEL_SEEDS"] ?? "") ?? 3

    private func checkNumbers(of feel: ScrollFeel, seed: UInt64? = nil) {
        let before = FeelTrial.offsets(feel)
        for parameter in ScrollFeel.parameters {
            let changes = [parameter.range.lowerBound, parameter.range.upperBound].contains { bound in
                var other = feel
                parameter.set(bound, in: &other)
                return other != feel && FeelTrial.differ(other, from: before)
            }
            XCTAssertEqual(feel.uses(parameter), changes, Self.place(parameter.id, feel, seed))
        }
    }

    private func checkChoices(of feel: ScrollFeel, seed: UInt64? = nil) {
        let before = FeelTrial.offsets(feel)
        for choice in ScrollFeel.choices {
            let changes = choice.options.contains { option in
                var other = feel
                _ = choice.set(option.name, in: &other)
                return other != feel && FeelTrial.differ(other, from: before)
            }
            XCTAssertTrue(feel.uses(choice) || !changes, Self.place(choice.id, feel, seed))
            // A choice without a visible effect may still affect others.
            if choice.id.hasPrefix("edge.") { continue }
            XCTAssertEqual(feel.uses(choice), changes, Self.place(choice.id, feel, seed))
        }
    }

    private static func place(_ id: String, _ feel: ScrollFeel, _ seed: UInt64?) -> String {
        let choices = ScrollFeel.choices.map { "\($0.id) \($0.value(in: feel))" }.joined(separator: ", ")
        return seed.map { "\(id) of seed \($0): \(choices)" } ?? "\(id) of \(feel.name)"
    }

    private static func feel(from random: inout SeededGenerator) -> ScrollFeel {
        var feel = ScrollFeel.builtIn.randomElement(using: &random) ?? .uikit
        for choice in ScrollFeel.choices where Bool.random(using: &random) {
            if let option = choice.options.randomElement(using: &random) { _ = choice.set(option.name, in: &feel) }
        }
        let gates: [WritableKeyPath<ScrollFeel, Double>] = [
            \.fling.momentum, \.touchpad.momentum, \.edge.rubberBandCoefficient, \.edge.flingLimit,
            \.snap.longestSettle,
        ]
        for gate in gates {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: feel[keyPath: gate] = 0
            case 1: feel[keyPath: gate] = ScrollFeel.uikit[keyPath: gate]
            default: break
            }
        }
        return feel
    }
}
