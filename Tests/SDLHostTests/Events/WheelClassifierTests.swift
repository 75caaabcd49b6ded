import ScrollUI
import XCTest

@testable import SDLHost

final class WheelClassifierTests: XCTestCase {
    private typealias Source = InputEvent.Wheel.Source

    /// The verdicts on deltas that come `gap` milliseconds apart.
    private func verdicts(
        _ deltas: [Double], gap: Int64, in classifier: inout WheelClassifier, from start: Duration = .zero
    )
        -> [Source]
    {
        deltas.enumerated().map { index, delta in
            classifier.classify(dx: 0, dy: delta, at: start + .milliseconds(gap * Int64(index)))
        }
    }

    func testWholeNotchesAreAWheel() {
        var classifier = WheelClassifier()
        XCTAssertEqual(Set(verdicts([1, 1, -1, 2, 1], gap: 30, in: &classifier)), [.notch])
    }

    func testAWheelThatSpinsFreelyStaysAWheel() {
        var classifier = WheelClassifier()
        XCTAssertEqual(Set(verdicts(Array(repeating: -1, count: 200), gap: 3, in: &classifier)), [.notch])
    }

    func testQuartersAndEighthsAreAHighResolutionWheel() {
        for step in [0.25, 0.125] {
            var classifier = WheelClassifier()
            let turns = (1...40).map { Double($0 % 3 + 1) * step }
            XCTAssertEqual(Set(verdicts(turns, gap: 8, in: &classifier)), [.notch], "step \(step)")
        }
    }

    func testOneFineDeltaProvesFingers() {
        var classifier = WheelClassifier()
        XCTAssertEqual(verdicts([0.13], gap: 16, in: &classifier), [.touchpad])
    }

    func testBothAxesAtOnceProveFingers() {
        var classifier = WheelClassifier()
        XCTAssertEqual(classifier.classify(dx: 1, dy: 1, at: .zero), .touchpad)
    }

    /// The deltas of one finger: a pull that grows and shrinks, in steps of 1/256 pixel.
    private func fingerStream(_ random: inout SeededRandom) -> [Double] {
        let length = Int.random(in: 8...60, using: &random)
        let speed = Double.random(in: 0.1...3, using: &random)
        return (0..<length).map { index in
            let shape = sin(Double(index + 1) / Double(length + 1) * .pi)
            return max(1, (speed * shape * 2560).rounded()) / 2560
        }
    }

    func testAFingerStreamIsHardlyEverTakenForAWheel() {
        for seed in UInt64(0)..<300 {
            var random = SeededRandom(seed: seed)
            var classifier = WheelClassifier()
            let deltas = fingerStream(&random)
            let wrong = verdicts(deltas, gap: 8, in: &classifier).filter { $0 == .notch }.count
            XCTAssertLessThanOrEqual(wrong, 1, "seed \(seed): \(deltas)")
        }
    }

    /// Some compositors send whole pixels, which are tenths here; every fifth is also a multiple of 1/8.
    func testAFingerStreamInWholePixelsIsSeldomTakenForAWheel() {
        for seed in UInt64(0)..<300 {
            var random = SeededRandom(seed: seed)
            var classifier = WheelClassifier()
            let deltas = (0..<40).map { _ in Double(Float(Int.random(in: 1...30, using: &random)) / 10) }
            let sources = verdicts(deltas, gap: 8, in: &classifier)
            let wrong = sources.drop { $0 == .notch }.filter { $0 == .notch }.count
            XCTAssertEqual(wrong, 0, "seed \(seed): \(deltas)")
        }
    }

    func testCoarseDeltasWithinAFingerStreamDoNotChangeTheVerdict() {
        var classifier = WheelClassifier()
        let sources = verdicts([0.13, 1, 0.5, 0.25, 1, 0.31], gap: 8, in: &classifier)
        XCTAssertEqual(Set(sources), [.touchpad])
    }

    func testAWheelAfterFingersIsSeenAtItsFirstNotch() {
        var classifier = WheelClassifier()
        _ = verdicts([0.13, 0.31, 0.2], gap: 8, in: &classifier)
        XCTAssertEqual(
            verdicts([1, 1], gap: 40, in: &classifier, from: .seconds(1)), [.notch, .notch])
    }

    func testAHighResolutionWheelAfterFingersIsSeenWithinThreeEvents() {
        var classifier = WheelClassifier()
        _ = verdicts([0.13, 0.31, 0.2], gap: 8, in: &classifier)
        let sources = verdicts([0.25, 0.25, 0.25, 0.25], gap: 8, in: &classifier, from: .seconds(1))
        XCTAssertEqual(sources, [.touchpad, .touchpad, .notch, .notch])
    }

    func testFingersAfterAWheelAreSeenAtTheirFirstFineDelta() {
        var classifier = WheelClassifier()
        _ = verdicts([1, 1], gap: 40, in: &classifier)
        XCTAssertEqual(
            verdicts([0.5, 0.07], gap: 8, in: &classifier, from: .seconds(1)), [.notch, .touchpad])
    }
}
