/// What a ``Scroller`` is and does. It is more than a kilobyte, and the compiler copies a value of that size wherever
/// it is only read by a function of its own: the small ones that read it are inlined, so that they look at the parts
/// they need.
struct ScrollerState: Sendable {
    let axes: ScrollAxes
    var bouncesWhenContentFits: ScrollAxes { didSet { measure(extent) } }
    var isPaging: Bool { didSet { measure(extent) } }
    /// Shared by all copies, since a feel is larger than the rest.
    var tuning: FeelBox { didSet { measure(extent) } }
    /// The latest moment that was mentioned.
    var now: Timestamp
    var x: ScrollerAxis
    var y: ScrollerAxis
    var contact: Contact
    var tracker: VelocityTracker
    /// Where the present gesture began, an offset.
    var gestureStart: ScrollVector
    var turn: WheelTurn
    var rhythm: WheelRhythm
    var echo: StrokeEcho?
    var latestFling: FlingMemory?
    var restsOnTarget: Bool
    /// The last rest place within lengths that were not empty: pages survive a viewport of no size.
    var memory: RestMemory

    /// A rest place and the lengths it belongs to.
    struct RestMemory: Sendable {
        var offset: ScrollVector
        var extent: ScrollExtent
    }

    init(feel: ScrollFeel, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector) {
        self.axes = axes
        bouncesWhenContentFits = .both
        isPaging = false
        tuning = FeelBox(feel)
        now = .distantPast
        x = ScrollerAxis(AxisRoom(extent.x, tuning: tuning, bounces: true, pages: false), offset: offset.x)
        y = ScrollerAxis(AxisRoom(extent.y, tuning: tuning, bounces: true, pages: false), offset: offset.y)
        contact = .none
        tracker = feel.velocity.tracker
        gestureStart = offset
        turn = .none
        rhythm = WheelRhythm()
        restsOnTarget = true
        memory = RestMemory(offset: offset, extent: extent)
    }

    var extent: ScrollExtent {
        @inline(__always) get { ScrollExtent(x: x.room.extent, y: y.room.extent) }
        set { measure(newValue) }
    }

    private mutating func measure(_ extent: ScrollExtent) {
        x.room = room(for: extent.x, bounces: bouncesWhenContentFits.contains(.horizontal))
        y.room = room(for: extent.y, bounces: bouncesWhenContentFits.contains(.vertical))
    }

    private func room(for extent: AxisExtent, bounces: Bool) -> AxisRoom {
        AxisRoom(extent, tuning: tuning, bounces: bounces, pages: isPaging)
    }

    /// Asks an axis where it is stored.
    @inline(__always)
    func ask<Answer>(_ axis: ScrollAxis, _ question: (ScrollerAxis) -> Answer) -> Answer {
        switch axis {
        case .horizontal: question(x)
        case .vertical: question(y)
        }
    }

    /// Changes an axis where it is stored.
    @inline(__always)
    mutating func change<Answer>(_ axis: ScrollAxis, _ change: (inout ScrollerAxis) -> Answer) -> Answer {
        switch axis {
        case .horizontal: change(&x)
        case .vertical: change(&y)
        }
    }

    @inline(__always)
    func activity(on axis: ScrollAxis) -> AxisActivity { axis == .horizontal ? x.activity : y.activity }

    @inline(__always)
    mutating func set(_ activity: AxisActivity, on axis: ScrollAxis) { change(axis) { $0.activity = activity } }

    mutating func apply(_ intent: ScrollIntent, at time: Timestamp, resolve: TargetResolver) {
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
