/// A spring whose constants have been worked out, for many motions with it.
struct PreparedSpring: Equatable, Sendable {
    /// Within this many points it counts as settled.
    let restDistance: Double
    private let settling: CriticalSettling
    // Last, so that an edge rule around it finds room for its own case beside this one's.
    private let shape: SpringShape

    init(_ constants: SpringConstants, restDistance: Double) {
        self.restDistance = restDistance
        shape = SpringShape(constants)
        settling = CriticalSettling(decay: shape.decay, within: restDistance)
    }

    /// Points from rest, and points per second.
    @inline(__always)
    func oscillation(_ displacement: Double, _ velocity: Double) -> SpringOscillation {
        SpringOscillation(displacement: displacement, velocity: velocity, shape: shape)
    }

    /// Swings around `place` as `oscillation` does around zero.
    func motion(_ oscillation: SpringOscillation, to place: Double) -> SpringMotion {
        SpringMotion(oscillation, to: place, restDistance: restDistance)
    }

    /// The motion from so many points beside `place`, where all of it is known in closed form, as most often: at the
    /// critical ratio or above it, and never further from `place` than `limit`. Nil for all else.
    @inline(__always)
    func usualMotion(
        from displacement: Double, velocity: Double, to place: Double, within limit: Double
    ) -> SpringMotion? {
        let (regime, seconds): (SpringOscillation.Regime, Double?)
        switch shape.damping {
        case .swinging, .nearlyCritical: return nil
        case .critical:
            regime = .critical
            seconds = settling.duration(from: displacement, velocity: velocity, decay: shape.decay)
        case .over(let spread, let slow):
            regime = .over(spread: spread, slow: slow)
            seconds = OverdampedSettling(spread: spread, slow: slow, tolerance: restDistance).duration(
                from: displacement, velocity: velocity)
        }
        let oscillation = SpringOscillation(displacement, velocity, shape: shape, regime: regime)
        // No spring gains energy: most of them need not be followed to their furthest point.
        guard let seconds, !oscillation.canReach(limit) else { return nil }
        return SpringMotion(oscillation, to: place, in: seconds)
    }
}
