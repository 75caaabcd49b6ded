extension ScrollerState {
    func velocity(at time: Timestamp) -> ScrollVector {
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
        guard let run = self[axis].run(at: time) else { return .idle }
        switch run.cause {
        case .fling, .snap, .wheel: return .decelerating
        case .key, .program: return .animating
        }
    }

    func isMoving(at time: Timestamp) -> Bool {
        x.run(at: time) != nil || y.run(at: time) != nil
    }

    var target: ScrollVector? {
        guard x.activity.run != nil || y.activity.run != nil else { return nil }
        return ScrollVector(x: restPosition(on: .horizontal), y: restPosition(on: .vertical))
    }

    var isDragging: Bool {
        if case .dragging = contact { return true }
        return false
    }

    func offset(on axis: ScrollAxis, at time: Timestamp) -> Double {
        self[axis].offset(at: time)
    }

    func velocity(on axis: ScrollAxis, at time: Timestamp) -> Double {
        self[axis].velocity(at: time)
    }

    var currentOffset: ScrollVector { shownOffset(at: now) }

    func shownOffset(at time: Timestamp) -> ScrollVector {
        ScrollVector(x: x.offset(at: time), y: y.offset(at: time))
    }

    /// The velocity of the motions alone, in points per second.
    func ownVelocity(at time: Timestamp) -> ScrollVector {
        ScrollVector(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    /// The offset of an axis if no further input follows.
    func restPosition(on axis: ScrollAxis) -> Double {
        activity(on: axis).run?.rest ?? offset(on: axis, at: now)
    }

    private var isHeld: Bool {
        if case .none = contact { return false }
        return true
    }
}

extension ScrollerState {
    func overscrollLimit(on axis: ScrollAxis) -> Double {
        axes.contains(axis) ? self[axis].overscrollLimit : 0
    }

    /// Stops every axis at its shown offset, from which a finger moves it.
    func hold() {
        rememberMomentum()
        if axes.contains(.horizontal) { x.hold(at: now) }
        if axes.contains(.vertical) { y.hold(at: now) }
        endTurn()
    }

    /// Velocity of the shown offset under a finger, in points per second.
    func heldVelocity(at time: Timestamp) -> ScrollVector {
        let finger = tracker.releaseVelocity(at: time)
        switch contact {
        case .dragging(let drag):
            return ScrollVector(
                x: drag.lock.follows(.horizontal, by: finger) ? -finger.x * x.stretchSlope : 0,
                y: drag.lock.follows(.vertical, by: finger) ? -finger.y * y.stretchSlope : 0)
        case .stroking:
            return ScrollVector(
                x: axes.contains(.horizontal) ? finger.x * x.stretchSlope : 0,
                y: axes.contains(.vertical) ? finger.y * y.stretchSlope : 0)
        case .pressed, .none:
            return .zero
        }
    }
}
