extension Scroller {
    /// The offset in points. Call this after ``advance(to:resolve:)``.
    public func offset(at time: Duration) -> ScrollVector { state.shownOffset(at: Timestamp(time)) }

    /// The velocity of the offset, in points per second; during a drag, the velocity of the finger.
    public func velocity(at time: Duration) -> ScrollVector { state.velocity(at: Timestamp(time)) }

    /// The current phase. Wheel and fling are ``ScrollPhase/decelerating`` once nothing holds the content; keys and
    /// scrolls by a program are ``ScrollPhase/animating``.
    public func phase(at time: Duration) -> ScrollPhase { state.phase(at: Timestamp(time)) }

    /// Whether the offset may change without further input.
    public func isMoving(at time: Duration) -> Bool { state.isMoving(at: Timestamp(time)) }

    /// The time of the next change that happens without input, at or after `time`; nil if none is due.
    public func nextTransition(after time: Duration) -> Duration? {
        state.nextTransition.map { max($0, Timestamp(time)).duration }
    }

    /// The offset at which the current motion ends; nil at rest and under a finger.
    public var target: ScrollVector? { state.target }

    /// Whether a resolver chose the current rest position, so that new lengths may choose it again.
    public var restsOnTarget: Bool { state.restsOnTarget }

    /// Whether the slop is passed and the content follows the pointer.
    public var isDragging: Bool { state.isDragging }

    /// The greatest distance of content from an edge of this axis, in points, by a pull or a fling.
    public func overscrollLimit(on axis: ScrollAxis) -> Double { state.overscrollLimit(on: axis) }
}

extension Scroller {
    /// Whether this move would begin a drag here: it leaves the slop, mostly along one of the axes.
    ///
    /// With `yieldsAtEdge`, a move towards an edge that is already reached does not begin a drag. With `yieldsTies`,
    /// neither does a move that goes as far across its axis as along it, unless the axis is vertical. Nested scroll
    /// views ask the innermost first.
    public func claims(
        moveTo position: ScrollVector, at time: Duration, yieldsAtEdge: Bool, yieldsTies: Bool = false
    ) -> Bool {
        state.claims(moveTo: position, yieldsAtEdge: yieldsAtEdge, yieldsTies: yieldsTies)
    }

    /// Whether content can still scroll in the direction given by a sign, from the end of a running motion.
    public func canScroll(_ axis: ScrollAxis, direction: Double) -> Bool {
        state.canScroll(axis, direction: direction)
    }

    /// The edge that the latest fling on an axis meets, in the future or the past. Nil if it meets none, after
    /// ``takeEdgeMeeting(on:at:)``, and once another motion begins.
    public func edgeMeeting(on axis: ScrollAxis) -> EdgeMeeting? { state[axis].meeting }
}
