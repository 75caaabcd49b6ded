extension ScrollerState {
    /// Applies finger travel in points: the content follows at once, and may stretch past its edges.
    func strokeTouchpad(by delta: ScrollVector, resolve: TargetResolver) {
        let gain = tuning.feel.touchpad.gain
        let displacement = ScrollVector { axis in
            axes.contains(axis) ? (axis == .horizontal ? delta.x : -delta.y) * gain : 0
        }
        guard delta.isFinite, yieldsToStroke, !isEcho(displacement) else { return }
        var stroke = currentStroke()
        stroke.last = now
        let step = locked(displacement, of: &stroke)
        stroke.travelled = stroke.travelled + step
        contact = .stroking(stroke)
        tracker.add(stroke.travelled, at: now)
        noteStepAfterCatch(step.length)
        let main = displacement.dominantAxis
        if step.x != 0 { x.push(by: step.x, isMain: main == .horizontal) }
        if step.y != 0 { y.push(by: step.y, isMain: main == .vertical) }
    }

    /// The part of a delta that the lock lets through.
    private func locked(_ displacement: ScrollVector, of stroke: inout Stroke) -> ScrollVector {
        let drag = tuning.feel.drag
        let mode = tuning.feel.touchpad.lock
        guard mode != .free, displacement != .zero else { return displacement }
        var lock =
            stroke.lock
            ?? GestureLock(displacement, axes: axes, slop: 0, drag: drag, mode: mode, diagonal: extent.viewportDiagonal)
        lock.update(step: displacement, displacement: displacement)
        stroke.lock = lock
        return ScrollVector { lock.follows($0, by: displacement) ? displacement[$0] : 0 }
    }

    private var yieldsToStroke: Bool {
        switch contact {
        case .pressed, .dragging: false
        case .stroking, .none: true
        }
    }

    private func currentStroke() -> Stroke {
        if case .stroking(let stroke) = contact { return stroke }
        gestureStart = currentOffset
        hold()
        tracker.removeAll()
        return Stroke(last: now, travelled: .zero)
    }

    /// Whether a displacement is the system's own momentum, soon after a stroke that snapped or was ended by a key.
    private func isEcho(_ displacement: ScrollVector) -> Bool {
        guard case .none = contact, var echo else { return false }
        guard echo.explains(displacement, at: now) else {
            self.echo = nil
            return false
        }
        echo.until = now.advanced(bySeconds: tuning.feel.touchpad.echoWindow)
        echo.travelled += displacement.length
        self.echo = echo
        return true
    }

    /// Starts the fling at the time of the last movement of the fingers. Their lift is noticed only after a pause, so
    /// the fling has already begun. After a cancelled stroke there is none.
    func liftStroke(isCancelled: Bool = false, resolve: TargetResolver) {
        guard case .stroking(let stroke) = contact else { return }
        let rule = tuning.feel.touchpadRelease
        let velocity = rule.velocity(measured: heldVelocity(at: stroke.last), after: tracker.travel)
        let shown = currentOffset
        let total =
            isCancelled
            ? FlingMemory.Carried(velocity: .zero) : carried(velocity, within: rule, at: stroke.last)
        contact = .none
        release(
            Release(
                cause: .touchpad, axes: axes, start: gestureStart, time: stroke.last, boost: total.boost),
            with: total.velocity, resolve: resolve)
        for axis in ScrollAxis.allCases { join(axis, from: shown[axis]) }
        if restsOnTarget, velocity != .zero { expectEcho(of: stroke) }
    }

    /// Ends a stroke for another input. What the system still sends of its momentum must not stop the motion that
    /// follows.
    func interruptStroke(resolve: TargetResolver) {
        guard case .stroking(let stroke) = contact else { return }
        liftStroke(resolve: resolve)
        expectEcho(of: stroke)
    }

    private func expectEcho(of stroke: Stroke) {
        let velocity = tracker.recentVelocity
        guard velocity != .zero else { return }
        echo = StrokeEcho(
            until: now.advanced(bySeconds: tuning.feel.touchpad.echoWindow), start: stroke.last, velocity: velocity)
    }

    /// Lets the content, which stood still since the lift, join the fling without a jump.
    private func join(_ axis: ScrollAxis, from shown: Double) {
        guard case .moving(var run) = activity(on: axis), run.start < now else { return }
        let bounds = extent[axis]
        let overscroll = max(self[axis].flingLimit, abs(bounds.overscroll(of: shown)))
        run.join(
            lag: offset(on: axis, at: now) - shown, at: now,
            within: bounds.minimumOffset - overscroll...bounds.maximumOffset + overscroll)
        set(.moving(run), on: axis)
        self[axis].findMeeting(now: now)
    }

    /// The time at which the pause after the latest delta counts as a lift.
    var liftTime: Timestamp? {
        guard case .stroking(let stroke) = contact else { return nil }
        return stroke.last.advanced(bySeconds: tuning.feel.touchpad.liftGap)
    }
}
