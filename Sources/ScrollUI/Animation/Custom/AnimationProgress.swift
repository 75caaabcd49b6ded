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

/// A custom animation from zero to a change of value.
///
/// `@unchecked Sendable` like its superclass: it is used on the actor that shows the value.
final class CustomProgress<Value: VectorArithmetic>: AnimationProgress, @unchecked Sendable {
    private let animation: Animation
    private let change: Value
    private let start: Duration
    private var context: AnimationContext<Value>
    private var lastTime: Duration?
    private var last = Value.zero

    init(_ animation: Animation, change: Value, start: Duration, context: AnimationContext<Value>) {
        self.animation = animation
        self.change = change
        self.start = start
        self.context = context
    }

    /// Returns the part of the change that is shown at `time`; the last result for a time before the latest one.
    func shown(at time: Duration) -> Value {
        if end != nil { return change }
        if let lastTime, time <= lastTime { return last }
        lastTime = time
        let shown = animation.animate(value: change, time: max(0, (time - start).inSeconds), context: &context)
        isLogicallyComplete = isLogicallyComplete || context.isLogicallyComplete || shown == nil
        if shown == nil { end = time }
        last = shown ?? change
        return last
    }

    override func advance(to time: Duration) { _ = shown(at: time) }

    /// Returns the velocity in units per second.
    func velocity(at time: Duration) -> Value {
        guard end == nil else { return .zero }
        return animation.velocity(value: change, time: max(0, (time - start).inSeconds), context: context) ?? .zero
    }

    /// Returns the animation that replaces this one and adds `change`; nil if both run.
    func merged(with next: Animation, adding change: Value, at time: Duration) -> CustomProgress? {
        guard end == nil else { return nil }
        var context = self.context
        let elapsed = max(0, (time - start).inSeconds)
        guard next.shouldMerge(previous: animation, value: self.change, time: elapsed, context: &context) else {
            return nil
        }
        context.isLogicallyComplete = false
        return CustomProgress(next, change: self.change + change, start: start, context: context)
    }
}
