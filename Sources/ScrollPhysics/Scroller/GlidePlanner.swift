/// Plans the motion to a goal for keys and programs, by the curve of a feel. It keeps no state.
struct GlidePlanner {
    let curve: GlideCurve
    /// Seconds, or the longest time for a distance; zero jumps.
    let duration: Double
    /// Stiffness of the spring, per second squared.
    var stiffness = 0.0
    let extent: AxisExtent

    /// WebKit's speed in points per second, up to its longest duration.
    private static let meanSpeed = 1000.0

    /// Whether what is asked for `seconds` after the latest of its kind jumps: Android does not begin to move again before a motion
    /// from rest would have ended. Source: ScrollView.smoothScrollBy, ANIMATED_SCROLL_GAP.
    func jumps(after seconds: Double) -> Bool { curve == .viscousFluid && seconds <= duration }

    /// The remaining distance in points at which the spring counts as settled: invisible.
    private static let restDistance = 0.1

    /// The motion to a goal within the bounds.
    func plan(from offset: Double, velocity: Double, to goal: Double) -> MotionPlan {
        let distance = goal - offset
        guard distance != 0, duration > 0 else { return .rest(goal) }
        let forward = velocity * distance > 0 ? velocity : 0
        switch curve {
        case .glide: return .glide(from: offset, velocity: velocity, to: goal, duration: duration)
        case .easeInOut: return smooth(.constant(duration), from: offset, velocity: forward, to: goal)
        case .easeInOutByRoot:
            return smooth(.squareRoot(longest: duration), from: offset, velocity: forward, to: goal)
        case .easeInOutByDistance:
            let seconds = min(abs(distance) / Self.meanSpeed, duration)
            let timing = velocity == 0 ? CubicTiming.easeInOut : .easeOut
            return .run(BezierMotion(from: offset, to: goal, duration: seconds, timing: timing))
        case .easeOut: return .run(BezierMotion(from: offset, to: goal, duration: duration, timing: .easeOutCubic))
        case .viscousFluid:
            return .run(TimedMotion(from: offset, to: goal, duration: duration, curve: .viscousFluid))
        case .mozillaBezier:
            return .run(BezierMotion(from: offset, velocity: forward, to: goal, duration: duration))
        case .spring:
            let fastest = stiffness.squareRoot() * abs(distance)
            return .follow(
                .spring(
                    SpringMotion(
                        from: offset, velocity: min(max(velocity, -fastest), fastest), to: goal,
                        constants: SpringConstants(stiffness: stiffness, dampingRatio: 1),
                        restDistance: Self.restDistance)))
        }
    }

    private func smooth(
        _ duration: SmoothScrollDuration, from offset: Double, velocity: Double, to goal: Double
    ) -> MotionPlan {
        let scroll = SmoothScroll(curve: .easeInOut, duration: duration)
        return .run(scroll.motion(from: offset, velocity: velocity, to: goal, isEdge: extent.isEdge(goal)))
    }
}

extension ScrollFeel {
    /// The planner for keys.
    func keyPlanner(in extent: AxisExtent) -> GlidePlanner {
        GlidePlanner(
            curve: keyboard.curve, duration: keyboard.glideDuration, stiffness: animation.springStiffness,
            extent: extent)
    }

    /// The planner for scrolls by a program.
    func scrollPlanner(in extent: AxisExtent) -> GlidePlanner {
        GlidePlanner(
            curve: animation.curve, duration: animation.duration, stiffness: animation.springStiffness, extent: extent)
    }
}

extension KeyboardFeel {
    /// Points from one page to the next. The overlap is limited in points and as a share of the page.
    func pageDistance(_ page: Double) -> Double { page - min(pageOverlap, page * pageOverlapShare) }

    /// Points for an arrow key: a line, or a page if a line is longer.
    func lineDistance(_ page: Double) -> Double {
        let line = lineDistance + lineShare * page
        return line > page ? pageDistance(page) : line
    }
}
