/// The release of content: its beginning and its purpose.
struct Release {
    var cause: ScrollCause
    /// The axes that may move.
    var axes: ScrollAxes
    /// The offset when the gesture began.
    var start: ScrollVector
    /// Replaces the projected rest position, for a motion that is resumed.
    var projected: ScrollVector?
    /// The time at which the motion begins; may be earlier than now.
    var time: Timestamp
    /// The factor by which earlier flings raised the velocity above the measured one, as the platform counts it.
    var boost = 1.0
}

extension ScrollerState {
    /// Chooses rest position and motion, destination first: the flings themselves, or motions to the rest positions of
    /// the resolver. The velocity is that of the offset, in points per second.
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

    /// Starts a plan on an axis.
    func follow(_ plan: MotionPlan, on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose) {
        turn.unsettled.remove(ScrollAxes(axis))
        self[axis].follow(plan, from: time, for: purpose)
        self[axis].findMeeting(now: now)
    }
}

extension ScrollVector {
    /// -1, 0 or 1 on each axis: zero below the threshold, in points per second.
    fileprivate func insistence(from threshold: Double) -> ScrollVector {
        ScrollVector { axis in
            let speed = self[axis]
            guard abs(speed) >= threshold, speed != 0 else { return 0 }
            return speed < 0 ? -1 : 1
        }
    }
}
