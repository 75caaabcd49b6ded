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

    /// From where on the content follows is the feel's choice: with the slop taken out along the direction it does not jump.
    private func beginDrag(_ press: Press, at position: ScrollVector) {
        let displacement = position - press.position
        let slop = slop(for: press.kind)
        let share =
            removedSlop(of: press.kind) / max(abs(displacement[displacement.dominantAxis]), slop, .leastNormalMagnitude)
        let draggable = draggableAxes
        let drag = tuning.feel.drag
        let lock = GestureLock(
            displacement, axes: draggable, slop: slop, drag: drag, mode: drag.lock, diagonal: extent.viewportDiagonal)
        let raw = ScrollVector { rawOffset(on: $0) }
        let anchor =
            switch drag.start {
            case .withoutSlop: press.position + displacement * share
            case .withSlop: press.position
            case .atEvent: position
            }
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

    /// Ends the contact. The position of the lift counts as a last step if it is new. After a rest that step has no
    /// velocity: a finger that lifts slightly aside has not moved again.
    func liftPointer(at position: ScrollVector?, resolve: TargetResolver) {
        if let position, position != tracker.last {
            if tracker.hasRested(at: now) { tracker.removeAll() }
            movePointer(to: position)
        }
        switch contact {
        case .pressed(let press):
            letGo(press, resolve: resolve)
        case .dragging(let drag):
            letGo(releaseFling(of: drag), resolve: resolve)
        case .stroking, .none:
            break
        }
    }

    /// The fling of a drag that ends now. Qt takes the finger's velocity even beyond an edge, but half of one that points outwards
    /// there, to which it adds nothing.
    private func releaseFling(of drag: Drag) -> FlingMemory.Carried {
        let rule = tuning.feel.pointerRelease
        guard tuning.feel.edge.return == .qt else {
            let velocity = rule.velocity(measured: heldVelocity(at: now), after: tracker.travel)
            return carried(velocity, within: rule, at: now)
        }
        let finger = tracker.releaseVelocity(at: now)
        func leaves(_ axis: ScrollAxis) -> Bool {
            finger[axis] != 0 && !extent[axis].canScroll(from: currentOffset[axis], direction: -finger[axis])
        }
        let measured = ScrollVector { axis in
            guard drag.lock.follows(axis, by: finger) else { return 0 }
            return leaves(axis) ? -finger[axis] * FlickBounceMotion.releaseShare : -finger[axis]
        }
        let velocity = rule.velocity(measured: measured, after: tracker.travel)
        return leaves(velocity.dominantAxis)
            ? FlingMemory.Carried(velocity: velocity) : carried(velocity, within: rule, at: now)
    }

    func cancelContact(resolve: TargetResolver) {
        switch contact {
        case .pressed(let press): letGo(press, resolve: resolve)
        case .dragging: letGo(FlingMemory.Carried(velocity: .zero), resolve: resolve)
        case .stroking: liftStroke(isCancelled: true, resolve: resolve)
        case .none: break
        }
    }

    /// Releases a press. A press that caught a motion to a target restarts it; a press that caught a free fling stops
    /// it. Content that lies beyond an edge, to which new lengths may have brought it under the finger, returns.
    private func letGo(_ press: Press, resolve: TargetResolver) {
        contact = .none
        let caught = press.caught
        guard caught != nil || isOverscrolled else {
            rest(at: currentOffset)
            return
        }
        let start = caught.flatMap { $0.target == nil ? nil : $0.start }
        release(
            Release(
                cause: .drag, axes: axes, start: start ?? gestureStart, projected: caught?.target, time: now),
            resolve: resolve)
    }

    private var isOverscrolled: Bool {
        ScrollAxis.allCases.contains { axes.contains($0) && extent[$0].overscroll(of: currentOffset[$0]) != 0 }
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
