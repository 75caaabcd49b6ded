/// The spring at an edge, and what it may take over.
public struct EdgeSpring: Equatable, Sendable {
    /// The spring itself.
    public var constants: SpringConstants { didSet { shape = SpringShape(constants) } }
    /// The velocity that the spring may take over, in points per second. Flutter caps positive ones at 5000 and
    /// negative ones not at all; everybody else takes over what there is.
    public var transfer: ClosedRange<Double>
    /// Share of the velocity that the spring takes over, before that bound; Mozilla's is a half.
    public var share: Double
    /// Content is never further than this many points beyond the edge.
    public var limit: Double
    /// Within this many points the spring counts as settled.
    public var restDistance: Double
    private var shape: SpringShape

    /// Without limits unless they are given.
    public init(
        constants: SpringConstants, transfer: ClosedRange<Double> = -Double.infinity...Double.infinity,
        share: Double = 1, limit: Double = .infinity, restDistance: Double = 0.1
    ) {
        self.constants = constants
        shape = SpringShape(constants)
        self.transfer = transfer
        self.share = share
        self.limit = limit
        self.restDistance = restDistance
    }

    /// The way back to `edge` from an offset at or beyond it.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        freeMotion(from: start, velocity: velocity, to: edge)
            ?? limitedMotion(from: start, velocity: velocity, to: edge)
    }

    /// The way back where nothing keeps it from swinging as it would; nil where it would swing too far.
    @inline(__always)
    func freeMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion? {
        let (displacement, taken) = (start - edge, taken(velocity))
        // The critical ratio, which most feels have, apart: what is known of its regime need not be asked again.
        if case .critical = shape.damping {
            return free(SpringOscillation(displacement, taken, shape: shape, regime: .critical), to: edge)
        }
        return free(oscillation(displacement, taken), to: edge)
    }

    @inline(__always)
    private func free(_ oscillation: SpringOscillation, to edge: Double) -> SpringMotion? {
        // No spring gains energy: most of them need not be followed to their furthest point.
        guard !oscillation.canReach(limit) || swing(oscillation) <= limit else { return nil }
        return SpringMotion(oscillation, to: edge, restDistance: restDistance)
    }

    /// With the greatest share of the velocity that keeps the swing within the limit, on either side: content that fits
    /// is beyond its other edge as soon as it has passed this one.
    @inline(never)
    func limitedMotion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let (displacement, taken) = (start - edge, taken(velocity))
        let share = greatestShare { swing(oscillation(displacement, taken * $0)) <= limit }
        return SpringMotion(oscillation(displacement, taken * share), to: edge, restDistance: restDistance)
    }

    @inline(__always)
    private func taken(_ velocity: Double) -> Double {
        let taken = transfer.clamp(velocity * share)
        return taken.isFinite ? taken : 0
    }

    @inline(__always)
    private func oscillation(_ displacement: Double, _ velocity: Double) -> SpringOscillation {
        SpringOscillation(displacement: displacement, velocity: velocity, shape: shape)
    }

    private func swing(_ oscillation: SpringOscillation) -> Double {
        guard let time = oscillation.firstExtremum else { return 0 }
        return abs(oscillation.displacement(at: time))
    }
}
