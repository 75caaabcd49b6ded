import CMath

/// Plans the motion for the distance of notches, by the curve of a feel. It keeps no state.
struct WheelPlanner {
    let tuning: SharedFeel
    let extent: AxisExtent
    let rhythm: WheelRhythm

    private var wheel: WheelFeel { tuning.feel.wheel }

    /// Points that a notch moves the content.
    var step: Double {
        switch wheel.step {
        case .fixed: wheel.notchDistance * wheel.gain
        case .atMostPage:
            min(wheel.notchDistance * wheel.gain, tuning.feel.keyboard.pageDistance(extent.page))
        case .gtk: pow(extent.page, 2.0 / 3) * wheel.gain
        case .webkit: pow(extent.viewport, 2.0 / 3).rounded(.down) * wheel.gain
        case .compose: max(0, extent.viewport).squareRoot() * wheel.gain
        }
    }

    /// The motion to a goal within the bounds. A velocity against it is dropped: a reversed notch stops the content
    /// first.
    func plan(from offset: Double, velocity: Double, to goal: Double) -> MotionPlan {
        let distance = goal - offset
        let forward = velocity * distance > 0 ? velocity : 0
        switch wheel.curve {
        case .jump: return .rest(goal)
        case .glide:
            return .glide(from: offset, velocity: velocity, to: goal, duration: wheel.glideDuration)
        case .chromium: return .run(smooth(.wheel, offset, forward, goal))
        case .chromiumImpulse: return .run(smooth(.impulse, offset, forward, goal))
        case .mozillaBezier:
            return .run(
                BezierMotion(from: offset, velocity: forward, to: goal, duration: bezierDuration.seconds(after: gaps)))
        case .mozillaSpring:
            guard distance != 0 else { return .rest(goal) }
            return .follow(.spring(spring(offset, forward, goal)))
        case .compose:
            let motion = LinearWheelMotion(from: offset, to: goal)
            return motion.duration > 0 ? .follow(.linear(motion)) : .rest(goal)
        case .qt: return .run(flick(from: offset, to: goal))
        case .easeOutExpo:
            let motion = EaseOutMotion(from: offset, to: goal, duration: wheel.glideDuration)
            return motion.duration > 0 ? .follow(.easeOut(motion)) : .rest(goal)
        case .easeInOutByDistance:
            return GlidePlanner(curve: .easeInOutByDistance, duration: wheel.glideDuration, extent: extent)
                .plan(from: offset, velocity: velocity, to: goal)
        }
    }

    private func smooth(
        _ scroll: SmoothScroll, _ offset: Double, _ velocity: Double, _ goal: Double
    ) -> BezierMotion {
        scroll.motion(from: offset, velocity: velocity, to: goal, isEdge: extent.isEdge(goal))
    }

    private var gaps: (Double?, Double?, Double?) { (rhythm.latest, rhythm.second, rhythm.third) }

    private var bezierDuration: BezierWheelDuration {
        let shortest = min(wheel.shortestDuration, wheel.longestDuration)
        return BezierWheelDuration(range: shortest...max(shortest, wheel.longestDuration))
    }

    /// Firefox's spring, without the velocity that would swing it past an edge.
    private func spring(_ offset: Double, _ velocity: Double, _ goal: Double) -> SpringMotion {
        var choice = SpringWheel()
        choice.first = wheel.firstStiffness
        choice.regular = wheel.stiffness
        choice.slowing = wheel.slowingStiffness
        let stiffness = choice.stiffness(gap: rhythm.latest, previous: rhythm.second)
        func spring(_ velocity: Double) -> SpringMotion {
            choice.motion(from: offset, velocity: velocity, to: goal, stiffness: stiffness)
        }
        // With this velocity at most the spring does not swing past its goal.
        let fastest = stiffness.squareRoot() * abs(goal - offset)
        let calm = min(max(velocity, -fastest), fastest)
        guard calm != velocity, !extent.isEdge(goal) else { return spring(calm) }
        func isWithin(_ share: Double) -> Bool {
            spring(calm + (velocity - calm) * share).swing(beyond: extent.bounds) <= AxisExtent.rounding
        }
        return spring(isWithin(1) ? velocity : calm + (velocity - calm) * greatestShare(where: isWithin))
    }

    /// A flick that comes to rest at the goal under the fling's deceleration: √(2ad) at first, for √(2d/a) seconds.
    private func flick(from offset: Double, to goal: Double) -> BezierMotion {
        let seconds = (2 * abs(goal - offset) / tuning.feel.fling.deceleration).squareRoot()
        return BezierMotion(from: offset, to: goal, duration: seconds, timing: .braking)
    }
}
