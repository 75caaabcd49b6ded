import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Feels as code for other programs. `BLESS_GOLDENS=1 swift test --filter FeelCodeTests` rewrites the texts; those in
/// Swift are part of these tests, and so they compile.
final class FeelCodeTests: XCTestCase {
    private static let folder = "Tests/ScrollAnalysisTests/FeelCode/"

    /// UIKit with every number changed, and every choice that keeps a fling and a bounce.
    private var tuned: ScrollFeel {
        var feel = ScrollFeel.uikit
        for parameter in ScrollFeel.parameters {
            let value = parameter.value(in: feel)
            let isHigh = value + parameter.step > parameter.range.upperBound
            let other = isHigh ? value - parameter.step : value + parameter.step
            parameter.set(other.roundedToSixDecimals, in: &feel)
        }
        feel.name = "Carousel, tuned"
        feel.summary = "Every number is \"otherwise\"."
        feel.fling.decelerationRate = 0.9973
        feel.velocity.estimator = .impulse
        feel.snap.curve = .spring
        feel.touchpad.lock = .dominant
        return feel
    }

    private func check(_ language: FeelLanguage, _ file: String, _ change: (String) -> String = { $0 }) throws {
        let text = change(language.text(of: tuned))
        let path = Repository.root.appendingPathComponent(Self.folder + file)
        if Repository.blesses { try text.write(to: path, atomically: true, encoding: .utf8) }
        XCTAssertEqual(text, try Repository.text(Self.folder + file), file)
    }

    func testTheTextsAreThoseThatWereLookedAt() throws {
        try check(.compose, "Goldens/carousel.kt")
        try check(.flutter, "Goldens/carousel.dart")
        try check(.css, "Goldens/carousel.css")
        try check(.javascript, "Goldens/carousel.js")
        try check(.scrollui, "Listings/TunedCarousel.swift")
        // Of Apple's frameworks, only the part that ScrollUI also has is compiled here.
        try check(.apple, "Listings/TunedCarouselForApple.swift") {
            $0.replacing("import SwiftUI", with: "import ScrollUI")
        }
    }

    func testTheSwiftTextMakesTheSameFeel() { XCTAssertEqual(ScrollFeel.carouselTuned, tuned) }

    func testTheSwiftTextOfEveryBuiltInFeelNamesIt() {
        for feel in ScrollFeel.builtIn {
            let text = FeelLanguage.scrollui.text(of: feel)
            XCTAssertFalse(text.contains("        feel.fling"), feel.name)
            XCTAssertTrue(text.contains("0 of its numbers and choices changed"), feel.name)
        }
    }

    /// SwiftUI's duration and bounce are another notation of the spring.
    @MainActor
    func testSwiftUIsSpringsAreThoseOfTheFeel() {
        for constants in [tuned.snapSpring, tuned.edgeSpring, SpringConstants(stiffness: 90, dampingRatio: 1.7)] {
            let said = SpringConstants(duration: constants.duration, bounce: constants.bounce)
            XCTAssertEqual(said.stiffness, constants.stiffness, accuracy: 1e-9)
            XCTAssertEqual(said.damping, constants.damping, accuracy: 1e-9)
        }
    }

    /// Every number or choice that the feel uses is in the text, at least in the list of unsupported ones.
    func testNoNumberIsLeftOutInSilence() {
        for language in FeelLanguage.allCases {
            for parameter in ScrollFeel.parameters {
                for feel in Repetition.cases(ScrollFeel.builtIn.filter { $0.uses(parameter) }, few: 2) {
                    var other = feel
                    let value = parameter.value(in: feel)
                    let isHigh = value + parameter.step > parameter.range.upperBound
                    parameter.set(isHigh ? value - parameter.step : value + parameter.step, in: &other)
                    XCTAssertNotEqual(
                        language.text(of: other), language.text(of: feel), "\(language) \(feel.name) \(parameter.id)")
                }
            }
            for choice in ScrollFeel.choices {
                for feel in Repetition.cases(ScrollFeel.builtIn.filter { $0.uses(choice) }, few: 2) {
                    for option in choice.options where option.name != choice.value(in: feel) {
                        var other = feel
                        XCTAssertTrue(choice.set(option.name, in: &other))
                        XCTAssertNotEqual(
                            language.text(of: other), language.text(of: feel),
                            "\(language) \(feel.name) \(choice.id) \(option.name)")
                    }
                }
            }
        }
    }

