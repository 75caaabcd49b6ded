import Glibc

/// Chooses the motion from a position and a velocity to a target on one axis. Policy alone: it keeps no state.
struct SnapPlanner: Sendable {
    /// The offsets at the edges.
    let bounds: ClosedRange<Double>
    /// How far beyond an edge motion by itself may lead, in points.
    let give: Double
    /// Seconds; zero jumps.
    let longestSettle: Double
    private let curve: Curve
    private let flingEnd: FlingEnd
    /// What draws content to a target where the feel has no curve of its own for that.
    private let constants: SpringConstants
    private let spring: PreparedSpring

    /// `pages` says whether the targets are whole pages.
    init(bounds: ClosedRange<Double>, give: Double, feel: ScrollFeel, pages: Bool) {
        let snap = feel.snap
        self.bounds = bounds
        self.give = give
        longestSettle = snap.longestSettle
        flingEnd = FlingEnd(feel.fling)
        curve = pages && snap.pages == .spring ? .page(stiffness: snap.pageStiffness) : .target(snap.curve)
        constants = SpringConstants(stiffness: snap.springStiffness, dampingRatio: snap.springDampingRatio)
        spring = PreparedSpring(constants, restDistance: feel.edge.restDistance)
    }

    private enum Curve {
        case target(SnapCurve)
        case page(stiffness: Double)
    }
}

extension SnapPlanner {
    /// A motion that ends exactly on the target, with no jump in velocity and within the longest settle.
    ///
    /// `mutating`, like most of what it calls, to be read where it is stored; it changes nothing.
    mutating func plan(
        from offset: Double, velocity: Double, to target: Double, into kept: inout ScrollMotion
    ) -> MotionPlan {
        let way = target - offset
        let velocity = velocity.isFinite ? velocity : 0
        guard longestSettle > 0, way != 0 || velocity != 0 else { return .rest(target) }
        switch curve {
        case .page(let stiffness):
            kept = .spring(pageSpring(from: offset, velocity: velocity, to: target, stiffness: stiffness))
            return .run(from: offset, to: target, until: .open(notBefore: 0))
        case .target(let curve):
            if let plan = unspringy(curve, from: offset, velocity: velocity, to: target, into: &kept) { return plan }
        }
        if spring.canReach(reach(around: target), from: offset - target, velocity: velocity) {
            kept = .spring(limitedSpring(constants, from: offset, velocity: velocity, to: target))
        } else {
            kept = .spring(spring.motion(spring.oscillation(offset - target, velocity), to: target))
        }
        return .run(from: offset, to: target, until: .open(notBefore: 0))
    }

    /// What the feel has in place of a spring; nil where it has none that leads there.
    private mutating func unspringy(
        _ curve: SnapCurve, from offset: Double, velocity: Double, to target: Double, into kept: inout ScrollMotion
    ) -> MotionPlan? {
        switch curve {
        case .spring: return nil
        case .chromium:
            // Chromium makes the first step at once, since the event that began it moves by as much; here the content is
            // already there.
            let motion = SnapSeriesMotion(fromFirstStepAt: offset, to: target)
            kept = .series(motion)
            return .run(motion, from: offset)
        case .webkit:
            let motion = SnapProgressMotion(from: offset, to: target, firstDelta: velocity / 60)
            kept = .progress(motion)
            return .run(motion, from: offset)
        case .adjustedDecay:
            let isAhead = (target - offset) * velocity > 0 && bounds.contains(offset)
            return isAhead ? adjusted(from: offset, velocity: velocity, to: target, into: &kept) : nil
        }
    }

    /// A decay that comes to rest on the target by the rule of the feel's own, or where that would crawl, a glide; nil
    /// where even that would have to speed up.
    private mutating func adjusted(
        from offset: Double, velocity: Double, to target: Double, into kept: inout ScrollMotion
    ) -> MotionPlan? {
        let way = target - offset
        let longest = longestSettle
        if let decay = DecayMotion(
            start: offset, velocity: velocity, restingAt: target, restDistance: flingEnd.distance,
            restVelocity: flingEnd.velocity),
            case let duration = decay.duration, duration <= longest
        {
            kept = .bounce(BounceMotion(approach: .decay(decay), edgeTime: duration, ending: .stop(target)))
            return .run(from: offset, to: target, until: .after(duration))
        }
        guard velocity / way * longest >= 2 else { return nil }
        return .glide(from: offset, velocity: velocity, to: target, duration: longest, into: &kept)
    }

    /// A critical spring. A fast flick makes it stiffer, so that it does not swing past its page: with v₀ = ω·y₀ the way
    /// that is left is y₀·e^(-ωt). Not where next to nothing is left of the way, and it would be stopped dead.
    private func pageSpring(
        from offset: Double, velocity: Double, to target: Double, stiffness: Double
    ) -> SpringMotion {
        let ahead = velocity / (target - offset)
        let needed = ahead > 0 ? min(ahead * ahead, stiffness * Self.stiffestPage) : 0
        let constants = SpringConstants(stiffness: max(stiffness, needed), dampingRatio: 1)
        return limitedSpring(constants, from: offset, velocity: velocity, to: target)
    }

    /// How many times stiffer a flick makes a page's spring at most. Own choice: twice the speed.
    private static let stiffestPage = 4.0

    /// The snap spring, calmed where it would swing further beyond an edge than the edge gives way.
    private func limitedSpring(
        _ constants: SpringConstants, from offset: Double, velocity: Double, to target: Double
    ) -> SpringMotion {
        let way = offset - target
        let spring = PreparedSpring(constants, restDistance: spring.restDistance)
        let wanted = spring.oscillation(way, velocity)
        if swings(wanted, around: target) <= room {
            return spring.motion(wanted, to: target)
        }
        let calm = PreparedSpring(
            SpringConstants(stiffness: constants.stiffness, dampingRatio: max(1, constants.dampingRatio)),
            restDistance: spring.restDistance)
        let share = greatestShare { swings(calm.oscillation(way, velocity * $0), around: target) <= room }
        return calm.motion(calm.oscillation(way, velocity * share), to: target)
    }

    /// How far content may swing beyond an edge, in points.
    private var room: Double { give + Self.unseen }

    /// How far it may swing to either side of a target.
    private func reach(around target: Double) -> Double {
        min(target - bounds.lowerBound, bounds.upperBound - target) + room
    }

    /// How far beyond an edge the first swings go, one to each side: thrown away from its target, content comes back past
    /// it.
    private func swings(_ oscillation: SpringOscillation, around target: Double) -> Double {
        guard let time = oscillation.firstExtremum else { return 0 }
        let first = swing(of: oscillation, at: time, around: target)
        guard let frequency = oscillation.swingFrequency else { return first }
        return max(first, swing(of: oscillation, at: time + Double.pi / frequency, around: target))
    }

    private func swing(of oscillation: SpringOscillation, at time: Double, around target: Double) -> Double {
        let place = target + oscillation.displacement(at: time)
        return abs(place - bounds.clamp(place))
    }

    /// Points beyond an edge that nobody sees; without them the last digit of a target at an edge would choose its spring.
    private static let unseen = 1e-7
}

/// The greatest share from 0 to 1, to 12 digits, for which a condition holds that holds for 0 and for all shares below
/// one that meets it.
func greatestShare(where holds: (Double) -> Bool) -> Double {
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
        let middle = (low + high) / 2
        if holds(middle) { low = middle } else { high = middle }
    }
    return low
}
