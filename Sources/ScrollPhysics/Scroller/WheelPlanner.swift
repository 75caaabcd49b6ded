import Glibc

/// Spreads the distance of notches over time, as a feel chooses. Policy alone: it keeps no state.
struct WheelPlanner {
    let tuning: FeelBox
    let extent: AxisExtent
    let rhythm: WheelRhythm

    private var wheel: WheelFeel { tuning.feel.wheel }

    /// Points that a notch moves.
    var step: Double {
        switch wheel.step {
        case .fixed: wheel.notchDistance * wheel.gain
        case .gtk: min(pow(extent.page, 2.0 / 3), extent.page / 2) * wheel.gain
        case .compose: max(0, extent.viewport).squareRoot() * wheel.gain
        }
    }

    /// The way to a goal within the bounds. A velocity against it is dropped: a reversed notch arrests first.
    func plan(
        from offset: Double, velocity: Double, to goal: Double, into kept: inout ScrollMotion
    ) -> MotionPlan {
        let way = goal - offset
        let forward = velocity * way > 0 ? velocity : 0
        switch wheel.curve {
        case .jump: return .rest(goal)
        case .glide:
            return .glide(
                from: offset, velocity: velocity, to: goal, duration: wheel.glideDuration, into: &kept)
        case .chromium: return run(smooth(.wheel, from: offset, velocity: forward, to: goal), into: &kept)
        case .chromiumImpulse: return run(smooth(.impulse, from: offset, velocity: forward, to: goal), into: &kept)
        case .mozillaBezier:
            return run(
                BezierMotion(from: offset, velocity: forward, to: goal, duration: bezierDuration.seconds(after: gaps)),
                into: &kept)
        case .mozillaSpring:
            guard way != 0 else { return .rest(goal) }
            let motion = spring(offset, forward, goal)
            kept = .spring(motion)
            return .run(motion, from: offset)
        case .compose:
            let motion = LinearWheelMotion(from: offset, to: goal)
            guard motion.duration > 0 else { return .rest(goal) }
            kept = .linear(motion)
            return .run(motion, from: offset)
        case .qt: return run(flick(from: offset, to: goal), into: &kept)
        }
    }

    private func run(_ motion: BezierMotion, into kept: inout ScrollMotion) -> MotionPlan {
        guard motion.duration > 0 else { return .rest(motion.destination) }
        kept = .bezier(motion)
        return .run(motion, from: motion.start)
    }

    private var gaps: (Double?, Double?, Double?) { (rhythm.latest, rhythm.second, rhythm.third) }

    private var bezierDuration: BezierWheelDuration {
        let shortest = min(wheel.shortestDuration, wheel.longestDuration)
        return BezierWheelDuration(range: shortest...max(shortest, wheel.longestDuration))
    }

    /// Chromium's curve with the velocity that is there. It may swing past its goal by less than a thousandth of the
    /// way; not where the goal is an edge.
    private func smooth(
        _ scroll: SmoothScroll, from offset: Double, velocity: Double, to goal: Double
    ) -> BezierMotion {
        let way = goal - offset
        var seconds = scroll.duration.seconds(for: way)
        if scroll.curve == .easeInOut, velocity != 0 {
            seconds = min(seconds, way / velocity * (extent.isEdge(goal) ? 1 / 0.42 : 2.5))
        }
        let timing = scroll.timing(slope: way == 0 ? 0 : velocity * seconds / way)
        return BezierMotion(from: offset, to: goal, duration: seconds, timing: timing)
    }

    /// Firefox's spring. What would swing it past an edge is dropped.
    private func spring(_ offset: Double, _ velocity: Double, _ goal: Double) -> SpringMotion {
        var choice = SpringWheel()
        choice.first = wheel.firstStiffness
        choice.regular = wheel.stiffness
        choice.slowing = wheel.slowingStiffness
        let stiffness = choice.stiffness(gap: rhythm.latest, previous: rhythm.second)
        let fastest = stiffness.squareRoot() * abs(goal - offset)
        let taken = extent.isEdge(goal) ? min(max(velocity, -fastest), fastest) : velocity
        return choice.motion(from: offset, velocity: taken, to: goal, stiffness: stiffness)
    }

    /// A flick that comes to rest on the goal under the fling's deceleration: √(2ad) at first, for √(2d/a) seconds.
    private func flick(from offset: Double, to goal: Double) -> BezierMotion {
        let seconds = (2 * abs(goal - offset) / tuning.feel.fling.deceleration).squareRoot()
        return BezierMotion(from: offset, to: goal, duration: seconds, timing: .braking)
    }
}

extension CubicTiming {
    /// An even deceleration to a stop: 1 - (1 - u)².
    static let braking = CubicTiming(x1: 1.0 / 3, y1: 2.0 / 3, x2: 2.0 / 3, y2: 1)
}
