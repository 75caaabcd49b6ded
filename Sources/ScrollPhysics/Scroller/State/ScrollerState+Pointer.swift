extension ScrollerState {
    /// Stops any motion at once.
    func press(at position: ScrollVector, with kind: PointerKind) {
        guard position.isFinite, !isDragging else { return }
        let caught = caughtMotion
        gestureStart = currentOffset
        hold()
        echo = nil
        contact = .pressed(Press(position: position, kind: kind, caught: caught))
        tracker.removeAll()
        tracker.add(position, at: now)
    }

    private var caughtMotion: CaughtMotion? {
        switch contact {
        case .pressed(let press): return press.caught
        case .stroking: return CaughtMotion(start: gestureStart, target: nil)
        case .dragging, .none: break
        }
        if !turn.unsettled.isEmpty { return CaughtMotion(start: turn.start, target: nil) }
        guard let target else { return nil }
        let snaps = ScrollAxis.allCases.contains { activity(on: $0).run?.isOnTarget == true }
        return CaughtMotion(start: gestureStart, target: snaps ? target : nil)
    }

    func movePointer(to position: ScrollVector) {
        guard position.isFinite else { return }
        switch contact {
        case .pressed(let press):
            tracker.add(position, at: now)
            guard leavesSlop(press, to: position) else {
                latestFling?.caught?.drag.note(at: now)
                return
            }
            latestFling?.caught?.drag.beginDrag(at: now)
            beginDrag(press, at: position)
            follow(position)
        case .dragging:
            tracker.add(position, at: now)
            follow(position)
        case .stroking, .none:
            break
        }
    }

    /// Subtracts the slop from the first step along its direction, so that the content does not jump.
    private func beginDrag(_ press: Press, at position: ScrollVector) {
        let displacement = position - press.position
        let slop = slop(for: press.kind)
        let share = slop / max(abs(displacement[displacement.dominantAxis]), slop, .leastNormalMagnitude)
        let draggable = draggableAxes
        let drag = tuning.feel.drag
        let lock = GestureLock(
            displacement, axes: draggable, slop: slop, drag: drag, mode: drag.lock, diagonal: extent.viewportDiagonal)
        let raw = ScrollVector { rawOffset(on: $0) }
        let anchor = press.position + displacement * share
        contact = .dragging(Drag(anchor: anchor, raw: raw, latest: anchor, lock: lock, draggable: draggable))
    }

    private func follow(_ position: ScrollVector) {
        guard case .dragging(var drag) = contact else { return }
        let step = drag.latest - position
        noteStepAfterCatch(step.length)
        drag.latest = position
        drag.lock.update(step: step, displacement: position - drag.anchor)
        x.follow(&drag, on: .horizontal, by: step, to: position)
        y.follow(&drag, on: .vertical, by: step, to: position)
        contact = .dragging(drag)
    }

    /// Ends the contact. The position of the lift counts as a last step if it is new.
    func liftPointer(at position: ScrollVector?, resolve: TargetResolver) {
        if let position, position != tracker.last { movePointer(to: position) }
        switch contact {
        case .pressed(let press):
            letGo(press, resolve: resolve)
        case .dragging:
            let velocity = tuning.feel.fling.releaseVelocity(
                measured: heldVelocity(at: now), momentum: tuning.feel.fling.momentum)
            letGo(carried(velocity, at: now), resolve: resolve)
        case .stroking, .none:
            break
        }
    }

    func cancelContact(resolve: TargetResolver) {
        switch contact {
        case .pressed(let press): letGo(press, resolve: resolve)
        case .dragging: letGo(FlingMemory.Carried(velocity: .zero), resolve: resolve)
        case .stroking: liftStroke(resolve: resolve)
        case .none: break
        }
    }

    /// Releases a press. A press that caught a motion to a target restarts it; a press that caught a free fling stops
    /// it.
    private func letGo(_ press: Press, resolve: TargetResolver) {
        contact = .none
        guard let caught = press.caught else {
            rest(at: currentOffset)
            return
        }
        release(
            Release(
                cause: .drag, axes: axes, start: caught.target == nil ? gestureStart : caught.start,
                projected: caught.target, time: now),
            resolve: resolve)
    }

    private func letGo(_ carried: FlingMemory.Carried, resolve: TargetResolver) {
        contact = .none
        release(
            Release(cause: .drag, axes: axes, start: gestureStart, time: now, boost: carried.boost),
            with: carried.velocity, resolve: resolve)
    }

    func rest(at offset: ScrollVector) {
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            set(.resting(offset[axis]), on: axis)
        }
    }

    private func rawOffset(on axis: ScrollAxis) -> Double {
        if case .held(let raw) = activity(on: axis) { return raw }
        return offset(on: axis, at: now)
    }
}
