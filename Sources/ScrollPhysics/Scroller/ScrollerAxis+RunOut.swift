extension ScrollerAxis {
    /// The run-out without targets, edges included, that begins at an offset. `whole` is the velocity on both axes, in
    /// points per second: some curves look at its length, so that a diagonal fling keeps its direction. What `axes` do not
    /// name, or nothing drives, stays.
    ///
    /// Its motion takes the place of the latest one at once, since it is large; the axis does what it did until it
    /// follows the run-out, or another motion.
    mutating func runOut(
        on axis: ScrollAxis, of axes: ScrollAxes = .both, from offset: Double, velocity whole: ScrollVector
    ) -> RunOut {
        guard axes.contains(axis) else { return RunOut(restingAt: offset) }
        let velocity = whole[axis]
        let inside = room.clamp(offset)
        guard room.bounds.lowerBound < room.bounds.upperBound || room.isElastic else {
            return RunOut(restingAt: inside)
        }
        guard offset == inside ? velocity != 0 : room.isElastic else { return RunOut(restingAt: inside) }
        switch room.flingRule {
        case .exponential(let decay, let rest):
            return begin(
                DecayMotion(start: offset, velocity: velocity, decayPerSecond: decay, restDistance: rest))
        case .exponentialWithDeceleration(let decay, let deceleration):
            return begin(
                FrictionMotion(start: offset, velocity: velocity, decayPerSecond: decay, deceleration: deceleration))
        case .spline(let fling):
            return begin(SplineMotion(start: offset, velocity: velocity, fling: fling, speed: whole.length))
        case .ballistic(let fling):
            return begin(BallisticMotion(start: offset, velocity: velocity, fling: fling))
        case .chromiumTouchpad:
            return begin(
                FlingCurveMotion(start: offset, velocity: velocity, speed: max(abs(whole.x), abs(whole.y))))
        case .chromiumPhysics:
            let viewport = room.extent.viewport
            return begin(
                PhysicsFlingMotion(
                    start: offset, fling: PhysicsFling(velocity: velocity, viewport: viewport),
                    leading: PhysicsFling(velocity: whole[whole.dominantAxis], viewport: viewport)))
        case .constantDeceleration(let deceleration):
            return begin(
                ConstantDecelerationMotion(start: offset, velocity: velocity, deceleration: deceleration))
        }
    }

    /// The run-out that begins with a motion, as above.
    @inline(__always)
    mutating func begin(_ run: some RunOutMotion) -> RunOut {
        if let meeting = BounceMotion.meeting(of: run, with: bounds(reachedBy: run)) {
            motion = .fling(run.asFling)
            return RunOut(meeting: meeting.edge, after: meeting.time, at: meeting.velocity)
        }
        guard run.isMoving else { return RunOut(restingAt: room.clamp(run.restPosition)) }
        motion = .fling(run.asFling)
        return RunOut(free: run)
    }

    /// Content that is thrown back hard enough from beyond an edge passes that edge instead of being caught by its
    /// spring.
    @inline(__always)
    private func bounds(reachedBy run: some RunOutMotion) -> ClosedRange<Double> {
        let (low, high, start) = (room.bounds.lowerBound, room.bounds.upperBound, run.start)
        if start < low, run.restPosition > low { return start...high }
        if start > high, run.restPosition < high { return low...start }
        return room.bounds
    }

    /// Follows the run-out that has begun latest to its end; `start` is the offset at which it begins.
    mutating func follow(_ run: RunOut, from start: Double, at time: Timestamp, isOnTarget: Bool) {
        let seconds = duration(of: run, from: start)
        let plan: MotionPlan =
            seconds > 0 ? .run(from: start, to: run.restPosition, in: seconds) : .rest(run.restPosition)
        follow(plan, from: time, for: RunPurpose(cause: .fling, isOnTarget: isOnTarget))
    }

    /// Seconds until the content rests. Where the run-out meets an edge, the edge takes over.
    @inline(__always)
    private mutating func duration(of run: RunOut, from start: Double) -> Double {
        guard run.isMoving else { return 0 }
        guard run.edgeTime < .infinity else { return motion.duration }
        let (edge, time, velocity) = (run.destination, run.edgeTime, run.edgeVelocity)
        let start = time > 0 ? edge : start
        // The usual ending by itself: it is large, and written straight to where it belongs.
        if case .spring(let spring) = room.edgeRule,
            let back = spring.usualMotion(from: start, velocity: velocity, to: edge)
        {
            motion.end(after: time, as: .comesBack(.spring(back)))
            return time + back.duration
        }
        let ending = room.edgeRule.ending(at: edge, from: start, velocity: velocity)
        motion.end(after: time, as: ending)
        return ending.duration(after: time) ?? 0
    }
}
