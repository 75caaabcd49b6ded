/// The remaining share of an initial displacement and velocity: `value(t) = target + displacement(t)·(from - target) + velocity(t)·v0`.
struct AnimationBasis {
    var displacement: Double
    var velocity: Double
    /// The change of `displacement` per second.
    var displacementRate: Double
    var velocityRate: Double

    static let start = AnimationBasis(displacement: 1, velocity: 0, displacementRate: 0, velocityRate: 0)
    static let end = AnimationBasis(displacement: 0, velocity: 0, displacementRate: 0, velocityRate: 0)
}

extension Animation {
    /// The time in seconds until the goal is reached. Springs count as ended when less than a thousandth of the distance is left. Infinite
    /// for an animation that never ends.
    package var duration: Double { duration(of: steps[...]) }

    /// The time in seconds until the logical completion; for springs their perceived duration.
    var logicalDuration: Double { logicalDuration(of: steps[...]) }

    /// Returns the basis at `elapsed` seconds since the start, at least zero.
    func basis(at elapsed: Double) -> AnimationBasis { basis(at: elapsed, steps[...]) }

    private func duration(of steps: ArraySlice<Step>) -> Double {
        guard let step = steps.last else { return curveDuration }
        let inner = duration(of: steps.dropLast())
        switch step {
        case .delay(let delay): return max(0, inner + delay)
        case .speed(let speed): return inner / speed
        case .repeats(let count, _): return count.map { inner * Double($0) } ?? .infinity
        case .logicallyComplete: return inner
        }
    }

    private var curveDuration: Double {
        switch curve {
        case .spring(let spring), .interpolating(let spring, _): spring.settlingDuration
        case .timing(_, let duration): max(0, duration)
        case .custom(let custom): custom.length
        }
    }

    private func logicalDuration(of steps: ArraySlice<Step>) -> Double {
        guard let step = steps.last else {
            if case .spring(let spring) = curve { return spring.duration }
            if case .interpolating(let spring, _) = curve { return spring.duration }
            return curveDuration
        }
        let rest = steps.dropLast()
        let inner = logicalDuration(of: rest)
        switch step {
        case .delay(let delay): return max(0, inner + delay)
        case .speed(let speed): return inner / speed
        case .repeats(let count, _):
            // What is complete before it has ended, such as a spring, is complete in the first repetition.
            let round = duration(of: rest)
            return inner < round ? inner : count.map { round * Double($0) } ?? .infinity
        case .logicallyComplete(let duration): return min(inner, duration)
        }
    }

    private func basis(at time: Double, _ steps: ArraySlice<Step>) -> AnimationBasis {
        guard let step = steps.last else { return curveBasis(at: time) }
        let rest = steps.dropLast()
        switch step {
        case .delay(let delay): return time < delay ? .start : basis(at: time - delay, rest)
        case .speed(let speed): return basis(at: time * speed, rest).faster(by: speed)
        case .repeats(let count, let autoreverses):
            return repeated(at: time, rest, count: count, autoreverses: autoreverses)
        case .logicallyComplete: return basis(at: time, rest)
        }
    }

    private func repeated(
        at time: Double, _ steps: ArraySlice<Step>, count: Int?, autoreverses: Bool
    ) -> AnimationBasis {
        let length = duration(of: steps)
        guard length > 0 else { return .end }
        let round = (time / length).rounded(.down)
        if let count, round >= Double(count) { return .end }
        let within = time - round * length
        guard autoreverses, round.truncatingRemainder(dividingBy: 2) == 1 else { return basis(at: within, steps) }
        return basis(at: length - within, steps).backwards
    }

    private func curveBasis(at time: Double) -> AnimationBasis {
        switch curve {
        case .spring(let spring), .interpolating(let spring, _):
            return spring.basis(at: time)
        case .timing(let curve, let duration):
            let progress = duration > 0 ? min(1, time / duration) : 1
            let slope = duration > 0 ? curve.velocity(at: progress) / duration : 0
            return AnimationBasis(
                displacement: 1 - curve.value(at: progress), velocity: 0, displacementRate: -slope, velocityRate: 0)
        case .custom: return .end
        }
    }
}

extension AnimationBasis {
    /// Returns the basis of the animation at `speed` times its speed. The initial velocity is in units per second of the faster time.
    fileprivate func faster(by speed: Double) -> AnimationBasis {
        AnimationBasis(
            displacement: displacement, velocity: velocity / speed, displacementRate: displacementRate * speed,
            velocityRate: velocityRate)
    }

    fileprivate var backwards: AnimationBasis {
        AnimationBasis(
            displacement: displacement, velocity: velocity, displacementRate: -displacementRate,
            velocityRate: -velocityRate)
    }
}
