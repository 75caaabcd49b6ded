/// The offset of a scroll view: two axes and the lock between them, fed with timestamped intents.
///
/// ```swift
/// var scroller = Scroller(axes: .vertical, extent: extent)
/// scroller.apply(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .seconds(1))
/// scroller.advance(to: .seconds(1.1))
/// scroller.offset(at: .seconds(1.1)).y
/// ```
///
/// Does not own: a clock, views, or the places to rest on. The caller gives the time with every call, and a resolver
/// with those that may need one. A time before one that was given earlier counts as that one. The same calls give the
/// same offsets to the last bit, and how often ``advance(to:resolve:)`` is called in between changes nothing.
public struct Scroller: Sendable {
    /// The axes along which it moves; along the others the offset only changes with the bounds.
    public let axes: ScrollAxes
    /// The numbers and choices in use.
    public var feel: ScrollFeel { tuning.feel }
    /// The lengths in use.
    public internal(set) var extent: ScrollExtent
    /// Axes on which content that fits its viewport can be pulled all the same.
    public var bouncesWhenContentFits: ScrollAxes = .both

    /// Shared by all copies, since a feel is larger than the rest.
    var tuning: FeelBox
    /// The latest moment that was mentioned.
    var now = Timestamp.distantPast
    var activities: AxisPair<AxisActivity>
    /// The motion of an axis while it moves, and the latest one afterwards.
    var motions: AxisPair<ScrollMotion>
    var contact = Contact.none
    var tracker: VelocityTracker
    /// Where the present gesture began, an offset.
    var gestureStart: ScrollVector
    var turn = WheelTurn.none
    var rhythm = WheelRhythm()
    var echo: StrokeEcho?
    var latestFling: FlingMemory?
    /// Whether the present rest place was chosen by a resolver, so that new lengths may choose it anew.
    public internal(set) var restsOnTarget = true
    /// The last rest place within lengths that were not empty: pages survive a viewport of no size.
    var memory: RestMemory

    /// A rest place and the lengths it belongs to.
    struct RestMemory: Sendable {
        var offset: ScrollVector
        var extent: ScrollExtent
    }

    /// Starts at the minimum offsets if no offset is given; an offset outside the bounds is pulled in.
    public init(feel: ScrollFeel = .uikit, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector? = nil) {
        let offset = extent.clamp(offset ?? extent.minimumOffset)
        tuning = FeelBox(feel)
        self.axes = axes
        self.extent = extent
        activities = AxisPair { .resting(offset[$0]) }
        motions = AxisPair { .glide(GlideMotion(from: offset[$0], velocity: 0, to: offset[$0], duration: 0)) }
        tracker = feel.velocity.tracker
        gestureStart = offset
        memory = RestMemory(offset: offset, extent: extent)
    }

    /// A resolver without targets.
    public static func noTargets(_ projection: ScrollProjection) -> ScrollVector? { nil }

    /// Does what was asked at that time. Positions, deltas or lengths that are not finite are left out.
    public mutating func apply(
        _ intent: ScrollIntent, at time: Duration, resolve: TargetResolver = Scroller.noTargets
    ) {
        advance(to: time, resolve: resolve)
        switch intent {
        case .down(let position, let kind): press(at: position, with: kind)
        case .move(let position): movePointer(to: position)
        case .up(let position): liftPointer(at: position, resolve: resolve)
        case .cancel: cancelContact(resolve: resolve)
        case .wheel(.notch, let delta): turnWheel(by: delta, resolve: resolve)
        case .wheel(.touchpad, let delta): strokeTouchpad(by: delta, resolve: resolve)
        case .key(let key, let shift): pressKey(key, shift: shift, resolve: resolve)
        case .fling(let velocity): fling(velocity, resolve: resolve)
        case .scrollTo(let place, let animated): scroll(to: place, animated: animated)
        case .resize, .content, .insets: changeLayout(intent, resolve: resolve)
        }
    }
}
