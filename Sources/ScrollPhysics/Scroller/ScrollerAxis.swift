/// One axis of a scroller: how far it reaches, and what it is doing.
struct ScrollerAxis: Sendable {
    var room: AxisRoom
    var activity: AxisActivity
    /// The motion while the axis moves, and the latest one afterwards.
    var motion: ScrollMotion

    init(_ room: AxisRoom, offset: Double) {
        self.room = room
        activity = .resting(offset)
        motion = .rest(offset)
    }
}

extension ScrollerAxis {
    @inline(__always)
    func offset(at time: Timestamp) -> Double {
        switch activity {
        case .resting(let offset): offset
        case .held(let raw): shown(raw)
        case .moving(let run): isOver(run, at: time) ? run.rest : offset(of: run, at: time)
        }
    }

    @inline(__always)
    private func offset(of run: AxisRun, at time: Timestamp) -> Double {
        let position = motion.position(at: time.seconds(since: run.start))
        return run.catchUp?.offset(behind: position, at: time) ?? position
    }

    @inline(__always)
    func velocity(at time: Timestamp) -> Double {
        guard let run = run(at: time) else { return 0 }
        return motion.velocity(at: time.seconds(since: run.start)) - (run.catchUp?.rate(at: time) ?? 0)
    }

    @inline(__always)
    func isMoving(at time: Timestamp) -> Bool {
        run(at: time) != nil
    }

    /// The run that goes on at that time.
    @inline(__always)
    func run(at time: Timestamp) -> AxisRun? {
        guard case .moving(let run) = activity, !isOver(run, at: time) else { return nil }
        return run
    }

    @inline(__always)
    private func isOver(_ run: AxisRun, at time: Timestamp) -> Bool {
        time >= run.end && (!run.isOpen || time >= end(of: run))
    }

    /// When a run ends, found out anew where it is open.
    @inline(__always)
    func end(of run: AxisRun) -> Timestamp {
        run.isOpen ? run.start.advanced(bySeconds: motion.duration) : run.end
    }

    /// When the motion ends, nil without one.
    var end: Timestamp? { activity.run.map { end(of: $0) } }

    /// Whether the run may end by that time, and nobody knows yet.
    @inline(__always)
    func isOpen(by time: Timestamp) -> Bool {
        guard case .moving(let run) = activity else { return false }
        return run.isOpen && run.end <= time
    }

    /// Finds out when the run ends.
    mutating func closeRun() {
        guard case .moving(var run) = activity else { return }
        run.close(at: run.start.advanced(bySeconds: motion.inlinedDuration))
        activity = .moving(run)
    }

    /// The offset that is shown for a raw one.
    @inline(__always)
    private func shown(_ raw: Double) -> Double {
        room.isWithin(raw) ? raw : room.stretch.offset(showing: raw)
    }
}

extension ScrollerAxis {
    /// The offset, for changes that mostly begin at rest or under a finger: `mutating` reads an axis where it is stored,
    /// and its motion, which is large, is copied only while it moves.
    @inline(__always)
    mutating func storedOffset(at time: Timestamp) -> Double {
        switch activity {
        case .resting(let offset): return offset
        case .held(let raw): return shown(raw)
        case .moving: return movingOffset(at: time)
        }
    }

    @inline(never)
    private mutating func movingOffset(at time: Timestamp) -> Double { offset(at: time) }

    /// Points shown per point of finger, read where they are stored as well.
    mutating func stretching() -> Double {
        guard case .held(let raw) = activity, !room.isWithin(raw) else { return 1 }
        return room.stretch.slope(at: raw)
    }

    /// Stops where it is shown and lets a finger decide from there.
    mutating func hold(at time: Timestamp) {
        activity = .held(raw: room.stretch.rawOffset(behind: offset(at: time)))
    }

    /// Follows a finger, which is at `position` after a step of so many points of content.
    mutating func follow(_ drag: inout Drag, on axis: ScrollAxis, by step: ScrollVector, to position: ScrollVector) {
        guard case .held(let raw) = activity, drag.draggable.contains(axis) else { return }
        if !drag.lock.follows(axis, by: step) {
            // What does not count is taken out, so that nothing jumps when the axis counts again.
            drag.raw[axis] -= step[axis]
        } else if room.stretch.isStepwise {
            activity = .held(raw: room.stretch.step(from: raw, by: step[axis]))
        } else {
            let asked = drag.rawOffset(at: position, on: axis)
            let next = room.stretch.noiseless(asked, isMain: step.dominantAxis == axis)
            drag.raw[axis] += next - asked
            activity = .held(raw: next)
        }
    }

    /// Follows two fingers on a touchpad; `isMain` tells that they went mostly along this axis.
    mutating func push(by step: Double, isMain: Bool) {
        guard case .held(let raw) = activity else { return }
        if room.stretch.isStepwise {
            activity = .held(raw: room.stretch.step(from: raw, by: step))
        } else if room.stretch.isElastic {
            activity = .held(raw: room.stretch.noiseless(raw + step, isMain: isMain))
        } else {
            activity = .held(raw: room.clamp(raw + step))
        }
    }

    /// A run-out by itself, or another motion where that does not end on the chosen target.
    mutating func follow(
        _ natural: RunOut, or target: Double?, from offset: Double, velocity: Double, at time: Timestamp
    ) {
        guard let target, !target.isSame(as: natural.restPosition) else {
            return follow(natural, from: offset, at: time, isOnTarget: target != nil)
        }
        // Beyond an edge, with what the content has been let go with.
        let velocity = natural.edgeTime == 0 ? natural.edgeVelocity : velocity
        let plan = room.snap.plan(from: offset, velocity: velocity, to: target, into: &motion)
        follow(plan, from: time, for: RunPurpose(cause: .snap, isOnTarget: true))
    }

    /// Follows the motion that was planned latest.
    mutating func follow(_ plan: MotionPlan, from time: Timestamp, for purpose: RunPurpose) {
        guard let end = plan.end else {
            activity = .resting(plan.restPosition)
            return
        }
        activity = .moving(AxisRun(from: plan.start, to: plan.restPosition, until: end, at: time, for: purpose))
    }
}
