import Foundation
import ScrollUI
import XCTest

@MainActor
final class OverlappingAnimationTests: XCTestCase {
    func testEachAnimationLeadsFromWhatTheEarlierOnesShowToItsOwnGoal() async {
        let bench = OverlapBench()
        for step in 0..<12 { bench.change(by: 10, .linear(duration: 0.35), at: Double(step) / 60) }
        let expected = EvenChange.twelve.shown(at: 11.0 / 60)
        XCTAssertEqual(expected, 65.81, accuracy: 0.01)
        for (kind, shown) in bench.shown { XCTAssertEqual(shown, expected, accuracy: 0.01, kind) }
        XCTAssertEqual(bench.shown.count, 4)
        bench.host.frame(at: .seconds(1))
        for (kind, shown) in bench.shown { XCTAssertEqual(shown, 120, accuracy: 0.01, kind) }
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testAShortChangeBackDoesNotGoBeyondItsGoalAndIsOverAtItsOwnEnd() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 5), at: 0)
        bench.change(by: -100, .linear(duration: 0.5), at: 1)
        XCTAssertEqual(bench.x(at: 1.25), 12.5, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 1.5), 0, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 2), 0)
    }

    func testAnAnimationBackLeadsFromTheOneThere() async {
        let bench = OverlapBench()
        bench.change(by: 100, .easeInOut(duration: 1), at: 0)
        bench.change(by: -100, .easeIn(duration: 1), at: 0.4)
        let there = UnitCurve.easeInOut.value(at: 0.8)
        let back = UnitCurve.easeIn.value(at: 0.4)
        XCTAssertEqual(bench.x(at: 0.8), 100 * there * (1 - back), accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 1.5), 0, accuracy: 0.01)
    }

    func testASpringTakesOverValueAndVelocityOfAllThatRuns() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 50, .linear(duration: 0.5), at: 0.2)
        let spring = Spring(duration: 0.4, bounce: 0.2)
        bench.change(by: -150, .spring(spring), at: 0.4)
        // The first shows 40 points and has 100 points a second; the second has covered 0.4 of the distance from there to 150, at 2 a second.
        let shown = 40 + 0.4 * (150 - 40)
        let velocity = 100 * (1 - 0.4) + 2 * (150 - 40)
        let expected: Double = shown + spring.value(target: -shown, initialVelocity: velocity, time: 0.1)
        XCTAssertEqual(bench.x(at: 0.5), expected, accuracy: 0.01)
    }

    func testASpringThatWaitsLeavesWhatRunsToItself() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 50, .spring(duration: 0.3).delay(0.5), at: 0.2)
        XCTAssertEqual(bench.x(at: 0.6), 60, accuracy: 0.01)
        let spring = Spring(duration: 0.3)
        XCTAssertEqual(bench.x(at: 0.8), 80 + spring.value(target: 70, time: 0.1), accuracy: 0.01)
    }

    func testAChangeWithoutAnAnimationMovesTheValueAndLetsWhatRunsGoOn() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 100, .linear(duration: 1), at: 0.2)
        let changes = [
            EvenChange(distance: 100, start: 0, length: 1), EvenChange(distance: 100, start: 0.2, length: 1),
        ]
        bench.change(by: 50, nil, at: 0.4)
        for (kind, shown) in bench.shown { XCTAssertEqual(shown, 50 + changes.shown(at: 0.4), accuracy: 0.01, kind) }
        XCTAssertEqual(bench.x(at: 0.5), 50 + changes.shown(at: 0.5), accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 1.3), 250)
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testAnEvaluationThatChangesNothingLetsWhatRunsGoOn() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.model.others += 1
        bench.host.frame(at: .seconds(0.5))
        XCTAssertEqual(bench.shown.count, 4)
        for (kind, shown) in bench.shown { XCTAssertEqual(shown, 50, accuracy: 0.01, kind) }
    }

    func testWhatNeverEndsGoesOnBelowALaterAnimationUntilThatOneEnds() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1).repeatForever(), at: 0)
        bench.change(by: 100, .linear(duration: 1), at: 10.25)
        XCTAssertEqual(bench.shown["effect"] ?? .nan, 25, accuracy: 0.01)
        // 75 points from below, and half of the distance from there to the goal.
        XCTAssertEqual(bench.x(at: 10.75), 75 + 62.5, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 11.5), 200)
        XCTAssertFalse(bench.host.needsFrame, "frames end with the animation that came last")
    }

    func testWhatNeverEndsGoesOnAfterAChangeWithoutAnAnimation() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1).repeatForever(), at: 0)
        bench.change(by: 100, nil, at: 10.25)
        XCTAssertEqual(bench.shown["effect"] ?? .nan, 125, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 10.75), 175, accuracy: 0.01)
        XCTAssertTrue(bench.host.needsFrame)
    }

    func testWhatNeverEndsReplacesWhatNeverEnds() async {
        let bench = OverlapBench()
        for second in 0..<100 {
            bench.change(by: 1, .linear(duration: 1).repeatForever(), at: Double(second) + 0.5)
        }
        bench.change(by: 1, .linear(duration: 1), at: 100.5)
        XCTAssertEqual(bench.x(at: 102), 101)
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testWhatNeverEndsLeadsFromWhatRunsAlready() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1), at: 0)
        bench.change(by: 10, .linear(duration: 1).repeatForever(autoreverses: false), at: 0.5)
        XCTAssertEqual(bench.x(at: 0.75), 75 + 35 * 0.25, accuracy: 0.01)
        XCTAssertEqual(bench.x(at: 20.75), 102.5, accuracy: 0.01)
        XCTAssertTrue(bench.host.needsFrame)
    }

    func testARepetitionThatReversesGoesOnBelow() async {
        let bench = OverlapBench()
        bench.change(by: 100, .linear(duration: 1).repeatCount(3), at: 0)
        bench.change(by: 100, .linear(duration: 4), at: 1)
        // Three quarters of the distance back, and a sixteenth of the rest.
        XCTAssertEqual(bench.x(at: 1.25), 75 + 125 / 16, accuracy: 0.01)
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
        for frame in 0...400 {
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

    func testACompletionComesAtTheEndOfItsOwnAnimationAndOnceNothingIsAnimatedAnyMore() async {
        let animations: [(Animation, at: Double)] = [
            (.linear(duration: 1), at: 0), (.linear(duration: 0.4), at: 0.1), (.linear(duration: 0.5), at: 0.3),
        ]
        XCTAssertEqual(ends(of: animations, .logicallyComplete), [0.8, 0.5, 0.8])
    }

    func testARemovalWaitsForTheLaterAnimationsOfTheValue() async {
        let animations: [(Animation, at: Double)] = [
            (.linear(duration: 1), at: 0), (.linear(duration: 2), at: 0.5), (.spring(duration: 0.2), at: 3),
        ]
        let ends = ends(of: animations, .removed)
        XCTAssertEqual(ends[0], 2.5)
        XCTAssertEqual(ends[1], 2.5)
        XCTAssertEqual(ends[2], 3.3, accuracy: 0.05)
    }

    /// The seconds at which the completions were called, rounded to a frame.
    private func ends(
        of animations: [(Animation, at: Double)], _ criteria: AnimationCompletionCriteria
    ) -> [Double] {
        let ends = completions(animations, criteria)
        return animations.indices.map { ends[$0] ?? .nan }
    }

    func testASpringThatWasTakenOverIsDoneWhenItWouldHaveBeen() async {
        let ends = completions(
            [(.spring(duration: 0.5), at: 0), (.spring(duration: 1), at: 0.1)], .logicallyComplete)
        XCTAssertEqual(ends[0] ?? .nan, 0.5, accuracy: 0.011)
        XCTAssertEqual(ends[1] ?? .nan, 1.1, accuracy: 0.011)
    }

    func testAChangeWithoutAnAnimationEndsNoWait() async {
        let ends = completions([(.linear(duration: 2), at: 0)], .removed, jumpAt: 0.4)
        XCTAssertEqual(ends[0] ?? .nan, 2, accuracy: 0.011)
    }

    func testAnEmptyAnimationInsideAnotherDoesNotEndTheOuterWait() async {
        let bench = OverlapBench()
        var end: Duration?
        withAnimation(.linear(duration: 1)) {
            withAnimation(.spring) {}
            bench.model.x += 100
        } completion: {
            end = bench.host.time
        }
        XCTAssertNil(end)
        for frame in 0...150 { bench.host.frame(at: .milliseconds(10 * frame)) }
        XCTAssertEqual(end, .seconds(1))
    }
}
