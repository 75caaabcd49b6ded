/// Content that is let go: from where, and what for.
struct Release {
    var cause: ScrollCause
    /// The axes that may move.
    var axes: ScrollAxes
    /// The offset when the gesture began.
    var start: ScrollVector
    /// Replaces the projected rest position, for a motion that is taken up again.
    var projected: ScrollVector?
    /// When the motion begins; it may lie before the present moment.
    var time: Timestamp
    /// How much faster the velocity is than the measured one, as the platform counts that.
    var boost = 1.0
}

extension ScrollerState {
    /// Chooses rest position and motion, destination first: the flings by themselves, or motions to where the resolver wants
    /// them to rest. The velocity is that of the offset, in points per second.
    func release(_ release: Release, with velocity: ScrollVector = .zero, resolve: TargetResolver) {
        let offset = shownOffset(at: release.time)
        if release.cause != .wheel { noteFling(velocity, boost: release.boost, at: release.time) }
        let x = naturalPlan(for: release, on: .horizontal, from: offset, velocity: velocity)
        let y = naturalPlan(for: release, on: .vertical, from: offset, velocity: velocity)
        let natural = ScrollVector(x: x.restPosition, y: y.restPosition)
        let threshold = tuning.feel.snap.velocityThreshold
        let chosen = resolve(
            ScrollProjection(
                offset: offset, start: release.start, projected: extent.clamp(release.projected ?? natural),
                velocity: velocity, direction: velocity.insistence(from: threshold), axes: axes,
                cause: release.cause, extent: extent)
        ).map { extent.clamp($0) }
        restsOnTarget = chosen != nil
        turn.unsettled.subtract(release.axes)
        for axis in ScrollAxis.allCases where release.axes.contains(axis) {
            let (plan, cause) = self[axis].plan(
                axis == .horizontal ? x : y, or: chosen?[axis], from: offset[axis], velocity: velocity[axis])
            follow(plan, on: axis, from: release.time, for: RunPurpose(cause: cause, isOnTarget: chosen != nil))
            if cause == .fling, case .rest(offset[axis]) = plan {
                self[axis].findMeeting(ofFlingFrom: offset[axis], velocity: velocity[axis], now: now)
            }
        }
    }

    /// The fling of one axis without targets; an axis that may not move stays.
    private func naturalPlan(
        for release: Release, on axis: ScrollAxis, from offset: ScrollVector, velocity: ScrollVector
    ) -> MotionPlan {
        guard release.axes.contains(axis) else { return .rest(offset[axis]) }
        return self[axis].plan(
            flingFrom: offset[axis], velocity: velocity, on: axis, boost: release.boost,
            isLetGo: release.cause == .drag || release.cause == .touchpad)
    }

    /// Lets an axis go on as planned.
    func follow(_ plan: MotionPlan, on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose) {
        turn.unsettled.remove(ScrollAxes(axis))
        self[axis].follow(plan, from: time, for: purpose)
        self[axis].findMeeting(now: now)
    }
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
