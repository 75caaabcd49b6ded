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

    /// The way back to `edge` from an offset at or beyond it.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let taken = min(max(velocity * share, transfer.lowerBound), transfer.upperBound)
        let whole = oscillation(start - edge, taken)
        let safe = staysWithinLimit(whole) ? whole : limited(start - edge, taken)
        return SpringMotion(safe, to: edge, restDistance: restDistance)
    }

    /// With the greatest share of the velocity that keeps the swing within the limit, on either side: content that fits
    /// is beyond its other edge as soon as it has passed this one.
    private func limited(_ displacement: Double, _ velocity: Double) -> SpringOscillation {
        let share = greatestShare { swing(oscillation(displacement, velocity * $0)) <= limit }
        return oscillation(displacement, velocity * share)
    }

    private func oscillation(_ displacement: Double, _ velocity: Double) -> SpringOscillation {
        SpringOscillation(
            displacement: displacement, velocity: velocity.isFinite ? velocity : 0, constants: constants)
    }

    private func staysWithinLimit(_ oscillation: SpringOscillation) -> Bool {
        // No spring gains energy: most of them need not be followed to their furthest point.
        oscillation.greatestPossible <= limit || swing(oscillation) <= limit
    }

    private func swing(_ oscillation: SpringOscillation) -> Double {
        guard let time = oscillation.firstExtremum else { return 0 }
        return abs(oscillation.displacement(at: time))
    }
}
