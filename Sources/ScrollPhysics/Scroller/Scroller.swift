/// The offset of a scroll view: two axes and the lock between them, fed with timestamped intents.
///
/// ```swift
/// var scroller = Scroller(axes: .vertical, extent: extent)
/// scroller.apply(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(1))
/// scroller.advance(to: .seconds(1.1))
/// scroller.offset(at: .seconds(1.1)).y
/// ```
///
/// Does not own: a clock, views, or the targets to rest on. The caller gives the time with every call, and a resolver
/// with those that may need one. A time before one that was given earlier counts as that one. The same calls give the
/// same offsets to the last bit, and how often ``advance(to:resolve:)`` is called in between changes nothing.
///
/// It is a value: a copy goes its own way. Copies share their state until one of them changes, which allocates once;
/// otherwise only ``init(feel:axes:extent:offset:)`` and ``setFeel(_:at:)`` do.
///
/// `@unchecked` because the state changes: only a scroller that refers to it alone lets it.
public struct Scroller: @unchecked Sendable {
    private(set) var state: ScrollerState

    /// Starts at the minimum offsets if no offset is given; an offset outside the bounds is pulled in.
    public init(feel: ScrollFeel = .uikit, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector? = nil) {
        let extent = extent.withoutDust
        let offset = extent.clamp(offset ?? extent.minimumOffset)
        state = ScrollerState(feel: feel, axes: axes, extent: extent, offset: offset)
    }

    /// A resolver without targets.
    public static func noTargets(_ projection: ScrollProjection) -> ScrollVector? { nil }

    /// The axes along which it moves; along the others the offset only changes with the bounds.
    public var axes: ScrollAxes { state.axes }
    /// The numbers and choices in use.
    public var feel: ScrollFeel { state.tuning.feel }
    /// The lengths in use.
    public var extent: ScrollExtent { state.extent }
    /// Axes on which content that fits its viewport can be pulled all the same.
    public var bouncesWhenContentFits: ScrollAxes {
        get { state.bouncesWhenContentFits }
        set { own.bouncesWhenContentFits = newValue }
    }
    /// Whether the offsets that a resolver gives are whole pages, to which a feel may have a motion of its own.
    public var isPaging: Bool {
        get { state.isPaging }
        set { if newValue != isPaging { own.isPaging = newValue } }
    }

    /// The state to change, which is this value's alone from now on.
    private var own: ScrollerState {
        mutating get {
            if !isKnownUniquelyReferenced(&state) { state = ScrollerState(copying: state) }
            return state
        }
    }
}

extension Scroller {
    /// Does what was asked at that time. Positions, deltas or lengths that are not finite are left out.
    public mutating func apply(
        _ intent: ScrollIntent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        own.apply(intent, at: Timestamp(time), resolve: resolve)
    }

    /// Takes the timed steps that fall before that time, each at its own moment: a touchpad lift that only a silence
    /// tells, the end of a motion, the snap from the end of a glide to a target.
    ///
    /// Complexity: O(1) for each step; at most a few are ever due.
    public mutating func advance(to time: Duration, resolve: TargetResolver = Scroller.noTargets) {
        own.advance(to: Timestamp(time), resolve: resolve)
    }

    /// Takes new lengths. What rests is pulled into the bounds, and onto its target where a resolver knows one;
    /// overscroll under a finger stays what it is; motion goes on with its velocity and only changes its end where that
    /// is needed.
    public mutating func setExtent(
        _ extent: ScrollExtent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        own.setExtent(extent, at: Timestamp(time), resolve: resolve)
    }

    /// Goes on, or moves at once, to where the resolver says that the target lies now: targets may move while all
    /// lengths stay. Without effect where none was chosen, or while something holds the content.
    public mutating func retarget(at time: Duration, resolve: TargetResolver) {
        own.retarget(at: Timestamp(time), resolve: resolve)
    }

    /// Takes new numbers from now on. Position and velocity stay, and motions end as the new numbers say.
    public mutating func setFeel(_ feel: ScrollFeel, at time: Duration) {
        own.setFeel(feel, at: Timestamp(time))
    }

    /// Shifts everything by `delta` points within the present bounds: offsets, running motions, targets and the drag's
    /// anchor. Velocities stay.
    public mutating func adjust(by delta: ScrollVector, at time: Duration) {
        own.adjust(by: delta, at: Timestamp(time))
    }

    /// Content before the visible part became longer by `length` points, or shorter: what is seen stays where it is.
    ///
    /// Everything is shifted as by ``adjust(by:at:)``. Where content became longer the bounds follow at once, so that
    /// they do not cut the shifted offset: content held beyond the edge lies within them then and stays in the hand,
    /// content on its way back to the edge comes to rest where it would have, and a fling runs on into what is new.
    /// Where content became shorter, ``setExtent(_:at:resolve:)`` brings the bounds.
    public mutating func insertContent(_ length: ScrollVector, at time: Duration) {
        own.insertContent(length, at: Timestamp(time))
    }

    /// The edge that the fling on an axis has met by that time, once: ``edgeMeeting(on:)`` is nil afterwards. Nothing
    /// moves for that. To hand on what is left of it, let the content rest on the edge and start the outer scroll view
    /// with a fling of that velocity, both at the time of the meeting.
    public mutating func takeEdgeMeeting(on axis: ScrollAxis, at time: Duration) -> EdgeMeeting? {
        state[axis].meeting == nil ? nil : own.takeMeeting(on: axis, at: Timestamp(time))
    }
}
