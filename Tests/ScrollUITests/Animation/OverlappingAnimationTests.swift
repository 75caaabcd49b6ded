import Foundation
import ScrollUI
import XCTest

@MainActor
final class OverlappingAnimationTests: XCTestCase {
    func testAnimationsThatOverlapAreAdded() async {
        let bench = OverlapBench()
        for step in 0..<12 { bench.change(by: 10, .linear(duration: 0.35), at: Double(step) / 60) }
        // Each has run for as many frames as followed it.
        let sum = stride(from: 0.0, to: 12, by: 1).reduce(0) { $0 + 10 * $1 / 60 / 0.35 }
        XCTAssertEqual(sum, 31.43, accuracy: 0.01)
        for (way, shown) in bench.shown { XCTAssertEqual(shown, sum, accuracy: 0.01, way) }
        XCTAssertEqual(bench.shown.count, 4)
        bench.host.frame(at: .seconds(1))
        for (way, shown) in bench.shown { XCTAssertEqual(shown, 120, accuracy: 0.01, way) }
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testAWayBackIsAddedToTheWayThere() async {
        let bench = OverlapBench()
        bench.change(by: 100, .easeInOut(duration: 1), at: 0)
        bench.change(by: -100, .easeIn(duration: 1), at: 0.4)
        let there = UnitCurve.easeInOut.value(at: 0.8)
        let back = UnitCurve.easeIn.value(at: 0.4)
        XCTAssertEqual(bench.x(at: 0.8), 100 * (there - back), accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 1.5), 0, accuracy: 0.01)
    }

    func testASpringTakesOverValueAndVelocityOfAllThatRuns() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 50, .linear(duration: 0.5), at: 0.2)
        let spring = Spring(duration: 0.4, bounce: 0.2)
        bench.change(by: -150, .spring(spring), at: 0.4)
        // 40 and 20 points, at 100 points a second each.
        let expected: Double = 60 + spring.value(target: -60, initialVelocity: 200, time: 0.1)
        XCTAssertEqual(bench.x(at: 0.5), expected, accuracy: 0.01)
    }

    func testASpringThatWaitsLeavesWhatRunsToItself() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 50, .spring(duration: 0.3).delay(0.5), at: 0.2)
        XCTAssertEqual(bench.x(at: 0.6), 60, accuracy: 0.01)
        let spring = Spring(duration: 0.3)
        XCTAssertEqual(bench.x(at: 0.8), 80 + spring.value(target: 50, time: 0.1), accuracy: 0.01)
    }

    func testAChangeWithoutAnAnimationEndsAllThatRun() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 100, .linear(duration: 1), at: 0.2)
        bench.change(by: 50, nil, at: 0.4)
        for (way, shown) in bench.shown { XCTAssertEqual(shown, 250, accuracy: 0.01, way) }
        XCTAssertEqual(bench.x(at: 0.5), 250)
    }

    func testWhatDisablesAnimationsEndsAllThatRun() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.disablesAnimations = true
        withTransaction(transaction) { bench.model.x += 50 }
        XCTAssertEqual(bench.x(at: 0.4), 150)
    }

    func testWhatNeverEndsIsReplacedFromWhereItIsShown() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1).repeatForever(), at: 0)
        bench.change(by: 100, .linear(duration: 1), at: 10.25)
        XCTAssertEqual(bench.shown["effect"] ?? .nan, 25, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 10.75), 112.5, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 11.5), 200)
        XCTAssertFalse(bench.host.needsFrame, "frames end with the animation that came last")
    }

    func testWhatNeverEndsIsAddedToWhatRunsAlready() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 10, .linear(duration: 1).repeatForever(autoreverses: false), at: 0.5)
        XCTAssertEqual(bench.x(at: 0.75), 77.5, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 20.75), 102.5, accuracy: 0.01)
        XCTAssertTrue(bench.host.needsFrame)
    }

    func testARepetitionThatReversesIsAddedAsItIs() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1).repeatCount(3), at: 0)
        bench.change(by: 100, .linear(duration: 4), at: 1)
        // Three quarters of the distance back, and a quarter of a quarter there.
        XCTAssertEqual(bench.x(at: 1.25), 75 + 6.25, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 6), 200)
    }
}

/// The completions when several animations overlap.
extension OverlappingAnimationTests {
    /// Seconds at which each change's completion was called, in frames of a hundredth.
    private func completions(
        _ animations: [(Animation, at: Double)], _ criteria: AnimationCompletionCriteria, jumpAt jump: Double? = nil
    ) -> [Int: Double] {
        let bench = OverlapBench()
        var ends: [Int: Double] = [:]
        for frame in 0...300 {
            for (index, entry) in animations.enumerated() where Int((entry.at * 100).rounded()) == frame {
                withAnimation(entry.0, completionCriteria: criteria) {
                    bench.model.x += 100
                } completion: {
                    ends[index] = bench.host.time / .seconds(1)
                }
            }
            if let jump, Int((jump * 100).rounded()) == frame { bench.model.x += 1 }
            bench.host.frame(at: .milliseconds(10 * frame))
        }
        return ends
    }

    func testEachCompletionComesAtTheEndOfItsOwnAnimation() async {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            let ends = completions(
                [(.linear(duration: 1), at: 0), (.linear(duration: 0.2), at: 0.1), (.linear(duration: 0.5), at: 0.3)],
                criteria)
            XCTAssertEqual(ends[0] ?? .nan, 1, accuracy: 0.011)
            XCTAssertEqual(ends[1] ?? .nan, 0.3, accuracy: 0.011)
            XCTAssertEqual(ends[2] ?? .nan, 0.8, accuracy: 0.011)
        }
    }

    func testASpringThatWasTakenOverIsDoneWhenItWouldHaveBeen() async {
        let ends = completions(
            [(.spring(duration: 0.5), at: 0), (.spring(duration: 1), at: 0.1)], .logicallyComplete)
        XCTAssertEqual(ends[0] ?? .nan, 0.5, accuracy: 0.011)
        XCTAssertEqual(ends[1] ?? .nan, 1.1, accuracy: 0.011)
    }

    func testAJumpEndsTheWaitForAllThatRan() async {
        let ends = completions(
            [(.linear(duration: 2), at: 0), (.linear(duration: 1).repeatForever(), at: 0.1)], .removed, jumpAt: 0.4)
        XCTAssertEqual(ends[0] ?? .nan, 0.4, accuracy: 0.011)
        XCTAssertEqual(ends[1] ?? .nan, 0.4, accuracy: 0.011)
    }
}
