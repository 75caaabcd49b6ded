extension ScrollerAxis {
    /// The fling without targets, edges included, from an offset with a velocity in points per second. `isLetGo` means
    /// that a finger released the content: beyond an edge the content then starts faster than the finger moved.
    func plan(
        flingFrom offset: Double, velocity: ScrollVector, on axis: ScrollAxis, boost: Double = 1,
        isLetGo: Bool = false
    ) -> MotionPlan {
        let inside = extent.bounds.clamp(offset)
        guard extent.bounds.lowerBound < extent.bounds.upperBound || overscrollLimit > 0 else { return .rest(inside) }
        guard offset == inside ? velocity[axis] != 0 : overscrollLimit > 0 else {
            return .rest(tuning.feel.fling.restPosition(near: inside, in: extent))
        }
        return plan(
            tuning.feel.fling.motion(
                from: offset, velocity: velocity, on: axis, in: extent, boost: boost),
            isLetGo: isLetGo)
    }

    /// The same for a given fling.
    func plan(_ fling: FlingMotion, isLetGo: Bool = false) -> MotionPlan {
        let edge = overscrollLimit > 0 ? EdgeRule(tuning.feel.edge, fling: tuning.feel.fling, limit: flingLimit) : .stop
        let motion = BounceMotion(
            fling, within: bounds(passedBy: fling), edge: edge, pull: isLetGo ? tuning.feel.edge.letGoRate : 0)
        if motion.duration > 0 { return .follow(.bounce(motion)) }
        guard motion.ending == .none else { return .rest(motion.destination) }
        return .rest(tuning.feel.fling.restPosition(near: extent.bounds.clamp(fling.restPosition), in: extent))
    }

    /// The bounds whose edges catch the fling: content that is flung back fast enough from beyond an edge passes that
    /// edge, instead of being caught by its spring.
    private func bounds(passedBy fling: FlingMotion) -> ClosedRange<Double> {
        let (low, high) = (extent.bounds.lowerBound, extent.bounds.upperBound)
        if fling.start < low, fling.restPosition > low { return fling.start...high }
        if fling.start > high, fling.restPosition < high { return low...fling.start }
        return extent.bounds
    }

    /// A motion to a target, or the fling itself if it ends there.
    func plan(
        _ natural: MotionPlan, or target: Double?, from offset: Double, velocity: Double
    ) -> (plan: MotionPlan, cause: AxisRun.Cause) {
        guard let target, !target.isSame(as: natural.restPosition) else { return (natural, .fling) }
        // Beyond an edge, use the velocity with which the content was released.
        var velocity = velocity
        if case .follow(let motion) = natural, let bounce = motion.bounce, bounce.edgeTime == 0 {
            velocity = bounce.edgeVelocity
        }
        return (plan(to: target, from: offset, velocity: velocity), .snap)
    }

    /// A motion to a target.
    func plan(to target: Double, from offset: Double, velocity: Double) -> MotionPlan {
        snapPlanner.plan(from: offset, velocity: velocity, to: target)
    }

    /// The rest of a run to another target.
    func plan(to target: Double, continuing run: AxisRun, at time: Timestamp) -> MotionPlan {
        snapPlanner.plan(
            continuingFrom: offset(at: time), velocity: velocity(at: time), to: target,
            within: run.end.seconds(since: time))
    }

    private var snapPlanner: SnapPlanner {
        SnapPlanner(extent: extent, flingLimit: flingLimit, tuning: tuning, pages: isPaging)
    }
}

extension EdgeFeel {
    /// The additional speed towards the edge for content released beyond it, per second and point beyond.
    fileprivate var letGoRate: Double { `return` == .spring ? letGo * springStiffness.squareRoot() : 0 }
}

extension Double {
    /// Whether two offsets are the same except for rounding: a target at an edge is the sum of other numbers than the
    /// edge.
    func isSame(as target: Double) -> Bool { abs(self - target) <= 1e-12 * max(1, abs(target)) }
}
