extension ScrollerState {
    /// Starts a glide for a key, like a notch; a repeated key moves the goal of the same glide further. A pointer that
    /// is down keeps the content; a touchpad stroke ends.
    func pressKey(_ key: ScrollKey, shift: Bool, resolve: TargetResolver) {
        guard let move = KeyMove(key, shift: shift, axes: axes) else { return }
        interruptStroke(resolve: resolve)
        guard case .none = contact else { return }
        switch move.step {
        case .toStart: goToEdge(extent[move.axis].minimumOffset, on: move.axis, resolve: resolve)
        case .toEnd: goToEdge(extent[move.axis].maximumOffset, on: move.axis, resolve: resolve)
        case .lines(let count):
            go(count * tuning.feel.keyboard.lineDistance(extent[move.axis].page), on: move.axis, resolve: resolve)
        case .pages(let count):
            go(count * tuning.feel.keyboard.pageDistance(extent[move.axis].page), on: move.axis, resolve: resolve)
        }
    }

    private func go(_ distance: Double, on axis: ScrollAxis, resolve: TargetResolver) {
        guard distance != 0 else { return }
        gestureStart = keyStart(on: axis, towards: distance)
        let goal = goal(on: axis, after: distance)
        var direction = ScrollVector.zero
        direction[axis] = distance < 0 ? -1 : 1
        glide(on: axis, to: goal, start: gestureStart, direction: direction, resolve: resolve)
    }

    /// The start for the choice of a target: where the glide of the keys before in the same direction ends, so that
    /// each of a row of quick presses counts, otherwise the present offset.
    private func keyStart(on axis: ScrollAxis, towards distance: Double) -> ScrollVector {
        var start = currentOffset
        if let run = activity(on: axis).run, run.cause == .key, run.direction * distance > 0 { start[axis] = run.rest }
        return start
    }

    /// Uses the edge itself as the start for the choice of a target, so that no limit keeps Home and End from reaching
    /// it.
    private func goToEdge(_ edge: Double, on axis: ScrollAxis, resolve: TargetResolver) {
        var start = currentOffset
        start[axis] = edge
        gestureStart = start
        glide(on: axis, to: edge, start: start, direction: .zero, resolve: resolve)
    }

    private func glide(
        on axis: ScrollAxis, to goal: Double, start: ScrollVector, direction: ScrollVector, resolve: TargetResolver
    ) {
        endTurn(on: axis)
        var projected = ScrollVector { restPosition(on: $0) }
        projected[axis] = goal
        let state = currentState
        let chosen = resolve(
            ScrollProjection(
                offset: state.offset, start: start, projected: projected, velocity: state.velocity,
                direction: direction, axes: axes, cause: .key, extent: extent)
        ).map { extent.clamp($0)[axis] }
        restsOnTarget = chosen != nil
        let planner = tuning.feel.keyPlanner(in: extent[axis])
        guard !alreadyGlides(to: chosen ?? goal, on: axis, with: planner) else { return }
        let plan = glidePlan(planner, on: axis, to: chosen ?? goal)
        latestGlide = now
        follow(plan, on: axis, from: now, for: RunPurpose(cause: .key, goal: goal, isOnTarget: chosen != nil))
    }

    /// Whether a key's glide already leads to the target: begun again with each repeat of a held key, it would never
    /// end. A feel whose next key jumps still jumps.
    private func alreadyGlides(to target: Double, on axis: ScrollAxis, with planner: GlidePlanner) -> Bool {
        guard let run = activity(on: axis).run, run.cause == .key else { return false }
        return abs(run.rest - target) < AxisExtent.rounding && !planner.jumps(after: now.seconds(since: latestGlide))
    }
}

/// The effect of a key on one axis.
private struct KeyMove {
    enum Step {
        case toStart, toEnd
        case lines(Double)
        case pages(Double)
    }

    let axis: ScrollAxis
    let step: Step

    /// Nil if the key concerns an axis that does not scroll. Keys without an axis of their own act on the vertical
    /// axis, or on the horizontal one if it is the only one.
    init?(_ key: ScrollKey, shift: Bool, axes: ScrollAxes) {
        let main: ScrollAxis = axes == .horizontal ? .horizontal : .vertical
        switch key {
        case .up: (axis, step) = (.vertical, .lines(-1))
        case .down: (axis, step) = (.vertical, .lines(1))
        case .left: (axis, step) = (.horizontal, .lines(-1))
        case .right: (axis, step) = (.horizontal, .lines(1))
        case .pageUp: (axis, step) = (main, .pages(-1))
        case .pageDown: (axis, step) = (main, .pages(1))
        case .space: (axis, step) = (main, .pages(shift ? -1 : 1))
        case .home: (axis, step) = (main, .toStart)
        case .end: (axis, step) = (main, .toEnd)
        }
        guard axes.contains(axis) else { return nil }
    }
}
