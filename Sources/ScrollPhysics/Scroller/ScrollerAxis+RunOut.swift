extension ScrollerAxis {
    /// The run-out without targets, edges included, that begins at an offset. The velocity on both axes counts: some curves
    /// look at its length, so that a diagonal fling keeps its direction. What `axes` do not name, or nothing drives, stays.
    ///
    /// Its motion takes the place of the latest one at once, since it is large; the axis does what it did until it
    /// follows the run-out, or another motion.
    mutating func runOut(
        on axis: ScrollAxis, of axes: ScrollAxes = .both, from offset: Double, by thrown: Throw
    ) -> RunOut {
        guard axes.contains(axis) else { return RunOut(restingAt: offset) }
        let velocity = thrown.velocity[axis]
        let inside = room.clamp(offset)
        guard room.bounds.lowerBound < room.bounds.upperBound || room.isElastic else {
            return RunOut(restingAt: inside)
        }
        guard offset == inside ? velocity != 0 : room.isElastic else {
            return RunOut(restingAt: room.restPlace(near: inside))
        }
        if room.flingRule.keepsVelocity, let edge = room.edge(metAt: offset, by: velocity) {
            return stop(at: edge, from: offset, velocity: velocity)
        }
        switch room.flingRule {
        case .exponential(let decay, let end):
            return begin(
                onWholePixels(
                    DecayMotion(
                        start: offset, velocity: velocity, decayPerSecond: decay,
                        restDistance: end.restDistance(decayPerSecond: decay)), end))
        case .exponentialWithDeceleration(let decay, let deceleration):
            let run = FrictionMotion(
                unsolved: offset, velocity: velocity, decayPerSecond: decay, deceleration: deceleration)
            let edgeTime = thrown.edgeTimes[axis == .horizontal ? 0 : 1]
            return edgeTime > 0 ? begin(run, meetingAfter: edgeTime) : begin(run)
        case .spline(let fling): return begin(SplineMotion(start: offset, velocity: velocity, fling: fling, speed: thrown.velocity.length))
        case .ballistic(let fling):
            return begin(BallisticMotion(start: offset, velocity: velocity, fling: fling))
        case .chromiumTouchpad:
            return begin(
                FlingCurveMotion(
                    start: offset, velocity: velocity, speed: thrown.velocity.greatestSpeed, seconds: thrown.seconds))
        case .chromiumPhysics:
            let (viewport, leading) = (room.extent.viewport, thrown.velocity[thrown.velocity.dominantAxis])
            return begin(
                PhysicsFlingMotion(
                    start: offset, fling: PhysicsFling(velocity: velocity, viewport: viewport),
                    leading: PhysicsFling(velocity: leading, viewport: viewport)))
        case .constantDeceleration(let deceleration):
            return begin(
                ConstantDecelerationMotion(start: offset, velocity: velocity, deceleration: deceleration))
        }
    }

    /// The same run-out with the rate that ends it on a whole pixel, where the feel rests on those.
    private func onWholePixels(_ run: DecayMotion, _ end: FlingEnd) -> DecayMotion {
        let place = room.restPlace(near: run.restPosition)
        guard place != run.restPosition, run.isMoving, room.isWithin(run.restPosition) else { return run }
        return DecayMotion(
            start: run.start, velocity: run.velocity, restingAt: place, restDistance: end.distance,
            restVelocity: end.velocity) ?? run
    }

    /// The run-out of what is thrown out of bounds where it is: how it would have gone on is asked by nobody, so any motion
    /// with that start and that velocity will do. A hair before the edge it would meet it with the same velocity.
    @inline(__always)
    private mutating func stop(at edge: Double, from offset: Double, velocity: Double) -> RunOut {
        motion = .fling(.decay(DecayMotion(start: offset, velocity: velocity, decayPerSecond: 1)))
        return RunOut(meeting: edge, after: 0, at: velocity)
    }

    /// The run-out that begins with a motion, as above.
    @inline(__always)
    mutating func begin(_ run: some RunOutMotion) -> RunOut {
        if let meeting = BounceMotion.meeting(of: run, with: bounds(reachedBy: run)) {
            motion = .fling(run.asFling)
            return RunOut(meeting: meeting.edge, after: meeting.time, at: meeting.velocity)
        }
        guard run.isMoving else { return RunOut(restingAt: room.restPlace(near: room.clamp(run.restPosition))) }
        let run = run.solved
        motion = .fling(run.asFling)
        return RunOut(free: run)
    }

    /// The same where it is known when it meets the edge ahead.
    @inline(__always)
    private mutating func begin(_ run: FrictionMotion, meetingAfter time: Double) -> RunOut {
        let edge = room.edge(towards: run.velocity)
        motion = .fling(.friction(run))
        return RunOut(meeting: edge, after: time, at: run.passage(of: edge, at: time).velocity)
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

    /// The same run-out for content that a finger lets go: beyond an edge it sets out faster than the finger left it.
    func letGo(_ run: RunOut, from offset: Double) -> RunOut {
        guard run.edgeTime == 0, room.letGoRate > 0, !room.isWithin(offset) else { return run }
        let velocity = run.edgeVelocity - room.letGoRate * (offset - run.restPosition)
        return RunOut(meeting: run.restPosition, after: 0, at: velocity)
    }

    /// Follows the run-out that has begun latest to its end; `start` is the offset at which it begins.
    mutating func follow(_ run: RunOut, from start: Double, at time: Timestamp, isOnTarget: Bool) {
        let plan: MotionPlan =
            if run.isMoving, case let end = end(of: run, from: start), end.isLater {
                .run(from: start, to: run.restPosition, until: end)
            } else {
                .rest(run.restPosition)
            }
        follow(plan, from: time, for: RunPurpose(cause: .fling, isOnTarget: isOnTarget))
    }

    /// When the content rests. Where the run-out meets an edge, the edge takes over.
    @inline(__always)
    private mutating func end(of run: RunOut, from start: Double) -> MotionEnd {
        guard run.edgeTime < .infinity else { return .open(notBefore: 0) }
        let (edge, time, velocity) = (run.restPosition, run.edgeTime, run.edgeVelocity)
        // What is within the bounds begins at the edge itself, however little is between them.
        let start = time > 0 || room.isWithin(start) ? edge : start
        // Each by itself: they are large, and written straight to where they belong.
        switch room.edgeRule {
        case .stop:
            motion.end(after: time, as: .stop(edge))
            return .after(time)
        case .parabola(let limit, let deceleration):
            return comeBack(
                ParabolicBounceMotion(
                    from: start, velocity: velocity, to: edge, limit: limit, deceleration: deceleration),
                after: time
            ) { .parabola($0) }
        case .elastic(let limit):
            return comeBack(
                ElasticBounceMotion(from: start, velocity: velocity, to: edge, limit: limit), after: time
            ) { .elastic($0) }
        case .spring, .flick:
            if let end = room.edgeRule.endWithSpring(&motion, after: time, from: start, velocity: velocity, to: edge) {
                return end
            }
            motion.end(after: time, as: room.edgeRule.ending(at: edge, from: start, velocity: velocity))
            return .after(motion.duration)
        }
    }

    /// When the content rests, for a way back that begins after so many seconds.
    @inline(__always)
    private mutating func comeBack<Back: Motion>(
        _ back: Back, after time: Double, as kind: (Back) -> EdgeMotion
    ) -> MotionEnd {
        motion.end(after: time, as: .comesBack(kind(back)))
        return .after(time + back.duration)
    }
}
