/// The spring at an edge, and what it may take over.
public struct EdgeSpring: Equatable, Sendable {
    /// The spring itself.
    public var constants: SpringConstants
    /// The velocity that the spring may take over, in points per second. Flutter caps positive ones at 5000 and
    /// negative ones not at all; everybody else takes over what there is.
    public var transfer: ClosedRange<Double>
    /// Share of the velocity that the spring takes over, before that bound; Mozilla's is a half.
    public var share: Double
    /// Content is never further than this many points beyond the edge.
    public var limit: Double
    /// Within this many points the spring counts as settled.
    public var restDistance: Double

    /// Without limits unless they are given.
    public init(
        constants: SpringConstants, transfer: ClosedRange<Double> = -Double.infinity...Double.infinity,
        share: Double = 1, limit: Double = .infinity, restDistance: Double = 0.1
    ) {
        self.constants = constants
        self.transfer = transfer
        self.share = share
        self.limit = limit
        self.restDistance = restDistance
    }

    /// The motion back to `edge` from an offset at or beyond it: with the greatest share of the velocity that keeps the first
    /// swing within the limit, on either side. Content that fits is beyond its other edge as soon as it has passed this one.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let displacement = start - edge
        let bounded = transfer.clamp(velocity * share)
        let velocity = bounded.isFinite ? bounded : 0
        let swing = firstSwing(from: displacement, velocity: velocity)
        guard swing > limit else { return spring(from: start, velocity: velocity, to: edge) }
        return spring(from: start, velocity: velocity * share(of: velocity, from: displacement, swing), to: edge)
    }

    /// How much of a velocity keeps a swing within the limit that all of it makes too long.
    private func share(of velocity: Double, from displacement: Double, _ swing: Double) -> Double {
        // From the edge itself the swing goes with the velocity.
        if displacement == 0 { return limit / swing * Self.closely }
        if abs(displacement) >= limit, velocity * displacement > 0 { return 0 }
        return greatestShare { firstSwing(from: displacement, velocity: velocity * $0) <= limit }
    }

    private func spring(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        SpringMotion(from: start, velocity: velocity, to: edge, constants: constants, restDistance: restDistance)
    }

    private func firstSwing(from displacement: Double, velocity: Double) -> Double {
        let oscillation = SpringOscillation(displacement: displacement, velocity: velocity, constants: constants)
        return oscillation.firstExtremum.map { abs(oscillation.displacement(at: $0)) } ?? 0
    }

    /// A hair less than what would just do: a rest distance of the same size is never left, whatever the last digit.
    private static let closely = 1 - 0x1p-40
}
