/// The progress of an animation that determines its own end.
///
/// `@unchecked Sendable` although it changes from frame to frame: it is used on the actor that shows the value.
class AnimationProgress: @unchecked Sendable {
    /// The time at which the animation ended; nil until then.
    fileprivate(set) var end: Duration?
    /// Whether the animation counts as logically complete.
    fileprivate(set) var isLogicallyComplete = false

    /// Evaluates the animation at `time`, which may end it.
    func advance(to time: Duration) {}
}

/// A custom animation from the value beneath it to its goal.
///
/// `@unchecked Sendable` like its superclass: it is used on the actor that shows the value.
final class CustomProgress<Value: VectorArithmetic>: AnimationProgress, @unchecked Sendable {
    private let animation: Animation
    /// The value that the animation starts from, relative to its goal. It may move itself.
    private let beneath: AnimationCourses<Value>
    private let start: Duration
    private var context: AnimationContext<Value>
    private var lastTime: Duration?
    private var last: Value?

    init(
        _ animation: Animation, over beneath: AnimationCourses<Value>, start: Duration,
        context: AnimationContext<Value>
    ) {
        self.animation = animation
        self.beneath = beneath
        self.start = start
        self.context = context
    }

    /// Returns the part of the change that is shown at `time`, nil after the end; the last result for a time before the latest one.
    func shown(at time: Duration) -> Value? {
        if end != nil { return nil }
        if let lastTime, time <= lastTime { return last }
        lastTime = time
        last = animation.animate(value: change(at: time), time: elapsed(at: time), context: &context)
        isLogicallyComplete = isLogicallyComplete || context.isLogicallyComplete || last == nil
        if last == nil { end = time }
        return last
    }

    override func advance(to time: Duration) { _ = shown(at: time) }

    /// Returns the velocity in units per second.
    func velocity(at time: Duration) -> Value {
        guard end == nil else { return .zero }
        return animation.velocity(value: change(at: time), time: elapsed(at: time), context: context) ?? .zero
    }

    /// Returns the animation that replaces this one and adds `change`; nil if both run.
    func merged(with next: Animation, adding change: Value, at time: Duration) -> CustomProgress? {
        guard end == nil else { return nil }
        var context = self.context
        let value = self.change(at: time)
        guard next.shouldMerge(previous: animation, value: value, time: elapsed(at: time), context: &context) else {
            return nil
        }
        context.isLogicallyComplete = false
        var beneath = self.beneath
        beneath.moveGoal(by: change)
        return CustomProgress(next, over: beneath, start: start, context: context)
    }

    private func change(at time: Duration) -> Value { .zero - beneath.value(at: time) }

    private func elapsed(at time: Duration) -> Double { max(0, (time - start).inSeconds) }
}
