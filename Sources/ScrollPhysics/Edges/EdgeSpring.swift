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
        freeMotion(from: start, velocity: velocity, to: edge)
            ?? limitedMotion(from: start, velocity: velocity, to: edge)
    }

    /// The way back where nothing keeps it from swinging as it would; nil where it would swing too far.
    func freeMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion? {
        let oscillation = spring.oscillation(start - edge, taken(velocity))
        // No spring gains energy: most of them need not be followed to their furthest point.
        guard !oscillation.canReach(limit) || swing(oscillation) <= limit else { return nil }
        return spring.motion(oscillation, to: edge)
    }

    /// The same where all of it is known in closed form; nil for all else.
    @inline(__always)
    func usualMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion? {
        spring.usualMotion(from: start - edge, velocity: taken(velocity), to: edge, within: limit)
    }

    /// With the greatest share of the velocity that keeps the swing within the limit, on either side: content that fits
    /// is beyond its other edge as soon as it has passed this one.
    @inline(never)
    func limitedMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let (displacement, taken) = (start - edge, taken(velocity))
        // From the edge itself the swing goes with the velocity. A hair less than the limit: a rest distance of the same size
        // is never left, whatever the last digit.
        let share =
            displacement == 0
            ? limit / swing(spring.oscillation(0, taken)) * (1 - 0x1p-40)
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
