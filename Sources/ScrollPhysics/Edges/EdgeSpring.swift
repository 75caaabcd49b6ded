/// The spring at an edge, and what it may take over.
public struct EdgeSpring: Equatable, Sendable {
    /// The spring itself.
    public var constants: SpringConstants {
        didSet { spring = PreparedSpring(constants, restDistance: restDistance) }
    }
    /// The velocity that the spring may take over, in points per second. Flutter caps positive ones at 5000 and
    /// negative ones not at all; everybody else takes over what there is.
    public var transfer: ClosedRange<Double>
    /// Share of the velocity that the spring takes over, before that bound; Mozilla's is a half.
    public var share: Double
    /// Content is never further than this many points beyond the edge.
    public var limit: Double
    /// Within this many points the spring counts as settled.
    public var restDistance: Double {
        get { spring.restDistance }
        set { spring = PreparedSpring(constants, restDistance: newValue) }
    }
    private var spring: PreparedSpring

    /// Without limits unless they are given.
    public init(
        constants: SpringConstants, transfer: ClosedRange<Double> = -Double.infinity...Double.infinity,
        share: Double = 1, limit: Double = .infinity, restDistance: Double = 0.1
    ) {
        self.constants = constants
        self.transfer = transfer
        self.share = share
        self.limit = limit
        spring = PreparedSpring(constants, restDistance: restDistance)
    }

    /// The way back to `edge` from an offset at or beyond it.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        usualMotion(from: start, velocity: velocity, to: edge, calm: calmed)
            ?? limitedMotion(from: start, velocity: velocity, to: edge)
    }

    /// The same where nothing keeps the spring from swinging as it would, or it is known in closed form what does; nil for all
    /// else. `calm` gives the velocity that keeps within the limit, for those few whose energy is enough to go beyond.
    @inline(__always)
    func usualMotion(
        from start: Double, velocity: Double, to edge: Double,
        calm: (_ velocity: Double, _ displacement: Double) -> Double?
    ) -> SpringMotion? {
        let (displacement, taken) = (start - edge, taken(velocity))
        // No spring gains energy: most of them need not be followed to their furthest point.
        guard spring.canReach(limit, from: displacement, velocity: taken) else {
            return spring.motion(spring.oscillation(displacement, taken), to: edge)
        }
        return calm(taken, displacement).map { spring.motion(spring.oscillation(displacement, $0), to: edge) }
    }

    func calmed(_ velocity: Double, from displacement: Double) -> Double? {
        spring.calmed(velocity, from: displacement, within: limit)
    }

    /// With the greatest share of the velocity that keeps the swing within the limit, on either side: content that fits
    /// is beyond its other edge as soon as it has passed this one. Most often that is all of it.
    @inline(never)
    private func limitedMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let (displacement, taken) = (start - edge, taken(velocity))
        let wanted = spring.oscillation(displacement, taken)
        guard swing(wanted) > limit else { return spring.motion(wanted, to: edge) }
        // From the edge itself the swing goes with the velocity.
        let share =
            displacement == 0
            ? limit / swing(wanted) * PreparedSpring.closely
            : greatestShare { swing(spring.oscillation(displacement, taken * $0)) <= limit }
        return spring.motion(spring.oscillation(displacement, taken * share), to: edge)
    }

    @inline(__always)
    private func taken(_ velocity: Double) -> Double {
        let taken = transfer.clamp(velocity * share)
        return taken.isFinite ? taken : 0
    }

    private func swing(_ oscillation: SpringOscillation) -> Double {
        guard let time = oscillation.firstExtremum else { return 0 }
        return abs(oscillation.displacement(at: time))
    }
}
