extension ScrollerAxis {
    /// The fling without targets, edges included, that begins at an offset with a velocity in points per second.
    /// `isLetGo` tells that a finger let go of the content: beyond an edge it then sets out faster than the finger left it.
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

    /// The same for a fling that is known.
    func plan(_ fling: FlingMotion, isLetGo: Bool = false) -> MotionPlan {
        let edge = overscrollLimit > 0 ? EdgeRule(tuning.feel.edge, fling: tuning.feel.fling, limit: flingLimit) : .stop
        let motion = BounceMotion(
            fling, within: bounds(passedBy: fling), edge: edge, pull: isLetGo ? tuning.feel.edge.letGoRate : 0)
        if motion.duration > 0 { return .follow(.bounce(motion)) }
        guard motion.ending == .none else { return .rest(motion.destination) }
        return .rest(tuning.feel.fling.restPosition(near: extent.bounds.clamp(fling.restPosition), in: extent))
    }

    /// Content that is flung back fast enough from beyond an edge passes that edge instead of being caught by its
    /// spring.
    private func bounds(passedBy fling: FlingMotion) -> ClosedRange<Double> {
        let (low, high) = (extent.bounds.lowerBound, extent.bounds.upperBound)
        if fling.start < low, fling.restPosition > low { return fling.start...high }
        if fling.start > high, fling.restPosition < high { return low...fling.start }
        return extent.bounds
    }

    /// A motion to a target, or the fling by itself where that ends there.
    func plan(
        _ natural: MotionPlan, or target: Double?, from offset: Double, velocity: Double
    ) -> (plan: MotionPlan, cause: AxisRun.Cause) {
        guard let target, !target.isSame(as: natural.restPosition) else { return (natural, .fling) }
        // Beyond an edge, with what the content has been let go with.
        var velocity = velocity
        if case .follow(let motion) = natural, let bounce = motion.bounce, bounce.edgeTime == 0 {
            velocity = bounce.edgeVelocity
        }
        return (plan(to: target, from: offset, velocity: velocity), .snap)
    }

    /// A motion to a target.
    func plan(to target: Double, from offset: Double, velocity: Double) -> MotionPlan {
        SnapPlanner(extent: extent, flingLimit: flingLimit, tuning: tuning, pages: isPaging)
            .plan(from: offset, velocity: velocity, to: target)
    }
}

extension EdgeFeel {
    /// Speed towards the edge that content gets when it is let go beyond it, per second and point beyond.
    fileprivate var letGoRate: Double { `return` == .spring ? letGo * springStiffness.squareRoot() : 0 }
}

extension Double {
    /// A target at an edge is found by adding other numbers than the edge, and may differ from it in the last digit.
    func isSame(as target: Double) -> Bool { abs(self - target) <= 1e-12 * max(1, abs(target)) }
}
