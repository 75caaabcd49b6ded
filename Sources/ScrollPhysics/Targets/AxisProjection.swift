/// Where a gesture would end on one axis. Fields as in ``ScrollProjection``.
public struct AxisProjection: Equatable, Sendable {
    public var offset: Double
    public var start: Double
    public var projected: Double
    public var velocity: Double
    public var direction: Double
    public var cause: ScrollCause
    public var extent: AxisExtent
    public var previousExtent: AxisExtent

    public init(
        offset: Double, start: Double? = nil, projected: Double, velocity: Double = 0, direction: Double = 0,
        cause: ScrollCause = .drag, extent: AxisExtent, previousExtent: AxisExtent? = nil
    ) {
        self.offset = offset
        self.start = start ?? offset
        self.projected = projected
        self.velocity = velocity
        self.direction = direction
        self.cause = cause
        self.extent = extent
        self.previousExtent = previousExtent ?? extent
    }
}
