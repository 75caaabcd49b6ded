import Foundation
import ScrollUI
import XCTest

/// Equal steps in equal times, with an end that is not known in advance.
private struct Ramp: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        if time >= duration / 2 { context.isLogicallyComplete = true }
        return time < duration ? value.scaled(by: time / duration) : nil
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        value.scaled(by: 1 / duration)
    }
}

/// Continues from the current value with another ramp of one second.
private struct MergingRamp: CustomAnimation {
    private struct Start<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Start { Start(value: .zero, time: 0) }
        var value: V
        var time: Double
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let start = context.state[Start<V>.self]
        let share = time - start.time
        return share < 1 ? start.value.interpolated(towards: value, amount: share) : nil
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let shown = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[Start<V>.self] = Start(value: shown, time: time)
        return true
    }
}

@MainActor
final class CustomAnimationTests: XCTestCase {
    func testACustomAnimationIsShownUntilItSaysThatItIsOver() async {
        let bench = OverlapBench()
        bench.change(by: 100, Animation(Ramp(duration: 1)), at: 0)
        bench.host.frame(at: .milliseconds(250))
        for (way, shown) in bench.shown { XCTAssertEqual(shown, 25, accuracy: 0.01, way) }
        XCTAssertEqual(bench.shown.count, 4)
        XCTAssertTrue(bench.host.needsFrame)
        XCTAssertEqual(bench.x(at: 1), 100)
        bench.host.frame(at: .milliseconds(1016))
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testACustomAnimationLeadsFromWhatRunsUnlessItMerges() async {
        let bench = OverlapBench()
        for step in 0..<12 { bench.change(by: 10, Animation(Ramp(duration: 0.35)), at: Double(step) / 60) }
        let expected = EvenChange.twelve.shown(at: 11.0 / 60)
        for (kind, shown) in bench.shown { XCTAssertEqual(shown, expected, accuracy: 0.01, kind) }
        bench.change(by: 30, .linear(duration: 1), at: 0.2)
        XCTAssertEqual(bench.x(at: 2), 150)
    }

    func testACustomAnimationThatMergesGoesOnFromWhatIsShown() async {
        for first in [Animation(MergingRamp()), .linear(duration: 1)] {
            let bench = OverlapBench()
            bench.change(by: 100, first, at: 0)
            bench.change(by: 100, Animation(MergingRamp()), at: 0.5)
            XCTAssertEqual(bench.shown["effect"] ?? .nan, 50, accuracy: 0.01)
            XCTAssertEqual(bench.x(at: 1), 125, accuracy: 0.01)
            XCTAssertEqual(bench.x(at: 1.25), 162.5, accuracy: 0.01)
            XCTAssertEqual(bench.x(at: 1.6), 200)
        }
    }

    func testASpringTakesOverTheVelocityThatACustomAnimationTells() async {
        let bench = OverlapBench()
        bench.change(by: 100, Animation(Ramp(duration: 1)), at: 0)
        let spring = Spring(duration: 0.5, bounce: 0)
        bench.change(by: 100, .spring(spring), at: 0.5)
        let expected: Double = 50 + spring.value(target: 150, initialVelocity: 100, time: 0.1)
        XCTAssertEqual(bench.x(at: 0.6), expected, accuracy: 0.01)
    }

    func testDelaySpeedAndRepetitionGoForCustomAnimations() async {
        let ramp = Animation(Ramp(duration: 1))
        let cases: [(Animation, at: Double, Double)] = [
            (ramp.delay(1), at: 0.5, 0), (ramp.delay(1), at: 1.5, 50), (ramp.speed(2), at: 0.25, 50),
            (ramp.repeatCount(2, autoreverses: false), at: 1.25, 25), (ramp.repeatForever(), at: 1.25, 75),
            (ramp.repeatForever(), at: 2.25, 25), (ramp.repeatCount(2), at: 2.5, 100),
        ]
        for (animation, time, expected) in cases {
            let bench = OverlapBench()
            bench.change(by: 100, animation, at: 0)
            // A round ends with the frame that finds it at its end.
            for quarter in 1..<Int(time * 4) { bench.host.frame(at: .milliseconds(250 * quarter)) }
            XCTAssertEqual(bench.x(at: time), expected, accuracy: 0.01, "\(animation) at \(time)")
        }
    }

    func testACompletionComesWhenTheAnimationSaysThatItIsDone() async {
        for (criteria, expected) in [(AnimationCompletionCriteria.logicallyComplete, 0.5), (.removed, 1)] {
            let bench = OverlapBench()
            var end: Double?
            withAnimation(Animation(Ramp(duration: 1)), completionCriteria: criteria) {
                bench.model.x += 100
            } completion: {
                end = bench.host.time / .seconds(1)
            }
            for frame in 0...150 { bench.host.frame(at: .milliseconds(10 * frame)) }
            XCTAssertEqual(end ?? .nan, expected, accuracy: 0.011)
        }
    }

    func testABuiltInAnimationCanBeAskedForItsValues() async {
        var context = AnimationContextProbe.context()
        let animation = Animation.linear(duration: 2)
        XCTAssertEqual(animation.animate(value: 100.0, time: 0.5, context: &context) ?? .nan, 25, accuracy: 1e-9)
        XCTAssertEqual(animation.velocity(value: 100.0, time: 0.5, context: context) ?? .nan, 50, accuracy: 1e-9)
        XCTAssertNil(animation.animate(value: 100.0, time: 2, context: &context))
        XCTAssertTrue(context.isLogicallyComplete)
    }
}

/// A context, which only a running animation receives.
private enum AnimationContextProbe {
    private final class Box: @unchecked Sendable { var context: AnimationContext<Double>? }

    private struct Tap: CustomAnimation {
        let box: Box
        static func == (left: Tap, right: Tap) -> Bool { left.box === right.box }
        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            box.context = context.withState(AnimationState<Double>())
            return nil
        }
    }

    @MainActor
    static func context() -> AnimationContext<Double> {
        let box = Box()
        let bench = OverlapBench()
        bench.change(by: 1, Animation(Tap(box: box)), at: 0)
        guard let context = box.context else { preconditionFailure("the animation was not asked") }
        return context
    }
}
