/// The cause of the motion towards the next rest position.
public enum ScrollCause: String, Sendable {
    case drag
    case wheel
    case touchpad
    case key
    case fling
    case resize
}

/// The projected end of a gesture, passed to a resolver of targets.
public struct ScrollProjection: Equatable, Sendable {
    /// The current offset.
    public var offset: ScrollVector
    /// The offset when the gesture began; limits such as "one page" are counted from here.
    public var start: ScrollVector
    /// The rest position without targets, within the bounds.
    public var projected: ScrollVector
    /// The velocity of the offset, in points per second.
    public var velocity: ScrollVector
    /// -1, 0 or 1 on each axis: the direction the gesture insists on. Zero if it was too slow to count.
    public var direction: ScrollVector
    /// The axes along which the content moves.
    public var axes: ScrollAxes
    /// The cause of the motion.
    public var cause: ScrollCause
    /// The lengths in use.
    public var extent: ScrollExtent
    /// Notches of the wheel on each axis since the gesture began, in either direction. A limit such as "one page"
    /// counts for each of them.
    public var notches: ScrollVector
    /// For ``ScrollCause/resize``, the lengths that `offset` and `start` belong to; otherwise the same as `extent`.
    public var previousExtent: ScrollExtent

    /// Unless given, velocity, direction and notches are zero, and the previous lengths equal the current ones.
    public init(
        offset: ScrollVector, start: ScrollVector, projected: ScrollVector, velocity: ScrollVector = .zero,
        direction: ScrollVector = .zero, axes: ScrollAxes = .both, cause: ScrollCause = .drag, extent: ScrollExtent,
        previousExtent: ScrollExtent? = nil, notches: ScrollVector = .zero
    ) {
        self.offset = offset
        self.start = start
        self.projected = projected
        self.velocity = velocity
        self.direction = direction
        self.axes = axes
        self.cause = cause
        self.extent = extent
        self.previousExtent = previousExtent ?? extent
        self.notches = notches
    }

    /// The projection on one axis.
    public subscript(axis: ScrollAxis) -> AxisProjection {
        // Inlined, so that only the fields in use are copied.
        get {
            AxisProjection(
                offset: offset[axis], start: start[axis], projected: projected[axis], velocity: velocity[axis],
                direction: direction[axis], cause: cause, extent: extent[axis], previousExtent: previousExtent[axis],
                notches: notches[axis])
        }
    }
}

/// Chooses the rest position; nil lets the motion stop by itself. The result is clamped to the bounds.
public typealias TargetResolver = (ScrollProjection) -> ScrollVector?
