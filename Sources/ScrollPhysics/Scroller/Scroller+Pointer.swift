extension Scroller {
    /// A press stops whatever moves, at once.
    mutating func press(at position: ScrollVector, with kind: PointerKind) {
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
        let snaps = ScrollAxis.allCases.contains { activities[$0].run?.isOnTarget == true }
        return CaughtMotion(start: gestureStart, target: snaps ? target : nil)
    }

    mutating func movePointer(to position: ScrollVector) {
        guard position.isFinite else { return }
        switch contact {
        case .pressed(let press):
            tracker.add(position, at: now)
            guard leavesSlop(press, to: position) else { return }
            beginDrag(press, at: position)
            follow(position)
        case .dragging:
            tracker.add(position, at: now)
            follow(position)
        case .stroking, .none:
            break
        }
    }

    /// The slop is taken out of the first step along the way, so that the content does not jump.
    private mutating func beginDrag(_ press: Press, at position: ScrollVector) {
        let way = position - press.position
        let slop = slop(for: press.kind)
        let share = slop / max(abs(way[way.dominantAxis]), slop, .leastNormalMagnitude)
        let lock = AxisLock.rails(way, slop: slop, ratio: feel.drag.lockRatio)
        let raw = ScrollVector { rawOffset(on: $0) }
        let moving = ScrollAxes.all { draggableAxes.contains($0) && lock.narrowing(axes).contains($0) }
        contact = .dragging(Drag(anchor: press.position + way * share, raw: raw, axes: moving))
    }

    private mutating func follow(_ position: ScrollVector) {
        guard case .dragging(let drag) = contact else { return }
        for axis in ScrollAxis.allCases where drag.axes.contains(axis) {
            activities[axis] = .held(raw: drag.rawOffset(at: position, on: axis))
        }
    }

    /// The position of the lift counts as a last step if it is a new one.
    mutating func liftPointer(at position: ScrollVector?, resolve: TargetResolver) {
        if let position, position != tracker.last { movePointer(to: position) }
        switch contact {
        case .pressed(let press):
            letGo(press, resolve: resolve)
        case .dragging:
            let velocity = feel.fling.thrown(heldVelocity(at: now), momentum: feel.fling.momentum)
            letGo(velocity: velocity, resolve: resolve)
        case .stroking, .none:
            break
        }
    }

    mutating func cancelContact(resolve: TargetResolver) {
        switch contact {
        case .pressed(let press): letGo(press, resolve: resolve)
        case .dragging: letGo(velocity: .zero, resolve: resolve)
        case .stroking: liftStroke(resolve: resolve)
        case .none: break
        }
    }

    /// A press that caught a motion on its way to a target sends it there again; one that caught a free run-out stops
    /// it for good.
    private mutating func letGo(_ press: Press, resolve: TargetResolver) {
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

    private mutating func letGo(velocity: ScrollVector, resolve: TargetResolver) {
        contact = .none
        release(
            Release(velocity: velocity, cause: .drag, axes: axes, start: gestureStart, time: now),
            resolve: resolve)
    }

    mutating func rest(at offset: ScrollVector) {
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            activities[axis] = .resting(offset[axis])
        }
    }

    private func rawOffset(on axis: ScrollAxis) -> Double {
        if case .held(let raw) = activities[axis] { return raw }
        return offset(on: axis, at: now)
    }
}
