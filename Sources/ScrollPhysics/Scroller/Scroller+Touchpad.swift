extension Scroller {
    /// Points of finger travel: the content follows at once, and may be stretched past its edges.
    mutating func strokeTouchpad(by delta: ScrollVector, resolve: TargetResolver) {
        let gain = feel.touchpad.gain
        let way = ScrollVector { axis in
            axes.contains(axis) ? (axis == .horizontal ? delta.x : -delta.y) * gain : 0
        }
        guard delta.isFinite, yieldsToStroke, !isEcho(way) else { return }
        var stroke = currentStroke()
        stroke.last = now
        stroke.travelled = stroke.travelled + way
        if way != .zero { stroke.latest = way.length }
        contact = .stroking(stroke)
        tracker.add(stroke.travelled, at: now)
        for axis in ScrollAxis.allCases where way[axis] != 0 { push(axis, by: way[axis]) }
    }

    private mutating func push(_ axis: ScrollAxis, by way: Double) {
        guard case .held(let raw) = activities[axis] else { return }
        let isElastic = planner(for: axis).isElastic
        activities[axis] = .held(raw: isElastic ? raw + way : extent[axis].clamp(raw + way))
    }

    private var yieldsToStroke: Bool {
        switch contact {
        case .pressed, .dragging: false
        case .stroking, .none: true
        }
    }

    private mutating func currentStroke() -> Stroke {
        if case .stroking(let stroke) = contact { return stroke }
        gestureStart = currentOffset
        hold()
        tracker.removeAll()
        return Stroke(last: now, travelled: .zero, latest: 0)
    }

    /// Dwindling deltas soon after a stroke that snapped are the system's own momentum.
    private mutating func isEcho(_ way: ScrollVector) -> Bool {
        guard case .none = contact, var echo else { return false }
        guard echo.explains(way, at: now) else {
            self.echo = nil
            return false
        }
        echo.until = now.advanced(bySeconds: feel.touchpad.echoWindow)
        echo.latest = way.length
        self.echo = echo
        return true
    }

    /// The fingers lifted when they last moved; the silence that tells so came later, and the run-out has begun without
    /// it.
    mutating func liftStroke(resolve: TargetResolver) {
        guard case .stroking(let stroke) = contact else { return }
        let velocity = feel.fling.thrown(heldVelocity(at: stroke.last), momentum: feel.touchpad.momentum)
        let shown = currentOffset
        contact = .none
        release(
            Release(velocity: velocity, cause: .touchpad, axes: axes, start: gestureStart, time: stroke.last),
            resolve: resolve)
        for axis in ScrollAxis.allCases { join(axis, from: shown[axis]) }
        guard restsOnTarget, velocity != .zero else { return }
        echo = StrokeEcho(
            until: now.advanced(bySeconds: feel.touchpad.echoWindow), direction: velocity, latest: stroke.latest)
    }

    /// The content stood still since the lift; it follows the run-out without a jump.
    private mutating func join(_ axis: ScrollAxis, from shown: Double) {
        guard case .moving(var run) = activities[axis], run.start < now else { return }
        let bounds = extent[axis]
        let reach = max(planner(for: axis).give, abs(bounds.overscroll(of: shown)))
        run.join(
            lag: offset(on: axis, at: now) - shown, at: now,
            within: bounds.minimumOffset - reach...bounds.maximumOffset + reach)
        activities[axis] = .moving(run)
    }

    /// When the silence after the latest delta counts as a lift.
    var liftTime: Timestamp? {
        guard case .stroking(let stroke) = contact else { return nil }
        return stroke.last.advanced(bySeconds: feel.touchpad.liftGap)
    }
}
