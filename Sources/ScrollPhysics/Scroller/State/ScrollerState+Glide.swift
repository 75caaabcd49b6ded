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

    /// The motion to where a key or a program wants the content, from where it is.
    func glidePlan(_ planner: GlidePlanner, on axis: ScrollAxis, to goal: Double) -> MotionPlan {
        let jumps = planner.jumps(after: now.seconds(since: latestGlide))
        return jumps
            ? .rest(goal)
            : planner.plan(from: offset(on: axis, at: now), velocity: velocity(on: axis, at: now), to: goal)
    }

    /// The goal of a key's step: beyond the goal of the present glide of the same direction where the feel counts from there,
    /// otherwise beyond the present offset. A velocity against it is dropped by the glide itself.
    func goal(on axis: ScrollAxis, after step: Double) -> Double {
        var base = currentOffset[axis]
        if let run = activity(on: axis).run, run.cause == .key, run.direction * step > 0,
            tuning.feel.keyboard.repeat == .target
        {
            base = run.goal
        }
        return extent[axis].clamp(base + step)
    }
}
