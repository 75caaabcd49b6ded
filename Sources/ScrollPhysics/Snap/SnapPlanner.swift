/// Chooses the motion from a position and a velocity to a target on one axis. It keeps no state.
struct SnapPlanner {
    let extent: AxisExtent
    /// How far beyond an edge a motion may lead, in points.
    let flingLimit: Double
    let tuning: SharedFeel
    /// Whether the targets are whole pages.
    let pages: Bool

    private var snap: SnapFeel { tuning.feel.snap }
    /// The offsets at the edges.
    private var bounds: ClosedRange<Double> { extent.bounds }

    /// A motion that ends exactly on the target. The longest snap limits all but springs and WebKit's second.
    func plan(from offset: Double, velocity: Double, to target: Double) -> MotionPlan {
        let velocity = velocity.isFinite ? velocity : 0
        guard snap.longestSettle > 0, target != offset || velocity != 0 else { return .rest(target) }
        if pages, let plan = pagePlan(from: offset, velocity: velocity, to: target) { return plan }
        switch snap.curve {
        case .spring: break
        case .chromium:
            // Chromium makes the first step at once, since the event that began the motion moves by as much. Here the
            // content is already there.
            return .follow(
                .series(SnapSeriesMotion(fromFirstStepAt: offset, to: target, longest: snap.longestSettle)))
        case .webkit:
            return .follow(.progress(SnapProgressMotion(from: offset, to: target, firstDelta: velocity / 60)))
        case .easeInOutByDistance:
            let seconds = min(abs(target - offset) / 1000, snap.longestSettle)
            return .run(BezierMotion(from: offset, to: target, duration: seconds))
        case .recyclerView: return recyclerPlan(from: offset, velocity: velocity, to: target)
        case .listView: return listPlan(from: offset, velocity: velocity, to: target)
        case .adjustedDecay:
            if let plan = adjustedDecay(from: offset, velocity: velocity, to: target) { return plan }
        }
        let constants = SpringConstants(stiffness: snap.springStiffness, dampingRatio: snap.springDampingRatio)
        return .follow(.spring(limitedSpring(constants, from: offset, velocity: velocity, to: target)))
    }

    /// The same for content that is already on its way, and would arrive in `seconds`. A curve over time alone would begin
    /// again at its own speed, with each new length of a window that is resized: a glide of the time that is left takes
    /// its place. WebKit, too, leaves the end of its motion as it is (ScrollAnimationSmooth.updateScrollExtents).
    func plan(
        continuingFrom offset: Double, velocity: Double, to target: Double, within seconds: Double
    ) -> MotionPlan {
        let plan = plan(from: offset, velocity: velocity, to: target)
        guard case .follow(let motion) = plan, motion.followsTiming else { return plan }
        if abs(motion.velocity(at: 0) - velocity) <= 1e-6 * abs(velocity) { return plan }
        return .glide(from: offset, velocity: velocity, to: target, duration: min(seconds, snap.longestSettle))
    }

    /// The motion that a page has of its own; nil where it is a target like any other.
    private func pagePlan(from offset: Double, velocity: Double, to target: Double) -> MotionPlan? {
        switch snap.pages {
        case .asTargets: return nil
        case .spring: return .follow(.spring(pageSpring(from: offset, velocity: velocity, to: target)))
        case .viewPager:
            let seconds = AndroidSnap.page(over: target - offset, page: extent.page, velocity: velocity)
            return .run(
                TimedMotion(from: offset, to: target, duration: min(seconds, snap.longestSettle), curve: .quintic))
        case .swipeView:
            return listPlan(from: offset, velocity: velocity, to: target, speed: Self.pagesPerSecond * extent.page)
        }
    }

    /// Android's: what flings brakes, what does not eases out.
    private func recyclerPlan(from offset: Double, velocity: Double, to target: Double) -> MotionPlan {
        let distance = target - offset
        guard abs(velocity) > snap.velocityThreshold else {
            let seconds = min(AndroidSnap.settle(over: distance, viewport: extent.viewport), snap.longestSettle)
            return .run(TimedMotion(from: offset, to: target, duration: seconds, curve: .quintic))
        }
        let seconds = min(AndroidSnap.flick(over: distance, toPage: pages), snap.longestSettle)
        return .run(BezierMotion(from: offset, to: target, duration: seconds, timing: .braking))
    }

