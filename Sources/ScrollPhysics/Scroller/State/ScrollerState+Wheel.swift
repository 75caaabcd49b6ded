extension ScrollerState {
    /// Ends the turn: another input moves the content, and further notches begin a new turn.
    func endTurn() { turn = .none }

    /// Ends the turn along one axis; the other continues its turn.
    func endTurn(on axis: ScrollAxis) {
        beginTurn(on: axis, from: currentOffset[axis])
        turn.unsettled.remove(ScrollAxes(axis))
    }

    /// Applies notches: each adds its distance to one glide. A reversed notch first stops the rest of the old glide.
    /// There is no stretch.
    func turnWheel(by delta: ScrollVector, resolve: TargetResolver) {
        let notches = ScrollVector(
            x: axes.contains(.horizontal) ? delta.x : 0, y: axes.contains(.vertical) ? -delta.y : 0)
        guard delta.isFinite, notches != .zero, yieldsToWheel(resolve: resolve) else { return }
        let state = currentState
        rhythm.note(now)
        joinTurn(notches, from: state.offset)
        let goals = ScrollVector { turn.notches[$0] == 0 ? restPosition(on: $0) : turn.goal[$0] }
        let chosen = committedTarget(goals, from: state, resolve: resolve)
        restsOnTarget = chosen != nil || (restsOnTarget && turnDirection == .zero)
        for axis in ScrollAxis.allCases where notches[axis] != 0 {
            glide(on: axis, from: state, to: goals[axis], target: chosen?[axis])
        }
    }

    private func glide(on axis: ScrollAxis, from state: MovingState, to goal: Double, target: Double?) {
        guard !alreadyHeads(to: target ?? goal, on: axis) else { return }
        let planner = wheelPlanner(for: axis)
        let purpose = RunPurpose(cause: .wheel, goal: goal, isOnTarget: target != nil)
        let plan = planner.plan(
            from: state.offset[axis], velocity: state.velocity[axis], to: target ?? goal)
        follow(plan, on: axis, from: now, for: purpose)
        if case .rest = plan, turnDirection == .zero { turn.unsettled.insert(ScrollAxes(axis)) }
    }

    private func wheelPlanner(for axis: ScrollAxis) -> WheelPlanner {
        WheelPlanner(tuning: tuning, extent: extent[axis], rhythm: rhythm)
    }

    /// Whether a running motion already leads to the target: a notch that changes nothing, as at an edge, must not
    /// prolong it.
    private func alreadyHeads(to target: Double, on axis: ScrollAxis) -> Bool {
        guard let run = activity(on: axis).run else { return false }
        return run.cause == .wheel && abs(run.rest - target) < AxisExtent.rounding
    }

    /// The end of the wait of a turn that jumped and was too small to leave its target.
    var turnEnd: Timestamp? {
        turn.unsettled.isEmpty ? nil : turn.last.advanced(bySeconds: Self.turnPause)
    }

    /// Whether the wheel may move the content: a pointer that is down keeps it; a touchpad stroke ends.
    private func yieldsToWheel(resolve: TargetResolver) -> Bool {
        switch contact {
        case .pressed, .dragging: return false
        case .stroking: liftStroke(resolve: resolve)
        case .none: break
        }
        return true
    }

    /// Adds notches to the turn. Notches of one rhythm are one turn and their distances add up, whether or not the
    /// content has arrived between two of them. The turn also lasts while its glide does; a reversal begins a new one.
    private func joinTurn(_ notches: ScrollVector, from offset: ScrollVector) {
        let gliding = x.activity.run?.cause == .wheel || y.activity.run?.cause == .wheel
        let pause = turnDirection == .zero ? Self.turnPause : Self.rhythmPause
        if !gliding, now.seconds(since: turn.last) > pause {
            turn = WheelTurn(start: offset, goal: offset, notches: .zero, last: now, unsettled: turn.unsettled)
        }
        for axis in ScrollAxis.allCases where notches[axis] != 0 {
            if notches[axis] * turn.notches[axis] <= 0 { beginTurn(on: axis, from: offset[axis]) }
            if tuning.feel.wheel.repeat == .offset { turn.goal[axis] = offset[axis] }
            turn.notches[axis] += notches[axis]
            turn.goal[axis] = extent[axis].clamp(turn.goal[axis] + notches[axis] * wheelPlanner(for: axis).step)
        }
        turn.last = now
        gestureStart = turn.start
    }

    private func beginTurn(on axis: ScrollAxis, from offset: Double) {
        turn.start[axis] = offset
        turn.goal[axis] = offset
        turn.notches[axis] = 0
    }

    /// The longest pause between two notches of one rhythm, in seconds. Own choice: a wheel turned at a calm pace has
    /// 0.2 s between two notches, and a pause in which content visibly rests ends the gesture. Chromium latches a wheel
    /// for 0.5 s, Gecko for 1.5 s.
    private static var rhythmPause: Double { 0.3 }

    /// Seconds for which a turn that has not left its target waits for more notches.
    private static var turnPause: Double { 0.5 }

    /// The direction of the turn; zero until it has gone far enough to leave the target at which it began.
    private var turnDirection: ScrollVector {
        ScrollVector { axis in
            let notches = turn.notches[axis]
            guard abs(notches) >= tuning.feel.snap.notchCommit - 1e-9 else { return 0 }
            return notches < 0 ? -1 : 1
        }
    }

    private func committedTarget(
        _ goals: ScrollVector, from state: MovingState, resolve: TargetResolver
    ) -> ScrollVector? {
        let direction = turnDirection
        guard direction != .zero else { return nil }
        return resolve(
            ScrollProjection(
                offset: state.offset, start: turn.start, projected: goals,
                velocity: state.velocity, direction: direction, axes: axes, cause: .wheel, extent: extent,
                notches: ScrollVector { abs(turn.notches[$0]) })
        ).map { extent.clamp($0) }
    }
}
