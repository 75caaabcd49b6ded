/// How far an animation has come that alone knows its end.
///
/// `@unchecked Sendable` because it changes from frame to frame: it is asked on the actor that shows the value.
class AnimationProgress: @unchecked Sendable {
    /// When it said that it was over; nil until then.
    fileprivate(set) var end: Duration?
    /// It counts as done for those who wait for what it means.
    fileprivate(set) var isLogicallyComplete = false

    /// Asks the animation what is shown then, which may be its end.
    func advance(to time: Duration) {}
}

/// An animation of the program's own on its way from zero to a change of value.
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

    /// The part of the change that is shown; what was shown last, for a time that was passed already.
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

    /// Units per second.
    func velocity(at time: Duration) -> Value {
        guard end == nil else { return .zero }
        return animation.velocity(value: change, time: max(0, (time - start).inSeconds), context: context) ?? .zero
    }

    /// The animation that goes on in its place with another change on top; nil where both are to run.
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
