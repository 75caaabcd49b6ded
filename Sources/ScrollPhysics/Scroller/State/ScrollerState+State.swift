extension ScrollerState {
    /// `mutating` to read the axes where they are stored.
    @inline(__always)
    mutating func velocity(at time: Timestamp) -> ScrollVector {
        if isHeld { return heldVelocity(at: time) }
        return ownVelocity(at: time)
    }

    func phase(at time: Timestamp) -> ScrollPhase {
        switch contact {
        case .pressed: return .tracking
        case .dragging, .stroking: return .interacting
        case .none: break
        }
        let phases = (phase(of: .horizontal, at: time), phase(of: .vertical, at: time))
        if phases.0 == .decelerating || phases.1 == .decelerating { return .decelerating }
        return phases.0 == .animating ? .animating : phases.1
    }

    private func phase(of axis: ScrollAxis, at time: Timestamp) -> ScrollPhase {
        guard let run = ask(axis, { $0.run(at: time) }) else { return .idle }
        switch run.cause {
        case .fling, .snap, .wheel: return .decelerating
        case .key, .program: return .animating
        }
    }

    func isMoving(at time: Timestamp) -> Bool {
        x.isMoving(at: time) || y.isMoving(at: time)
    }

    var target: ScrollVector? {
        guard x.activity.isMoving || y.activity.isMoving else { return nil }
        return ScrollVector(x: restPlace(on: .horizontal), y: restPlace(on: .vertical))
    }

    var isDragging: Bool {
        if case .dragging = contact { return true }
        return false
    }

    @inline(__always)
    func offset(on axis: ScrollAxis, at time: Timestamp) -> Double {
        switch axis {
        case .horizontal: x.offset(at: time)
        case .vertical: y.offset(at: time)
        }
    }

    @inline(__always)
    func velocity(on axis: ScrollAxis, at time: Timestamp) -> Double {
        switch axis {
        case .horizontal: x.velocity(at: time)
        case .vertical: y.velocity(at: time)
        }
    }

    @inline(__always)
    var currentOffset: ScrollVector { shownOffset(at: now) }

    @inline(__always)
    func shownOffset(at time: Timestamp) -> ScrollVector {
        ScrollVector(x: x.offset(at: time), y: y.offset(at: time))
    }

    /// Of the motions alone, in points per second.
    @inline(__always)
    func ownVelocity(at time: Timestamp) -> ScrollVector {
        ScrollVector(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// Where an axis will be when nothing more happens.
    @inline(__always)
    func restPlace(on axis: ScrollAxis) -> Double {
        activity(on: axis).run?.rest ?? offset(on: axis, at: now)
    }

    private var isHeld: Bool {
        if case .none = contact { return false }
        return true
    }
}

extension ScrollerState {
    func overscrollLimit(on axis: ScrollAxis) -> Double {
        axes.contains(axis) ? ask(axis) { $0.room.overscrollLimit } : 0
    }

    /// Stops every axis where it is shown and lets a finger decide from there.
    mutating func hold() {
        rememberMomentum()
        if axes.contains(.horizontal) { x.hold(at: now) }
        if axes.contains(.vertical) { y.hold(at: now) }
        endTurn()
    }

    /// Velocity of the shown offset under a finger, in points per second.
    @inline(__always)
    mutating func heldVelocity(at time: Timestamp) -> ScrollVector {
        let finger = tracker.releaseVelocity(at: time)
        switch contact {
        case .dragging(let drag):
            return ScrollVector(
                x: drag.lock.follows(.horizontal, by: finger) ? -finger.x * x.stretching() : 0,
                y: drag.lock.follows(.vertical, by: finger) ? -finger.y * y.stretching() : 0)
        case .stroking:
            return ScrollVector(
                x: axes.contains(.horizontal) ? finger.x * x.stretching() : 0,
                y: axes.contains(.vertical) ? finger.y * y.stretching() : 0)
        case .pressed, .none:
            return .zero
        }
    }
}
