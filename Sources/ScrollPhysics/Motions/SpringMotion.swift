/// A damped spring that pulls an offset to its destination; see ``SpringOscillation`` for the formulas.
public struct SpringMotion: Motion {
    /// The offset of the spring at rest.
    public let destination: Double
    /// Within this many points of the destination it counts as settled.
    public let restDistance: Double
    /// The displacement from the destination, as a function of time.
    public let oscillation: SpringOscillation

    /// The motion counts as ended once it stays within `restDistance` points of the destination. A velocity that is not
    /// finite counts as zero.
    public init(
        from start: Double, velocity: Double, to destination: Double, constants: SpringConstants,
        restDistance: Double = 0.1
    ) {
        let oscillation = SpringOscillation(
            displacement: start - destination, velocity: velocity.isFinite ? velocity : 0, constants: constants)
        self.init(oscillation, to: destination, restDistance: restDistance)
    }

    /// Swings around `destination` as `oscillation` does around zero.
    @inline(__always)
    init(_ oscillation: SpringOscillation, to destination: Double, restDistance: Double) {
        self.destination = destination
        self.restDistance = restDistance
        self.oscillation = oscillation
    }

    /// Seconds until the offset stays within the rest distance. Worked out when asked for: a spring that is caught before
    /// never is.
    public var duration: Double { oscillation.settlingTime(within: restDistance) }

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        destination + oscillation.displacement(at: time)
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        oscillation.velocity(at: time)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> SpringMotion {
        SpringMotion(oscillation, to: destination + delta, restDistance: restDistance)
    }
}
