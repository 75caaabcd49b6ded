/// The offset and velocity of the content on both axes at one moment.
struct MovingState {
    var offset: ScrollVector
    /// Points per second.
    var velocity: ScrollVector
}

extension ScrollerState {
    var currentState: MovingState {
        MovingState(offset: currentOffset, velocity: ownVelocity(at: now))
    }

    /// The goal of a step: it is added to the goal of the current glide of the same kind and direction, otherwise to
    /// the current offset. The glide itself drops a velocity against it.
    func goal(
        on axis: ScrollAxis, after step: Double, for cause: AxisRun.Cause, from state: MovingState
    ) -> Double {
        let run = activity(on: axis).run
        guard step != 0 else { return run?.rest ?? state.offset[axis] }
        var base = state.offset[axis]
        if let run, run.cause == cause, run.direction * step > 0 { base = run.goal }
        return extent[axis].clamp(base + step)
    }
}
