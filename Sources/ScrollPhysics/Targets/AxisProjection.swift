/// Where a gesture would end on one axis. Fields as in ``ScrollProjection``.
public struct AxisProjection: Equatable, Sendable {
    /// The offset now, in points.
    public var offset: Double
    /// The offset when the gesture began.
    public var start: Double
    /// The rest position without targets, within the bounds.
    public var projected: Double
    /// Of the offset, in points per second.
    public var velocity: Double
    /// -1, 0 or 1: the direction the gesture insists on.
    public var direction: Double
    /// What made the content move.
    public var cause: ScrollCause
    /// The lengths in use.
    public var extent: AxisExtent
    /// The lengths that `offset` belongs to, where the cause is a resize.
    public var previousExtent: AxisExtent
    /// Notches that the wheel has turned since the gesture began.
    public var notches: Double

    /// The start is the offset, and the previous lengths are the present ones, unless they are given.
    public init(
        offset: Double, start: Double? = nil, projected: Double, velocity: Double = 0, direction: Double = 0,
        cause: ScrollCause = .drag, extent: AxisExtent, previousExtent: AxisExtent? = nil, notches: Double = 0
    ) {
        self.offset = offset
        self.start = start ?? offset
        self.projected = projected
        self.velocity = velocity
        self.direction = direction
        self.cause = cause
        self.extent = extent
        self.previousExtent = previousExtent ?? extent
        self.notches = notches
    }
}

extension AxisProjection {
    /// Where a gesture that insists on its direction must get away from: a wheel leaves the offset where its turn began,
    /// however far it has come, and everything else the one where it is.
    var departure: Double { cause == .wheel ? start : offset }

    /// How often a limit counts: once for each notch that was begun, and once for every other gesture.
    var limitCount: Int { cause == .wheel ? Int(min(max(1, (notches - 1e-9).rounded(.up)), 1000)) : 1 }
}
