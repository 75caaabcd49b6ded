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
    /// Chooses rest place and motion, destination first: the run-outs by themselves begin, but for those that the resolver
    /// wants elsewhere.
    mutating func release(_ release: Release, resolve: TargetResolver) {
        let offset = shownOffset(at: release.time)
        if release.cause != .wheel { noteFling(release.velocity, at: release.time) }
        let x = natural(of: release, from: offset.x, on: .horizontal)
        let y = natural(of: release, from: offset.y, on: .vertical)
        let natural = ScrollVector(x: x.destination, y: y.destination)
        let threshold = tuning.feel.snap.velocityThreshold
        let chosen = resolve(
            ScrollProjection(
                offset: offset, start: release.start, projected: extent.clamp(release.projected ?? natural),
                velocity: release.velocity, direction: release.velocity.insistence(from: threshold), axes: axes,
                cause: release.cause, extent: extent)
        ).map { extent.clamp($0) }
        restsOnTarget = chosen != nil
        follow(x, or: chosen?.x, after: release, from: offset.x, on: .horizontal)
        follow(y, or: chosen?.y, after: release, from: offset.y, on: .vertical)
    }

    /// The run-out by itself. An axis that may not move keeps its offset, as does one that nothing drives.
    @inline(__always)
    private func natural(of release: Release, from offset: Double, on axis: ScrollAxis) -> MotionPlan {
        let velocity = release.velocity[axis]
        let isStill = velocity == 0 && extent[axis].overscroll(of: offset) == 0
        guard release.axes.contains(axis), !isStill else { return .rest(offset) }
        return planner(for: axis).natural(from: offset, velocity: velocity, of: release.velocity)
    }

    /// The run-out by itself, or another motion where that does not end on the chosen target.
    @inline(__always)
    private mutating func follow(
        _ natural: MotionPlan, or target: Double?, after release: Release, from offset: Double, on axis: ScrollAxis
    ) {
        guard release.axes.contains(axis) else { return }
        guard let target, !target.isSame(as: natural.restPosition) else {
            let purpose = RunPurpose(cause: .fling, isOnTarget: target != nil)
            return follow(natural, on: axis, from: release.time, for: purpose)
        }
        let plan = planner(for: axis).snap(
            from: offset, velocity: release.velocity[axis], to: target, insteadOf: natural.destination)
        follow(plan, on: axis, from: release.time, for: RunPurpose(cause: .snap, isOnTarget: true))
    }

    mutating func follow(
        _ plan: MotionPlan, on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose
    ) {
        turn.unsettled.remove(ScrollAxes(axis))
        guard plan.isMoving else {
            activities[axis] = .resting(plan.restPosition)
            return
        }
        activities[axis] = .moving(AxisRun(plan, from: time, for: purpose))
        motions[axis] = plan.motion
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
