/// Spreads the way to a goal over time, for keys and programs, as a feel chooses. Policy alone: it keeps no state.
struct GlidePlanner {
    let curve: GlideCurve
    /// Seconds, or the most that a distance may take; zero jumps.
    let duration: Double
    /// Per second squared, of the spring.
    var stiffness = 0.0
    let extent: AxisExtent

    /// WebKit's points per second, up to its longest duration.
    private static let meanSpeed = 1000.0

    /// Whether what is asked for `seconds` after the latest of its kind jumps: Android does not begin to move again before a motion
    /// from rest would have ended. Source: ScrollView.smoothScrollBy, ANIMATED_SCROLL_GAP.
    func jumps(after seconds: Double) -> Bool { curve == .viscousFluid && seconds <= duration }

    /// Points that are left when the spring counts as settled: less than anybody sees.
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
    /// For keys.
    func keyPlanner(in extent: AxisExtent) -> GlidePlanner {
        GlidePlanner(
            curve: keyboard.curve, duration: keyboard.glideDuration, stiffness: animation.springStiffness,
            extent: extent)
    }

    /// For scrolls that a program asks for.
    func scrollPlanner(in extent: AxisExtent) -> GlidePlanner {
        GlidePlanner(
            curve: animation.curve, duration: animation.duration, stiffness: animation.springStiffness, extent: extent)
    }
}

extension KeyboardFeel {
    /// Points from one page to the next: what stays in sight is bounded in points and as a share of the page.
    func pageDistance(_ page: Double) -> Double { page - min(pageOverlap, page * pageOverlapShare) }

    /// Points of an arrow key; where a line is longer than the page, a page.
    func lineDistance(_ page: Double) -> Double {
        let line = lineDistance + lineShare * page
        return line > page ? pageDistance(page) : line
    }
}
