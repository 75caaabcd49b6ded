/// The projected end of a gesture on one axis. Fields as in ``ScrollProjection``.
public struct AxisProjection: Equatable, Sendable {
    /// The current offset, in points.
    public var offset: Double
    /// The offset when the gesture began.
    public var start: Double
    /// The rest position without targets, within the bounds.
    public var projected: Double
    /// The velocity of the offset, in points per second.
    public var velocity: Double
    /// -1, 0 or 1: the direction the gesture insists on.
    public var direction: Double
    /// The cause of the motion.
    public var cause: ScrollCause
    /// The lengths in use.
    public var extent: AxisExtent
    /// The lengths that `offset` belongs to if the cause is a resize.
    public var previousExtent: AxisExtent
    /// Notches that the wheel has turned since the gesture began.
    public var notches: Double

    /// Unless given, the start equals the offset, and the previous lengths equal the current ones.
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
    /// The offset that a gesture with a direction must leave: for a wheel the one at which its turn began, however far
    /// it has come, for a key the one to which the keys before it lead, otherwise the current one.
    var departure: Double { cause == .wheel || cause == .key ? start : offset }

    /// The number of times that a limit counts: once for each notch begun, and once for every other gesture.
    var limitCount: Int { cause == .wheel ? Int(min(max(1, (notches - 1e-9).rounded(.up)), 1000)) : 1 }
}
