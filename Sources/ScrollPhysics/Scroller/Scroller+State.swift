extension Scroller {
    /// In points. Ask after ``advance(to:resolve:)``.
    public func offset(at time: Duration) -> ScrollVector { state.shownOffset(at: Timestamp(time)) }

    /// Of the offset, in points per second; under a finger that of the finger.
    public func velocity(at time: Duration) -> ScrollVector { state.velocity(at: Timestamp(time)) }

    /// What is going on. Wheel and fling are ``ScrollPhase/decelerating`` once nothing holds the content; keys and
    /// scrolls that a program asked for are ``ScrollPhase/animating``.
    public func phase(at time: Duration) -> ScrollPhase { state.phase(at: Timestamp(time)) }

    /// Whether the offset may be different a moment later without further input.
    public func isMoving(at time: Duration) -> Bool { state.isMoving(at: Timestamp(time)) }

    /// When something happens next that no input asks for, at or after that time. Nil when nothing will.
    public func nextTransition(after time: Duration) -> Duration? {
        state.nextTransition.map { max($0, Timestamp(time)).duration }
    }

    /// Where the present motion ends, nil at rest and under a finger.
    public var target: ScrollVector? { state.target }

    /// Whether the present rest position was chosen by a resolver, so that new lengths may choose it anew.
    public var restsOnTarget: Bool { state.restsOnTarget }

    /// Whether the slop is passed and the content follows the pointer.
    public var isDragging: Bool { state.isDragging }

    /// How far beyond an edge of this axis content can ever be, in points: pulled or flung.
    public func overscrollLimit(on axis: ScrollAxis) -> Double { state.overscrollLimit(on: axis) }
}

extension Scroller {
    /// Whether this move would begin a drag here: it leaves the slop, mostly along one of the axes.
    ///
    /// With `yieldsAtEdge`, a move towards an edge that is already reached is left to somebody else, and with
    /// `yieldsTies` one that goes as far across its axis as along it, unless the axis is vertical. Nested scroll views
    /// ask the innermost first.
    public func claims(
        moveTo position: ScrollVector, at time: Duration, yieldsAtEdge: Bool, yieldsTies: Bool = false
    ) -> Bool {
        state.claims(moveTo: position, yieldsAtEdge: yieldsAtEdge, yieldsTies: yieldsTies)
    }

    /// Whether content can still scroll in that direction (its sign counts), from where a running motion will end.
    public func canScroll(_ axis: ScrollAxis, direction: Double) -> Bool {
        state.canScroll(axis, direction: direction)
    }

    /// The edge that the latest fling on an axis runs into, be it ahead or already met; nil where it runs into none,
    /// after ``takeEdgeMeeting(on:at:)``, and once something else moves the content.
    public func edgeMeeting(on axis: ScrollAxis) -> EdgeMeeting? { state[axis].meeting }
}
