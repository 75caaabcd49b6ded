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

extension Scroller {
    /// Chooses rest place and motion, destination first.
    mutating func release(_ release: Release, resolve: TargetResolver) {
        let offset = shownOffset(at: release.time)
        if release.cause != .wheel { noteFling(release.velocity, at: release.time) }
        var plans = AxisPair { MotionPlanner.Plan.rest(offset[$0]) }
        for axis in ScrollAxis.allCases where release.axes.contains(axis) {
            plans[axis] = planner(for: axis).natural(
                from: offset[axis], velocity: release.velocity[axis], of: release.velocity)
        }
        let projection = projection(of: release, from: offset, plans: plans)
        let chosen = resolve(projection).map { extent.clamp($0) }
        restsOnTarget = chosen != nil
        for axis in ScrollAxis.allCases where release.axes.contains(axis) {
            guard let chosen, !plans[axis].rests(on: chosen[axis]) else {
                let purpose = RunPurpose(cause: .fling, isOnTarget: chosen != nil)
                follow(plans[axis], on: axis, from: release.time, for: purpose)
                continue
            }
            let plan = planner(for: axis).snap(
                plans[axis], from: offset[axis], velocity: release.velocity[axis], to: chosen[axis])
            follow(plan, on: axis, from: release.time, for: RunPurpose(cause: .snap, isOnTarget: true))
        }
    }

    @inline(__always)
    private func projection(
        of release: Release, from offset: ScrollVector, plans: AxisPair<MotionPlanner.Plan>
    ) -> ScrollProjection {
        let natural = extent.clamp(ScrollVector { plans[$0].destination })
        let threshold = tuning.feel.snap.velocityThreshold
        return ScrollProjection(
            offset: offset, start: release.start, projected: release.projected.map { extent.clamp($0) } ?? natural,
            velocity: release.velocity,
            direction: ScrollVector { Self.insistence(of: release.velocity[$0], from: threshold) }, axes: axes,
            cause: release.cause, extent: extent)
    }

    private static func insistence(of velocity: Double, from threshold: Double) -> Double {
        guard abs(velocity) >= threshold, velocity != 0 else { return 0 }
        return velocity < 0 ? -1 : 1
    }

    mutating func follow(
        _ plan: MotionPlanner.Plan, on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose
    ) {
        turn.unsettled.remove(ScrollAxes(axis))
        switch plan {
        case .rest(let offset): activities[axis] = .resting(offset)
        case .run(let motion):
            activities[axis] = .moving(AxisRun(motion, from: time, for: purpose))
            motions[axis] = motion
        }
    }
}
