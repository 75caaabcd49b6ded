/// Chooses the run-out from a position and a velocity on one axis. Policy alone: it keeps no state.
struct FlingPlanner: Sendable {
    /// The offsets at the edges.
    let bounds: ClosedRange<Double>
    /// Length of the viewport, in points.
    let viewport: Double
    let rule: FlingRule
    /// Whether the edges give way.
    let isElastic: Bool

    /// The run-out without targets, edges included. `whole` is the velocity on both axes: some curves look at its
    /// length, so that a diagonal fling keeps its direction. What `axes` do not name, or nothing drives, stays.
    func natural(
        on axis: ScrollAxis, of axes: ScrollAxes = .both, from offset: Double, velocity whole: ScrollVector
    ) -> RunOut {
        guard axes.contains(axis) else { return .rest(offset) }
        let velocity = whole[axis]
        let inside = clamp(offset)
        guard bounds.lowerBound < bounds.upperBound || isElastic else { return .rest(inside) }
        guard offset == inside ? velocity != 0 : isElastic else { return .rest(inside) }
        switch rule {
        case .exponential(let decay, let rest):
            let motion = DecayMotion(
                start: offset, velocity: velocity, decayPerSecond: decay, restDistance: rest)
            return natural(motion)
        case .exponentialWithDeceleration(let decay, let deceleration):
            let motion = FrictionMotion(
                start: offset, velocity: velocity, decayPerSecond: decay, deceleration: deceleration)
            return natural(motion)
        case .spline(let fling):
            let motion = SplineMotion(start: offset, velocity: velocity, fling: fling, speed: whole.length)
            return natural(motion)
        case .ballistic(let fling):
            let motion = BallisticMotion(start: offset, velocity: velocity, fling: fling)
            return natural(motion)
        case .chromiumTouchpad:
            let motion = FlingCurveMotion(start: offset, velocity: velocity, speed: max(abs(whole.x), abs(whole.y)))
            return natural(motion)
        case .chromiumPhysics:
            let motion = physics(from: offset, velocity: velocity, of: whole)
            return natural(motion)
        case .constantDeceleration(let deceleration):
            let motion = ConstantDecelerationMotion(start: offset, velocity: velocity, deceleration: deceleration)
            return natural(motion)
        }
    }

    /// The run-out that begins with a motion.
    func natural(_ motion: some RunOutMotion) -> RunOut {
        if let meeting = BounceMotion.meeting(of: motion, with: bounds(reachedBy: motion)) {
            return .meeting(meeting.edge, after: meeting.time, motion.asFling, from: motion.start)
        }
        return motion.isMoving
            ? .free(motion.asFling, from: motion.start, to: motion.restPosition, destination: motion.destination)
            : .rest(clamp(motion.restPosition))
    }

    /// Content that is thrown back hard enough from beyond an edge passes that edge instead of being caught by its
    /// spring.
    @inline(__always)
    private func bounds(reachedBy motion: some RunOutMotion) -> ClosedRange<Double> {
        let (low, high, start) = (bounds.lowerBound, bounds.upperBound, motion.start)
        if start < low, motion.restPosition > low { return start...high }
        if start > high, motion.restPosition < high { return low...start }
        return bounds
    }

    @inline(__always)
    private func clamp(_ offset: Double) -> Double { min(max(offset, bounds.lowerBound), bounds.upperBound) }

    private func physics(from offset: Double, velocity: Double, of whole: ScrollVector) -> PhysicsFlingMotion {
        let leading = whole[whole.dominantAxis]
        return PhysicsFlingMotion(
            start: offset, fling: PhysicsFling(velocity: velocity, viewport: viewport),
            leading: PhysicsFling(velocity: leading, viewport: viewport))
    }
}
