/// The spring at an edge, and the limits of the velocity that it takes over.
public struct EdgeSpring: Equatable, Sendable {
    /// The spring itself.
    public var constants: SpringConstants
    /// The range of velocities that the spring may take over, in points per second. Flutter limits positive velocities
    /// to 5000 and negative ones not at all; all other feels take over the whole velocity.
    public var transfer: ClosedRange<Double>
    /// The share of the velocity that the spring takes over, before the range is applied; Mozilla's is a half.
    public var share: Double
    /// The greatest distance of the content from the edge, in points.
    public var limit: Double
    /// The distance in points below which the spring counts as settled.
    public var restDistance: Double

    /// Creates a spring without limits unless limits are given.
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

    /// The motion back to `edge` from an offset at or beyond it, with the greatest share of the velocity that keeps the
    /// first swing within the limit on either side. Content that fits its viewport is beyond the other edge as soon as
    /// it has passed this one.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let displacement = start - edge
        let bounded = transfer.clamp(velocity * share)
        let velocity = bounded.isFinite ? bounded : 0
        let swing = firstSwing(from: displacement, velocity: velocity)
        guard swing > limit else { return spring(from: start, velocity: velocity, to: edge) }
        return spring(from: start, velocity: velocity * share(of: velocity, from: displacement, swing), to: edge)
    }

    /// The share of a velocity that keeps the swing within the limit, if the whole velocity exceeds it.
    private func share(of velocity: Double, from displacement: Double, _ swing: Double) -> Double {
        // From the edge itself, the swing is proportional to the velocity.
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

    /// Slightly less than the exact share, so that rounding never pushes the swing past a rest distance of the same
    /// size.
    private static let closely = 1 - 0x1p-40
}
