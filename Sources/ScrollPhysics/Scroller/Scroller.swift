/// The offset of a scroll view: two axes and the lock between them, fed with timestamped intents.
///
/// Does not own: a clock, views, or the places to rest on. The caller gives the time with every call and a resolver with those that
/// may need one.
public struct Scroller: Sendable {
    public let axes: ScrollAxes
    public private(set) var feel: ScrollFeel
    public private(set) var extent: ScrollExtent
    /// Axes on which content that fits its viewport can be pulled all the same.
    public var bouncesWhenContentFits: ScrollAxes = .both

    var rest: ScrollVector

    /// Starts at the minimum offsets if no offset is given; an offset outside the bounds is pulled in.
    public init(feel: ScrollFeel = .uikit, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector? = nil) {
        self.feel = feel
        self.axes = axes
        self.extent = extent
        rest = extent.clamp(offset ?? extent.minimumOffset)
    }

    /// A resolver without targets.
    public static func noTargets(_ projection: ScrollProjection) -> ScrollVector? { nil }

    /// Takes new numbers from now on; position and velocity stay.
    public mutating func setFeel(_ feel: ScrollFeel, at time: Duration) {
        self.feel = feel
    }

    /// Takes new lengths. What rests is pulled into the bounds, overscroll under a finger stays as it is, motion goes on.
    public mutating func setExtent(
        _ extent: ScrollExtent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        self.extent = extent
        rest = extent.clamp(rest)
    }

    /// Does what was asked at that time.
    public mutating func apply(
        _ intent: ScrollIntent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        switch intent {
        case .scrollTo(let place, animated: _): rest = extent.clamp(place)
        case .fling(let velocity): rest = extent.clamp(rest + velocity * 0.5)
        case .wheel(_, let delta): rest = extent.clamp(rest + ScrollVector(x: delta.x, y: -delta.y) * 100)
        default: break
        }
    }

    /// Takes the timed steps (a touchpad lift, the end of a glide) that fall before that time, each at its own time.
    public mutating func advance(to time: Duration, resolve: TargetResolver = Scroller.noTargets) {}

    /// In points. Ask after ``advance(to:resolve:)``.
    public func offset(at time: Duration) -> ScrollVector { rest }

    /// Of the offset, in points per second.
    public func velocity(at time: Duration) -> ScrollVector { .zero }

    public func phase(at time: Duration) -> ScrollPhase { .idle }

    /// Whether the offset may be different a moment later without further input.
    public func isMoving(at time: Duration) -> Bool { false }

    /// When something happens next that no input asks for: a lift that is noticed late, the end of a motion. Nil when nothing will.
    public func nextTransition(after time: Duration) -> Duration? { nil }

    /// Where the present motion ends, nil at rest.
    public var target: ScrollVector? { nil }

    /// Whether this move would begin a drag here: it leaves the slop along one of the axes, and more so than across.
    ///
    /// With `yieldsAtEdge`, a move towards an edge that is already reached is left to somebody else.
    public func claims(moveTo position: ScrollVector, at time: Duration, yieldsAtEdge: Bool) -> Bool { false }

    /// Whether the slop is passed and the content follows the pointer.
    public var isDragging: Bool { false }

    /// Whether there is room in that direction (-1 or 1), counted from where a running motion will end.
    public func canScroll(_ axis: ScrollAxis, direction: Double) -> Bool {
        guard axes.contains(axis) else { return false }
        let bounds = extent[axis]
        return direction < 0 ? rest[axis] > bounds.minimumOffset : rest[axis] < bounds.maximumOffset
    }

    /// Shifts everything by `delta`, since content before the visible part changed its size: offset, running motion, target and the
    /// drag's anchor. Velocities stay.
    public mutating func adjust(by delta: ScrollVector, at time: Duration) {
        rest = rest + delta
    }
}
