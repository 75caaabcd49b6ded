extension ScrollerState {
    @inline(__always)
    func velocity(at time: Timestamp) -> ScrollVector {
        if isHeld { return heldVelocity(at: time) }
        return ScrollVector(x: velocity(on: .horizontal, at: time), y: velocity(on: .vertical, at: time))
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
        guard let run = activities[axis].run, time < run.end else { return .idle }
        switch run.cause {
        case .fling, .snap, .wheel: return .decelerating
        case .key, .program: return .animating
        }
    }

    func isMoving(at time: Timestamp) -> Bool {
        return runs(at: time, on: .horizontal) || runs(at: time, on: .vertical)
    }

    var target: ScrollVector? {
        guard activities.x.end != nil || activities.y.end != nil else { return nil }
        return ScrollVector(x: restPlace(on: .horizontal), y: restPlace(on: .vertical))
    }

    var isDragging: Bool {
        if case .dragging = contact { return true }
        return false
    }

    @inline(__always)
    func offset(on axis: ScrollAxis, at time: Timestamp) -> Double {
        switch activities[axis] {
        case .resting(let offset): offset
        case .held(let raw): shown(raw, on: axis)
        case .moving(let run): time >= run.end ? run.rest : offset(of: run, on: axis, at: time)
        }
    }

    @inline(__always)
    private func offset(of run: AxisRun, on axis: ScrollAxis, at time: Timestamp) -> Double {
        let position = motionPosition(on: axis, after: time.seconds(since: run.start))
        return run.catchUp?.offset(behind: position, at: time) ?? position
    }

    // A motion is large: asked where it is stored, it is not copied.
    @inline(__always)
    private func motionPosition(on axis: ScrollAxis, after seconds: Double) -> Double {
        switch axis {
        case .horizontal: motions.x.position(at: seconds)
        case .vertical: motions.y.position(at: seconds)
        }
    }

    @inline(__always)
    func motionVelocity(on axis: ScrollAxis, after seconds: Double) -> Double {
        switch axis {
        case .horizontal: motions.x.velocity(at: seconds)
        case .vertical: motions.y.velocity(at: seconds)
        }
    }

    @inline(__always)
    var currentOffset: ScrollVector { shownOffset(at: now) }

    @inline(__always)
    func shownOffset(at time: Timestamp) -> ScrollVector {
        ScrollVector(x: offset(on: .horizontal, at: time), y: offset(on: .vertical, at: time))
    }

    @inline(__always)
    func velocity(on axis: ScrollAxis, at time: Timestamp) -> Double {
        guard case .moving(let run) = activities[axis], time < run.end else { return 0 }
        return motionVelocity(on: axis, after: time.seconds(since: run.start)) - (run.catchUp?.rate(at: time) ?? 0)
    }

    /// Where an axis will be when nothing more happens.
    @inline(__always)
    func restPlace(on axis: ScrollAxis) -> Double {
        activities[axis].run?.rest ?? offset(on: axis, at: now)
    }

    private func runs(at time: Timestamp, on axis: ScrollAxis) -> Bool {
        guard let end = activities[axis].end else { return false }
        return time < end
    }

    private var isHeld: Bool {
        if case .none = contact { return false }
        return true
    }
}

extension ScrollerState {
    @inline(__always)
    func planner(for axis: ScrollAxis) -> MotionPlanner {
        MotionPlanner(tuning: tuning, extent: extent[axis], bounces: bouncesWhenContentFits.contains(axis))
    }

    @inline(__always)
    func stretch(on axis: ScrollAxis) -> DragStretch {
        let bounds = extent[axis]
        return DragStretch(
            tuning.feel.edge, extent: bounds, gives: !bounds.fits || bouncesWhenContentFits.contains(axis))
    }

    func overscrollLimit(on axis: ScrollAxis) -> Double {
        guard axes.contains(axis) else { return 0 }
        let reach = planner(for: axis).reach
        return max(reach.pulled, reach.thrown)
    }

    /// The offset that is shown for a raw one.
    @inline(__always)
    func shown(_ raw: Double, on axis: ScrollAxis) -> Double {
        let bounds = extent[axis]
        if raw >= bounds.minimumOffset, raw <= bounds.maximumOffset { return raw }
        return stretch(on: axis).offset(showing: raw)
    }

    /// Stops every axis where it is shown and lets a finger decide from there.
    mutating func hold() {
        rememberMomentum()
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            let raw = stretch(on: axis).rawOffset(behind: offset(on: axis, at: now))
            activities[axis] = .held(raw: raw)
        }
        turn.unsettled = []
    }

    /// Velocity of the shown offset under a finger, in points per second.
    @inline(__always)
    func heldVelocity(at time: Timestamp) -> ScrollVector {
        let finger = tracker.releaseVelocity(at: time)
        switch contact {
        case .dragging(let drag):
            return ScrollVector(
                x: drag.lock.follows(.horizontal, by: finger) ? -finger.x * showing(on: .horizontal) : 0,
                y: drag.lock.follows(.vertical, by: finger) ? -finger.y * showing(on: .vertical) : 0)
        case .stroking:
            return ScrollVector(
                x: axes.contains(.horizontal) ? finger.x * showing(on: .horizontal) : 0,
                y: axes.contains(.vertical) ? finger.y * showing(on: .vertical) : 0)
        case .pressed, .none:
            return .zero
        }
    }

    /// Points shown per point of finger.
    @inline(__always)
    private func showing(on axis: ScrollAxis) -> Double {
        guard case .held(let raw) = activities[axis] else { return 1 }
        return stretch(on: axis).slope(at: raw)
    }
}