    func testBracketsMatchInEveryLanguageAndFeel() {
        let pairs: [Character: Character] = ["}": "{", ")": "(", "]": "["]
        for language in FeelLanguage.allCases {
            for feel in ScrollFeel.builtIn + [tuned] {
                var open: [Character] = []
                for character in language.text(of: feel) {
                    if pairs.values.contains(character) { open.append(character) }
                    if let opener = pairs[character] {
                        XCTAssertEqual(open.popLast(), opener, "\(language) \(feel.name)")
                    }
                }
                XCTAssertEqual(open, [], "\(language) \(feel.name)")
            }
        }
    }

    /// A name is untrusted text.
    func testANameCannotLeaveItsComment() {
        for name in ["a\nb", "a\u{2028}b", "*/ x", "\"\\(x)", "9", "", "żółw", "\u{1B}[0m"] {
            var feel = tuned
            feel.name = name
            for language in FeelLanguage.allCases {
                let text = language.text(of: feel)
                XCTAssertFalse(text.contains("\u{1B}") || text.contains("\u{2028}"), name)
                XCTAssertEqual(
                    text.components(separatedBy: "\n").count,
                    language.text(of: tuned).components(separatedBy: "\n").count, "\(language) \(name)")
                if language == .css { XCTAssertFalse(text.contains("*/ x")) }
            }
        }
    }

    /// The JavaScript functions equal the motions of the physics.
    func testTheFunctionsInJavaScriptAreTheMotions() throws {
        let node = try SystemTool("node")
        let feel = tuned
        let script = try temporaryFolder().appendingPathComponent("feel.mjs").path
        let asked = """

            const glide = fling(100, 2500);
            const times = [0, 0.1, 0.4, 1.3];
            console.log(JSON.stringify([
              [glide.duration], times.map(glide.position), times.map(glide.velocity),
              times.map(spring(snapSpring, 0, 300, 50)), times.map(spring(edgeSpring, -80, 0, 0)),
              times.map(spring({ stiffness: 90, dampingRatio: 0.4 }, 10, -40, 0)),
              [-300, 0, 5, 1e6].map((pull) => rubberBand(pull, 800)), [100, 3000, -90000].map(thrown),
            ]));
            """
        try (FeelLanguage.javascript.text(of: feel) + asked).write(toFile: script, atomically: true, encoding: .utf8)
        let outcome = try node.run([script])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let answers = try JSONDecoder().decode([[Double]].self, from: Data(outcome.output.utf8))
        let times = [0, 0.1, 0.4, 1.3]
        let fling = DecayMotion(
            start: 100, velocity: 2500, decayPerSecond: feel.decay,
            restDistance: max(feel.fling.restDistance, feel.fling.restVelocity / feel.decay))
        func spring(_ constants: SpringConstants, _ from: Double, _ velocity: Double, _ to: Double) -> [Double] {
            let motion = SpringMotion(from: from, velocity: velocity, to: to, constants: constants, restDistance: 1e-12)
            return times.map(motion.position)
        }
        let band = RubberBand(coefficient: feel.edge.rubberBandCoefficient, dimension: 800)
        let momentum = feel.fling.momentum
        let expected = [
            [fling.duration], times.map(fling.position), times.map(fling.velocity), spring(feel.snapSpring, 0, 300, 50),
            spring(feel.edgeSpring, -80, 0, 0), spring(SpringConstants(stiffness: 90, dampingRatio: 0.4), 10, -40, 0),
            [-300, 0, 5, 1e6].map(band.stretch), [0, 3000 * momentum, -feel.fling.maximumVelocity],
        ]
        for (answer, wanted) in zip(answers, expected) {
            XCTAssertEqual(answer.count, wanted.count)
            for (a, b) in zip(answer, wanted) { XCTAssertEqual(a, b, accuracy: 1e-6 * max(1, abs(b))) }
        }
    }
}
