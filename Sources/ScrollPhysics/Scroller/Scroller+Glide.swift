/// Where the content is and how fast it moves, both axes at one moment.
struct MovingState {
    var offset: ScrollVector
    /// Points per second.
    var velocity: ScrollVector
}

/// Where the input alone leads, and the velocity with which the way there begins.
struct GlideGoal {
    /// An offset within the bounds.
    var place: Double
    /// Points per second.
    var velocity: Double
}

extension Scroller {
    var currentState: MovingState {
        MovingState(
            offset: currentOffset,
            velocity: ScrollVector(x: velocity(on: .horizontal, at: now), y: velocity(on: .vertical, at: now)))
    }

    /// The goal of a step: beyond the goal of the present glide of the same kind and direction, otherwise beyond the
    /// present offset.
    func goal(
        on axis: ScrollAxis, after step: Double, for cause: AxisRun.Cause, from state: MovingState
    ) -> GlideGoal {
        let run = activities[axis].run
        let velocity = state.velocity[axis]
        guard step != 0 else { return GlideGoal(place: run?.rest ?? state.offset[axis], velocity: velocity) }
        var base = state.offset[axis]
        if let run, run.cause == cause, run.way * step > 0 { base = run.goal }
        return GlideGoal(place: extent[axis].clamp(base + step), velocity: velocity * step > 0 ? velocity : 0)
    }
}
