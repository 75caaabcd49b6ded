extension MotionPlanner {
    /// The run-out without targets, edges included. `whole` is the velocity on both axes: some curves look at its
    /// length, so that a diagonal fling keeps its direction.
    func natural(from offset: Double, velocity: Double, of whole: ScrollVector) -> MotionPlan {
        guard !extent.fits || isElastic else { return .rest(extent.clamp(offset)) }
        let outside = extent.overscroll(of: offset)
        if outside == 0, velocity == 0 { return .rest(offset) }
        if outside != 0, !isElastic { return .rest(extent.clamp(offset)) }
        return natural(approach(from: offset, velocity: velocity, of: whole))
    }

    /// The run-out that begins in a given way.
    func natural(_ approach: FlingMotion) -> MotionPlan {
        let motion = BounceMotion(approach, within: bounds(reachedBy: approach)) { edgeRule }
        guard motion.duration > 0 else { return .rest(extent.clamp(motion.restPosition)) }
        return .run(motion, from: motion.approach.start)
    }

    /// Content that is thrown back hard enough from beyond an edge passes that edge instead of being caught by its
    /// spring.
    private func bounds(reachedBy approach: FlingMotion) -> ClosedRange<Double> {
        let low = extent.minimumOffset
        let high = extent.maximumOffset
        let start = approach.start
        if start < low, approach.restPosition > low { return start...high }
        if start > high, approach.restPosition < high { return low...start }
        return low...high
    }

    private func approach(from offset: Double, velocity: Double, of whole: ScrollVector) -> FlingMotion {
        switch fling.curve {
        case .exponential:
            return .decay(
                DecayMotion(
                    start: offset, velocity: velocity, decayPerSecond: tuning.decayPerSecond,
                    restDistance: stopDistance))
        case .exponentialWithDeceleration:
            return .friction(
                FrictionMotion(
                    start: offset, velocity: velocity,
                    decayPerSecond: tuning.decayPerSecond,
                    deceleration: fling.deceleration))
        case .spline:
            return .spline(
                SplineMotion(
                    start: offset, velocity: velocity, fling: SplineFling(friction: fling.friction),
                    speed: whole.length))
        case .ballistic:
            return .ballistic(
                BallisticMotion(start: offset, velocity: velocity, fling: SplineFling(friction: fling.friction)))
        case .chromiumTouchpad:
            let speed = max(abs(whole.x), abs(whole.y))
            return .curve(FlingCurveMotion(start: offset, velocity: velocity, speed: speed))
        case .chromiumPhysics:
            return .physics(physics(from: offset, velocity: velocity, of: whole))
        case .constantDeceleration:
            return .constantDeceleration(
                ConstantDecelerationMotion(
                    start: offset, velocity: velocity, deceleration: fling.deceleration))
        }
    }

    private func physics(from offset: Double, velocity: Double, of whole: ScrollVector) -> PhysicsFlingMotion {
        let leading = whole[whole.dominantAxis]
        return PhysicsFlingMotion(
            start: offset, fling: PhysicsFling(velocity: velocity, viewport: extent.viewport),
            leading: PhysicsFling(velocity: leading, viewport: extent.viewport))
    }

    /// A velocity at which an exponential motion ends is a distance that is left.
    private var stopDistance: Double {
        guard fling.restVelocity > 0 else { return fling.restDistance }
        return max(fling.restDistance, fling.restVelocity / tuning.decayPerSecond)
    }

    var edgeRule: EdgeRule {
        let (pulled, give) = reach
        guard pulled > 0 || give > 0 else { return .stop }
        switch edge.return {
        case .stop: return .stop
        case .android: return .parabola(limit: give, deceleration: edge.deceleration)
        case .chromium: return .elastic(limit: give)
        case .qt: return .flick(limit: give, deceleration: fling.deceleration)
        case .spring:
            let constants = SpringConstants(
                stiffness: edge.springStiffness, dampingRatio: edge.springDampingRatio)
            return .spring(
                EdgeSpring(
                    constants: constants, transfer: -edge.maximumTransfer...edge.maximumTransfer,
                    share: edge.transfer, limit: give, restDistance: edge.restDistance))
        }
    }
}
