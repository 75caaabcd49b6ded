/// Content that is let go: from where, how fast, and what for.
struct Release {
    /// Of the offset, in points per second.
    var velocity = ScrollVector.zero
    var cause: ScrollCause
    /// The axes that may move.
    var axes: ScrollAxes
    /// The offset when the gesture began.
    var start: ScrollVector
    /// Replaces the projected rest place, for a motion that is taken up again.
    var projected: ScrollVector?
    /// When the motion begins; it may lie before the present moment.
    var time: Timestamp
}

extension ScrollerState {
    /// Chooses rest place and motion, destination first: the run-outs by themselves begin, and those that the resolver
    /// wants elsewhere are replaced.
    mutating func release(_ release: Release, resolve: TargetResolver) {
        let offset = shownOffset(at: release.time)
        if release.cause != .wheel { noteFling(release.velocity, at: release.time) }
        var (natural, rest) = (offset, offset)
        for axis in ScrollAxis.allCases where release.axes.contains(axis) {
            let isStill = release.velocity[axis] == 0 && extent[axis].overscroll(of: offset[axis]) == 0
            let plan =
                isStill
                ? .rest(offset[axis])
                : planner(for: axis).natural(
                    from: offset[axis], velocity: release.velocity[axis], of: release.velocity)
            (natural[axis], rest[axis]) = (plan.destination, plan.restPosition)
            follow(plan, on: axis, from: release.time, for: RunPurpose(cause: .fling))
        }
        let threshold = tuning.feel.snap.velocityThreshold
        let chosen = resolve(
            ScrollProjection(
                offset: offset, start: release.start, projected: extent.clamp(release.projected ?? natural),
                velocity: release.velocity, direction: release.velocity.insistence(from: threshold), axes: axes,
                cause: release.cause, extent: extent))
        restsOnTarget = chosen != nil
        guard let chosen = chosen.map({ extent.clamp($0) }) else { return }
        for axis in ScrollAxis.allCases where release.axes.contains(axis) {
            guard !chosen[axis].isSame(as: rest[axis]) else {
                activities[axis].endsOnTarget()
                continue
            }
            let plan = planner(for: axis).snap(
                from: offset[axis], velocity: release.velocity[axis], to: chosen[axis], insteadOf: natural[axis])
            follow(plan, on: axis, from: release.time, for: RunPurpose(cause: .snap, isOnTarget: true))
        }
    }

    mutating func follow(
        _ plan: MotionPlan, on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose
    ) {
        turn.unsettled.remove(ScrollAxes(axis))
        guard let motion = plan.motion else {
            activities[axis] = .resting(plan.restPosition)
            return
        }
        activities[axis] = .moving(AxisRun(plan, from: time, for: purpose))
        motions[axis] = motion
    }
}

extension Double {
    /// A target at an edge is found by adding other numbers than the edge, and may differ from it in the last digit.
    func isSame(as target: Double) -> Bool { abs(self - target) <= 1e-12 * max(1, abs(target)) }
}

extension ScrollVector {
    /// -1, 0 or 1 on each axis: zero for what is slower than the threshold, in points per second.
    fileprivate func insistence(from threshold: Double) -> ScrollVector {
        ScrollVector { axis in
            let speed = self[axis]
            guard abs(speed) >= threshold, speed != 0 else { return 0 }
            return speed < 0 ? -1 : 1
        }
    }
}
