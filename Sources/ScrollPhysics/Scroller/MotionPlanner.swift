/// Chooses the motion from a position and a velocity to a rest place on one axis. Policy alone: it keeps no state.
///
/// It takes the groups of a feel and not the feel, whose names would be counted references.
struct MotionPlanner {
    let fling: FlingFeel
    let edge: EdgeFeel
    let snap: SnapFeel
    let extent: AxisExtent
    /// Whether the edges give way at all.
    let isElastic: Bool

    /// How an axis goes on.
    enum Plan {
        case rest(Double)
        case run(ScrollMotion)

        var restPosition: Double {
            switch self {
            case .rest(let offset): offset
            case .run(let motion): motion.restPosition
            }
        }

        /// Where the formula leads, before the stop distance cuts its tail off.
        var destination: Double {
            switch self {
            case .rest(let offset): offset
            case .run(let motion): motion.destination
            }
        }

        /// Whether it leads there by itself. A target at an edge is found by adding other numbers than the edge, and may
        /// differ from it in the last digit.
        func leads(to target: Double) -> Bool {
            abs(destination - target) <= 1e-12 * max(1, abs(target))
        }
    }

    /// The run-out without targets, edges included.
    func natural(from offset: Double, velocity: Double) -> Plan {
        guard isElastic || !extent.fits else { return .rest(extent.clamp(offset)) }
        let outside = extent.overscroll(of: offset)
        if outside == 0, velocity == 0 { return .rest(offset) }
        if outside != 0, !isElastic { return .rest(extent.clamp(offset)) }
        let decay = DecayMotion(
            start: offset, velocity: velocity, rate: fling.decelerationRate,
            restDistance: fling.restDistance)
        let motion = BounceMotion(.decay(decay), within: bounds(reachedBy: decay), edge: edgeRule)
        return motion.duration > 0 ? .run(.bounce(motion)) : .rest(extent.clamp(offset))
    }

    /// Content that is thrown back hard enough from beyond an edge passes that edge instead of being caught by its
    /// spring.
    private func bounds(reachedBy decay: DecayMotion) -> ClosedRange<Double> {
        let low = extent.minimumOffset
        let high = extent.maximumOffset
        if decay.start < low, decay.restPosition > low { return decay.start...high }
        if decay.start > high, decay.restPosition < high { return low...decay.start }
        return low...high
    }

    /// A motion that ends exactly on the target, with no jump in velocity and within the longest settle.
    func snap(from offset: Double, velocity: Double, to target: Double) -> Plan {
        let way = target - offset
        guard snap.longestSettle > 0, way != 0 || velocity != 0 else { return .rest(target) }
        let isAhead = way * velocity > 0 && extent.overscroll(of: offset) == 0
        let motion = isAhead ? unspringy(from: offset, velocity: velocity, to: target) : nil
        return .run(motion ?? .spring(spring(from: offset, velocity: velocity, to: target)))
    }

    /// A decay that stops on the target, or where that would crawl, a glide; nil where even that would have to speed
    /// up.
    private func unspringy(from offset: Double, velocity: Double, to target: Double) -> ScrollMotion? {
        let way = target - offset
        let rest = fling.restDistance
        let beyond = target + (way < 0 ? -rest : rest)
        if let decay = DecayMotion(start: offset, velocity: velocity, reaching: beyond, restDistance: rest),
            decay.duration <= snap.longestSettle
        {
            return .bounce(BounceMotion(.decay(decay), stoppingAt: target))
        }
        let longest = snap.longestSettle
        guard velocity / way * longest >= 2 else { return nil }
        return .glide(GlideMotion(from: offset, velocity: velocity, to: target, duration: longest))
    }

    /// The snap spring, calmed where it would swing further beyond an edge than the edge gives way.
    private func spring(from offset: Double, velocity: Double, to target: Double) -> SpringMotion {
        let wanted = SpringConstants(
            stiffness: snap.springStiffness, dampingRatio: snap.springDampingRatio)
        let room = give + Self.unseen
        if swings(from: offset, velocity: velocity, to: target, with: wanted) <= room {
            return springMotion(from: offset, velocity: velocity, to: target, with: wanted)
        }
        let calm = SpringConstants(stiffness: snap.springStiffness, dampingRatio: max(1, wanted.dampingRatio))
        let share = greatestShare { swings(from: offset, velocity: velocity * $0, to: target, with: calm) <= room }
        return springMotion(from: offset, velocity: velocity * share, to: target, with: calm)
    }

    private func springMotion(
        from offset: Double, velocity: Double, to target: Double, with constants: SpringConstants
    ) -> SpringMotion {
        SpringMotion(
            from: offset, velocity: velocity, to: target, constants: constants,
            restDistance: edge.restDistance)
    }

    /// How far beyond an edge the first swings go, one to each side: thrown away from its target, content comes back past
    /// it.
    private func swings(
        from offset: Double, velocity: Double, to target: Double, with constants: SpringConstants
    ) -> Double {
        let oscillation = SpringOscillation(
            displacement: offset - target, velocity: velocity, constants: constants)
        guard let time = oscillation.firstExtremum else { return 0 }
        let first = swing(of: oscillation, at: time, around: target)
        guard let frequency = oscillation.swingFrequency else { return first }
        return max(first, swing(of: oscillation, at: time + Double.pi / frequency, around: target))
    }

    private func swing(of oscillation: SpringOscillation, at time: Double, around target: Double) -> Double {
        abs(extent.overscroll(of: target + oscillation.displacement(at: time)))
    }

    /// Points beyond an edge that nobody sees; without them the last digit of a target at an edge would choose its spring.
    private static let unseen = 1e-7

    /// How far beyond an edge content may be, in points.
    var give: Double { isElastic ? extent.viewport : 0 }

    /// A glide of the given seconds, at once where that is zero.
    static func glide(from offset: Double, velocity: Double, to goal: Double, duration: Double) -> Plan {
        guard duration > 0, goal != offset else { return .rest(goal) }
        return .run(.glide(GlideMotion(from: offset, velocity: velocity, to: goal, duration: duration)))
    }

    private var edgeRule: EdgeRule {
        guard isElastic else { return .stop }
        let constants = SpringConstants(
            stiffness: edge.springStiffness, dampingRatio: edge.springDampingRatio)
        return .spring(
            EdgeSpring(constants: constants, limit: extent.viewport, restDistance: edge.restDistance))
    }
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
