/// Content that is let go: from where, and what for.
struct Release {
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
    /// wants elsewhere. The velocity is that of the offset, in points per second; all else waits for it, so it is handed
    /// over by itself, not through memory.
    mutating func release(_ release: Release, with velocity: ScrollVector = .zero, resolve: TargetResolver) {
        let offset = ScrollVector(x: x.storedOffset(at: release.time), y: y.storedOffset(at: release.time))
        if release.cause != .wheel { noteFling(velocity, at: release.time) }
        let thrown = Throw(velocity, by: tuning.flingRule) { axis in
            ask(axis) { $0.room.way(from: offset[axis], towards: velocity[axis]) }
        }
        var x = self.x.runOut(on: .horizontal, of: release.axes, from: offset.x, by: thrown)
        var y = self.y.runOut(on: .vertical, of: release.axes, from: offset.y, by: thrown)
        if release.cause == .drag || release.cause == .touchpad {
            x = self.x.letGo(x, from: offset.x)
            y = self.y.letGo(y, from: offset.y)
        }
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
        if release.axes.contains(.horizontal) {
            self.x.follow(x, or: chosen?.x, from: offset.x, velocity: velocity.x, at: release.time)
        }
        if release.axes.contains(.vertical) {
            self.y.follow(y, or: chosen?.y, from: offset.y, velocity: velocity.y, at: release.time)
        }
    }

    /// Plans a motion and follows it.
    @discardableResult
    mutating func follow(
        on axis: ScrollAxis, from time: Timestamp, for purpose: RunPurpose, _ plan: (inout ScrollerAxis) -> MotionPlan
    ) -> MotionPlan {
        turn.unsettled.remove(ScrollAxes(axis))
        return change(axis) {
            let plan = plan(&$0)
            $0.follow(plan, from: time, for: purpose)
            return plan
        }
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
