/// A damped spring that pulls an offset to its destination; see ``SpringOscillation`` for the formulas.
public struct SpringMotion: Motion {
    /// The offset of the spring at rest.
    public let destination: Double
    /// The distance from the destination in points below which the motion counts as settled.
    public let restDistance: Double
    /// The displacement from the destination, as a function of time.
    public let oscillation: SpringOscillation

    /// The motion counts as ended once it stays within `restDistance` points of the destination. A velocity that is not
    /// finite counts as zero.
    public init(
        from start: Double, velocity: Double, to destination: Double, constants: SpringConstants,
        restDistance: Double = 0.1
    ) {
        self.destination = destination
        self.restDistance = restDistance
        oscillation = SpringOscillation(
            displacement: start - destination, velocity: velocity.isFinite ? velocity : 0, constants: constants)
    }

    /// The offset at time zero.
    public var start: Double { destination + oscillation.startDisplacement }

    /// Seconds until the offset stays within the rest distance.
    public var duration: Double { oscillation.settlingTime(within: restDistance) }

    /// The offset, in points.
    public func position(at time: Double) -> Double { destination + oscillation.displacement(at: time) }

    /// Points per second.
    public func velocity(at time: Double) -> Double { oscillation.velocity(at: time) }
}

extension SpringMotion {
    /// The greatest distance beyond an end of `bounds` in the first swing to each side, in points: an offset that moves
    /// away from its destination comes back past it.
    func swing(beyond bounds: ClosedRange<Double>) -> Double {
        guard let time = oscillation.firstExtremum else { return 0 }
        let first = position(at: time)
        let second = oscillation.swingFrequency.map { position(at: time + .pi / $0) } ?? first
        return max(abs(first - bounds.clamp(first)), abs(second - bounds.clamp(second)))
    }
}
