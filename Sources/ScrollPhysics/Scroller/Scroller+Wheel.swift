extension Scroller {
    /// Notches: each adds its distance to one glide. A reversed notch stops what is left of the old way first. There is no stretch.
    mutating func turnWheel(by delta: ScrollVector, resolve: TargetResolver) {
        let notches = ScrollVector { axis in
            axes.contains(axis) ? (axis == .horizontal ? delta.x : -delta.y) : 0
        }
        guard delta.isFinite, notches != .zero, yieldsToWheel(resolve: resolve) else { return }
        joinTurn(notches)
        let step = feel.wheel.notchDistance * feel.wheel.gain
        let goals = AxisPair { goal(on: $0, after: notches[$0] * step, for: .wheel) }
        let chosen = committedTarget(goals, resolve: resolve)
        restsOnTarget = chosen != nil
        for axis in ScrollAxis.allCases where notches[axis] != 0 {
            glide(on: axis, to: goals[axis], target: chosen?[axis])
        }
    }

    private mutating func glide(on axis: ScrollAxis, to goal: GlideGoal, target: Double?) {
        let plan = planner(for: axis).glide(
            from: offset(on: axis, at: now), velocity: goal.velocity, to: target ?? goal.place,
            duration: feel.wheel.glideDuration)
        let purpose = RunPurpose(cause: .wheel, goal: goal.place, isOnTarget: target != nil)
        follow(plan, on: axis, from: now, for: purpose)
    }

    /// A pointer that is down keeps the content; a touchpad stroke ends.
    private mutating func yieldsToWheel(resolve: TargetResolver) -> Bool {
        switch contact {
        case .pressed, .dragging: return false
        case .stroking: liftStroke(resolve: resolve)
        case .none: break
        }
        return true
    }

    /// A turn goes on while its glide lasts, and while it has not left its target, a little longer; a reversal begins a new one.
    private mutating func joinTurn(_ notches: ScrollVector) {
        let gliding = activities.x.run?.cause == .wheel || activities.y.run?.cause == .wheel
        let waiting = !isCommitted && now.seconds(since: turn.last) <= Self.turnPause
        if !gliding, !waiting {
            turn = WheelTurn(start: currentOffset, notches: .zero, last: now)
        }
        for axis in ScrollAxis.allCases where notches[axis] * turn.notches[axis] < 0 {
            turn.start[axis] = offset(on: axis, at: now)
            turn.notches[axis] = 0
        }
        turn.notches = turn.notches + notches
        turn.last = now
        gestureStart = turn.start
    }

    private static var turnPause: Double { 0.5 }

    private var isCommitted: Bool { turnDirection != .zero }

    private var turnDirection: ScrollVector {
        ScrollVector { axis in
            let notches = turn.notches[axis]
            guard abs(notches) >= feel.snap.notchCommit - 1e-9 else { return 0 }
            return notches < 0 ? -1 : 1
        }
    }

    /// The target of a turn that has gone far enough to leave the one it began on.
    private func committedTarget(_ goals: AxisPair<GlideGoal>, resolve: TargetResolver) -> ScrollVector? {
        guard isCommitted else { return nil }
        return resolve(
            ScrollProjection(
                offset: currentOffset, start: turn.start, projected: ScrollVector { goals[$0].place },
                velocity: ScrollVector { velocity(on: $0, at: now) }, direction: turnDirection, axes: axes,
                cause: .wheel, extent: extent)
        ).map { extent.clamp($0) }
    }
}

/// Where the input alone leads, and the velocity with which the way there begins.
struct GlideGoal {
    /// An offset within the bounds.
    var place: Double
    var velocity: Double
}

extension Scroller {
    /// The goal of a step: beyond the goal of the present glide of the same kind and direction, otherwise beyond the present offset.
    func goal(on axis: ScrollAxis, after step: Double, for cause: AxisRun.Cause) -> GlideGoal {
        let offset = offset(on: axis, at: now)
        let velocity = velocity(on: axis, at: now)
        guard step != 0 else { return GlideGoal(place: restPlace(on: axis), velocity: velocity) }
        var base = offset
        if let run = activities[axis].run, run.cause == cause, run.way * step > 0 { base = run.goal }
        return GlideGoal(place: extent[axis].clamp(base + step), velocity: velocity * step > 0 ? velocity : 0)
    }
}
