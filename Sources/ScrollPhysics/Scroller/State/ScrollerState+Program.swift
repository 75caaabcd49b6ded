extension ScrollerState {
    /// Starts a fling with exactly that velocity, unless momentum is off.
    func fling(_ velocity: ScrollVector, resolve: TargetResolver) {
        guard velocity.isFinite else { return }
        let exact = tuning.feel.fling.momentum > 0 ? velocity : .zero
        let moving = ScrollVector { axes.contains($0) ? exact[$0] : 0 }
        gestureStart = currentOffset
        hold()
        contact = .none
        release(
            Release(cause: .fling, axes: axes, start: gestureStart, time: now), with: moving, resolve: resolve)
    }

    /// Scrolls to exactly that offset, clamped to the bounds, without regard to targets. It ends a drag.
    func scroll(to destination: ScrollVector, animated: Bool) {
        guard destination.isFinite else { return }
        contact = .none
        endTurn()
        restsOnTarget = false
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            let goal = extent[axis].clamp(destination[axis])
            let plan =
                animated ? glidePlan(tuning.feel.scrollPlanner(in: extent[axis]), on: axis, to: goal) : .rest(goal)
            follow(plan, on: axis, from: now, for: RunPurpose(cause: .program))
        }
        if animated { latestGlide = now }
    }
}
