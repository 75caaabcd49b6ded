/// The offset of a scroll view: two axes and the lock between them, fed with timestamped intents.
///
/// ```swift
/// var scroller = Scroller(axes: .vertical, extent: extent)
/// scroller.apply(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(1))
/// scroller.advance(to: .seconds(1.1))
/// scroller.offset(at: .seconds(1.1)).y
/// ```
///
/// A scroller has no clock, no views and no targets. The caller passes the time with every call, and a resolver with
/// the calls that may need one. A time before an earlier one counts as the earlier one. The same calls give the same
/// offsets to the last bit, whatever the number of calls of ``advance(to:resolve:)`` in between.
///
/// It is a value: copies are independent. They share their state until one of them changes, which allocates once;
/// otherwise only ``init(feel:axes:extent:offset:)`` and ``setFeel(_:at:)`` allocate.
///
/// `@unchecked` because the state is mutable: a scroller changes it only while it holds the only reference.
public struct Scroller: @unchecked Sendable {
    private(set) var state: ScrollerState

    /// Starts at the minimum offsets if no offset is given; an offset outside the bounds is clamped.
    public init(feel: ScrollFeel = .uikit, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector? = nil) {
        let extent = extent.withoutDust
        let offset = extent.clamp(offset ?? extent.minimumOffset)
        state = ScrollerState(feel: feel, axes: axes, extent: extent, offset: offset)
    }

    /// A resolver without targets.
    public static func noTargets(_ projection: ScrollProjection) -> ScrollVector? { nil }

    /// The axes along which the content moves; along the others the offset only changes with the bounds.
    public var axes: ScrollAxes { state.axes }
    /// The numbers and choices in use.
    public var feel: ScrollFeel { state.tuning.feel }
    /// The lengths in use.
    public var extent: ScrollExtent { state.extent }
    /// Axes on which content that fits its viewport can still be pulled.
    public var bouncesWhenContentFits: ScrollAxes {
        get { state.bouncesWhenContentFits }
        set { own.bouncesWhenContentFits = newValue }
    }
    /// Whether the offsets of a resolver are whole pages, for which a feel may have a special motion.
    public var isPaging: Bool {
        get { state.isPaging }
        set { if newValue != isPaging { own.isPaging = newValue } }
    }

    /// The state for a change: copied first if it is shared.
    private var own: ScrollerState {
        mutating get {
            if !isKnownUniquelyReferenced(&state) { state = ScrollerState(copying: state) }
            return state
        }
    }
}

extension Scroller {
    /// Applies an intent at `time`. Positions, deltas or lengths that are not finite are ignored.
    public mutating func apply(
        _ intent: ScrollIntent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        own.apply(intent, at: Timestamp(time), resolve: resolve)
    }

    /// Performs the timed steps before `time`, each at its own moment: the lift of fingers from a touchpad after a
    /// pause, the end of a motion, the snap from the end of a glide to a target.
    ///
    /// Complexity: O(1) for each step; at most a few are ever due.
    public mutating func advance(to time: Duration, resolve: TargetResolver = Scroller.noTargets) {
        own.advance(to: Timestamp(time), resolve: resolve)
    }

    /// Sets new lengths. Content at rest is clamped to the bounds, and moves onto its target if a resolver knows one.
    /// Overscroll under a finger stays unchanged, and so does the target under a finger that rests. A motion continues
    /// with its velocity and changes its end only if necessary.
    public mutating func setExtent(
        _ extent: ScrollExtent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        own.setExtent(extent, at: Timestamp(time), resolve: resolve)
    }

    /// Moves the content to the current position of its target, with a running motion or at once: targets may move
    /// while all lengths stay. Has no effect without a chosen target, or while an input holds the content.
    public mutating func retarget(at time: Duration, resolve: TargetResolver) {
        own.retarget(at: Timestamp(time), resolve: resolve)
    }

    /// Sets a new feel from now on. Position and velocity stay, and motions end by the new feel.
    public mutating func setFeel(_ feel: ScrollFeel, at time: Duration) {
        own.setFeel(feel, at: Timestamp(time))
    }

    /// Shifts everything by `delta` points within the current bounds: offsets, running motions, targets and the drag's
    /// anchor. Velocities stay, and a motion ends within the bounds.
    public mutating func adjust(by delta: ScrollVector, at time: Duration) {
        own.adjust(by: delta, at: Timestamp(time))
    }

    /// Adjusts the offsets when content before the visible part becomes longer by `length` points, or shorter with a
    /// negative value: the visible content stays in place.
    ///
    /// Offsets, motions, targets and the drag's anchor are shifted. Where content becomes longer, the bounds grow at
    /// once, so that they do not cut the shifted offset. Content held beyond the edge is then within the bounds and
    /// stays under the finger, content on its way back to the edge comes to rest where it would have, and a fling
    /// continues into the new content. Where content becomes shorter, call ``setExtent(_:at:resolve:)`` for the new
    /// bounds.
    public mutating func insertContent(_ length: ScrollVector, at time: Duration) {
        own.insertContent(length, at: Timestamp(time))
    }

    /// Returns the edge that the fling on an axis has met by `time`, once: ``edgeMeeting(on:)`` is nil afterwards. The
    /// content does not move. To pass the rest of the fling on, let the content rest at the edge and start the outer
    /// scroll view with a fling of that velocity, both at the time of the meeting.
    public mutating func takeEdgeMeeting(on axis: ScrollAxis, at time: Duration) -> EdgeMeeting? {
        state[axis].meeting == nil ? nil : own.takeMeeting(on: axis, at: Timestamp(time))
    }
}