    /// Qt's: from the speed that the fling's deceleration needs to get there, if that is more than there is.
    /// `speed` is that of every flick, where there is one.
    private func listPlan(
        from offset: Double, velocity: Double, to target: Double, speed: Double? = nil
    ) -> MotionPlan {
        guard abs(velocity) > snap.velocityThreshold else {
            let seconds = min(Self.slowListSnap, snap.longestSettle)
            return .run(TimedMotion(from: offset, to: target, duration: seconds, curve: .inOutQuad))
        }
        let distance = abs(target - offset)
        let needed = (2 * tuning.feel.fling.deceleration * distance).squareRoot()
        let speed = speed ?? max(abs(velocity), needed)
        let seconds = min(2 * distance / speed, snap.longestSettle)
        return .run(BezierMotion(from: offset, to: target, duration: seconds, timing: .braking))
    }

    /// SwipeView's greatest velocity, with which each of its flicks begins.
    private static let pagesPerSecond = 4.0

    /// Seconds: half of Flickable's fixupDuration.
    private static let slowListSnap = FixupMotion.standardDuration / 2

    /// A decay that comes to rest on the target by the feel's own rule, or a glide if the decay would be too slow. Nil
    /// if even the glide would have to speed up, and if the content is at its target except for rounding: the sign of a
    /// rounding error must not choose the motion.
    private func adjustedDecay(from offset: Double, velocity: Double, to target: Double) -> MotionPlan? {
        let distance = target - offset
        guard distance * velocity > 0, !offset.isSame(as: target), bounds.contains(offset) else { return nil }
        if let decay = DecayMotion(
            start: offset, velocity: velocity, restingAt: target, restDistance: tuning.feel.fling.restDistance,
            restVelocity: tuning.feel.fling.restVelocity),
            case let duration = decay.duration, duration <= snap.longestSettle
        {
            return .follow(.bounce(BounceMotion(.decay(decay), stoppedAfter: duration, at: target)))
        }
        guard velocity / distance * snap.longestSettle >= 2 else { return nil }
        return .glide(from: offset, velocity: velocity, to: target, duration: snap.longestSettle)
    }
}

extension SnapPlanner {
    /// A critically damped spring. A fast flick makes it stiffer, so that it does not swing past its page: with v₀ =
    /// ω·y₀ the displacement is y₀·e^(-ωt). The stiffness is limited: close to the target the spring would stop the
    /// content abruptly.
    private func pageSpring(from offset: Double, velocity: Double, to target: Double) -> SpringMotion {
        let distance = target - offset
        let (ahead, stiffest) = (velocity / distance, snap.pageStiffness * Self.stiffestPage)
        // A flick that begins on its page leaves it in either direction: the sign of a rounding error must not choose.
        let needed = offset.isSame(as: target) ? stiffest : ahead > 0 ? min(ahead * ahead, stiffest) : 0
        let constants = SpringConstants(stiffness: max(snap.pageStiffness, needed), dampingRatio: 1)
        return limitedSpring(constants, from: offset, velocity: velocity, to: target)
    }

    /// The greatest factor by which a flick makes a page's spring stiffer. Own choice: twice the speed.
    private static let stiffestPage = 4.0

    /// The snap spring. If it would go further beyond an edge than the edge allows, it gets critical damping and less
    /// velocity.
    private func limitedSpring(
        _ constants: SpringConstants, from offset: Double, velocity: Double, to target: Double
    ) -> SpringMotion {
        func spring(_ constants: SpringConstants, _ velocity: Double) -> SpringMotion {
            SpringMotion(
                from: offset, velocity: velocity, to: target, constants: constants,
                restDistance: tuning.feel.edge.restDistance)
        }
        let wanted = spring(constants, velocity)
        guard wanted.swing(beyond: bounds) > flingLimit + Self.unseen else { return wanted }
        let calm = SpringConstants(stiffness: constants.stiffness, dampingRatio: max(1, constants.dampingRatio))
        let share = greatestShare { spring(calm, velocity * $0).swing(beyond: bounds) <= flingLimit + Self.unseen }
        return spring(calm, velocity * share)
    }

    /// An invisible distance beyond an edge, in points. Without it, the rounding error of a target at an edge would
    /// choose its spring.
    static let unseen = 1e-7
}
