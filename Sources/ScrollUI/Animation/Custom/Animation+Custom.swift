public import Foundation

/// The initial state of a built-in curve: zero at rest, unless it took over from another animation.
private struct CurveStart<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: CurveStart { CurveStart() }

    var value = Value.zero
    /// The velocity in units per second.
    var velocity: Value?
    /// The time in seconds.
    var time = 0.0
}

/// The current round of each repetition, by the number of steps below it.
private struct RepetitionRounds: AnimationStateKey {
    struct Round {
        var number = 0
        /// The start in seconds.
        var start = 0.0
    }

    static var defaultValue: [Int: Round] { [:] }
}

extension Animation {
    /// Creates a custom animation.
    public init<A: CustomAnimation>(_ base: A) {
        self.init(curve: .custom(AnyCustomAnimation(base: base)))
    }

    /// Returns the part of the change `value` that is shown `time` seconds after the start; nil once the animation is over.
    public func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        animate(value, time, &context, steps[...])
    }

    /// Returns the rate of change of the result of ``animate(value:time:context:)``, per second; nil if it is not known.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        velocity(value, time, context, steps[...])
    }

    /// Returns whether this animation replaces `previous`, which has been running for `time` seconds towards `value`.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        if case .custom(let custom) = curve {
            return steps.isEmpty
                && custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
        }
        guard takesOver else { return false }
        let velocity = previous.velocity(value: value, time: time, context: context)
        let shown = previous.animate(value: value, time: time, context: &context) ?? value
        context.state[CurveStart<V>.self] = CurveStart(value: shown, velocity: velocity, time: time)
        return true
    }

    /// Returns the context of a built-in animation that began with `velocity`, in units per second; nil for its own.
    static func context<V: VectorArithmetic>(velocity: V?) -> AnimationContext<V> {
        var context = AnimationContext<V>()
        context.state[CurveStart<V>.self] = CurveStart(velocity: velocity)
        return context
    }

    // MARK: Steps

    private func animate<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>, _ steps: ArraySlice<Step>
    ) -> V? {
        guard case .custom(let custom) = curve else { return animateCurve(value, time, &context) }
        guard let step = steps.last else {
            return custom.base.animate(value: value, time: time, context: &context)
        }
        let rest = steps.dropLast()
        switch step {
        case .delay(let delay): return animate(value, max(0, time - delay), &context, rest)
        case .speed(let speed): return animate(value, time * speed, &context, rest)
        case .repeats(let count, let autoreverses):
            return animateRound(value, time, &context, rest, count: count, autoreverses: autoreverses)
        case .logicallyComplete(let duration):
            let shown = animate(value, time, &context, rest)
            context.isLogicallyComplete = context.isLogicallyComplete || time >= duration
            return shown
        }
    }

    /// A round ends in the frame in which the animation returns nil, and the next round begins there.
    private func animateRound<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>, _ steps: ArraySlice<Step>, count: Int?,
        autoreverses: Bool
    ) -> V? {
        let round = context.state[RepetitionRounds.self][steps.count] ?? RepetitionRounds.Round()
        let isReversed = autoreverses && !round.number.isMultiple(of: 2)
        if let shown = animate(value, time - round.start, &context, steps) { return isReversed ? value - shown : shown }
        let next = RepetitionRounds.Round(number: round.number + 1, start: time)
        context.state[RepetitionRounds.self][steps.count] = next
        if let count, next.number >= count { return nil }
        context.isLogicallyComplete = false
        return isReversed ? .zero : value
    }

    private func velocity<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: AnimationContext<V>, _ steps: ArraySlice<Step>
    ) -> V? {
        guard case .custom(let custom) = curve else { return curveVelocity(value, time, context) }
        guard let step = steps.last else {
            return custom.base.velocity(value: value, time: time, context: context)
        }
        let rest = steps.dropLast()
        switch step {
        case .delay(let delay): return time < delay ? .zero : velocity(value, time - delay, context, rest)
        case .speed(let speed): return velocity(value, time * speed, context, rest)?.scaled(by: speed)
        case .repeats(_, let autoreverses):
            let round = context.state[RepetitionRounds.self][rest.count] ?? RepetitionRounds.Round()
            let isReversed = autoreverses && !round.number.isMultiple(of: 2)
            return velocity(value, time - round.start, context, rest)?.scaled(by: isReversed ? -1 : 1)
        case .logicallyComplete: return velocity(value, time, context, rest)
        }
    }

    // MARK: Built-in curves

    private func animateCurve<V: VectorArithmetic>(
        _ value: V, _ time: Double, _ context: inout AnimationContext<V>
    ) -> V? {
        let start = context.state[CurveStart<V>.self]
        let elapsed = max(0, time - start.time)
        context.isLogicallyComplete = elapsed >= logicalDuration
        guard elapsed < duration else { return nil }
        let basis = basis(at: elapsed)
        let velocity = start.velocity ?? value.scaled(by: initialVelocity)
        return value + (start.value - value).scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
    }

    private func curveVelocity<V: VectorArithmetic>(_ value: V, _ time: Double, _ context: AnimationContext<V>) -> V? {
        let start = context.state[CurveStart<V>.self]
        let elapsed = max(0, time - start.time)
        guard elapsed < duration else { return .zero }
        let basis = basis(at: elapsed)
        let velocity = start.velocity ?? value.scaled(by: initialVelocity)
        return (start.value - value).scaled(by: basis.displacementRate) + velocity.scaled(by: basis.velocityRate)
    }
}
