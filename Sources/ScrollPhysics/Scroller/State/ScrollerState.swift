/// The state and behavior of a ``Scroller``. A class, because copying more than a kilobyte for each call would be slow.
final class ScrollerState {
    let axes: ScrollAxes
    /// Shared by all copies, since a feel is larger than the rest of the state.
    var tuning: SharedFeel { didSet { (x.tuning, y.tuning) = (tuning, tuning) } }
    /// The latest time that a caller passed.
    var now: Timestamp
    var x: ScrollerAxis
    var y: ScrollerAxis
    var contact: Contact
    var tracker: VelocityTracker
    /// The offset at which the current gesture began.
    var gestureStart: ScrollVector
    var turn: WheelTurn
    var rhythm: WheelRhythm
    var echo: StrokeEcho?
    var latestFling: FlingMemory?
    /// When a key or a program last asked for a motion.
    var latestGlide: Timestamp
    var restsOnTarget: Bool
    /// The last rest position within lengths that were not empty: pages survive an empty viewport.
    var memory: RestMemory

    /// A rest position and the lengths it belongs to.
    struct RestMemory: Sendable {
        var offset: ScrollVector
        var extent: ScrollExtent
    }

    init(feel: ScrollFeel, axes: ScrollAxes, extent: ScrollExtent, offset: ScrollVector) {
        self.axes = axes
        tuning = SharedFeel(feel)
        now = .distantPast
        x = ScrollerAxis(extent.x, tuning: tuning, offset: offset.x)
        y = ScrollerAxis(extent.y, tuning: tuning, offset: offset.y)
        contact = .none
        tracker = feel.velocityTracker
        gestureStart = offset
        turn = .none
        rhythm = WheelRhythm()
        latestGlide = .distantPast
        restsOnTarget = true
        memory = RestMemory(offset: offset, extent: extent)
    }

    /// An independent copy.
    init(copying other: ScrollerState) {
        axes = other.axes
        tuning = other.tuning
        now = other.now
        x = other.x
        y = other.y
        contact = other.contact
        tracker = other.tracker
        gestureStart = other.gestureStart
        turn = other.turn
        rhythm = other.rhythm
        echo = other.echo
        latestFling = other.latestFling
        latestGlide = other.latestGlide
        restsOnTarget = other.restsOnTarget
        memory = other.memory
    }

    var extent: ScrollExtent {
        get { ScrollExtent(x: x.extent, y: y.extent) }
        set { (x.extent, y.extent) = (newValue.x, newValue.y) }
    }

    var bouncesWhenContentFits: ScrollAxes {
        get { ScrollAxes.all { self[$0].bounces } }
        set { (x.bounces, y.bounces) = (newValue.contains(.horizontal), newValue.contains(.vertical)) }
    }

    var isPaging: Bool {
        get { y.isPaging }
        set { (x.isPaging, y.isPaging) = (newValue, newValue) }
    }

    subscript(axis: ScrollAxis) -> ScrollerAxis {
        get { axis == .horizontal ? x : y }
        set {
            switch axis {
            case .horizontal: x = newValue
            case .vertical: y = newValue
            }
        }
    }

    func activity(on axis: ScrollAxis) -> AxisActivity { axis == .horizontal ? x.activity : y.activity }

    func set(_ activity: AxisActivity, on axis: ScrollAxis) { self[axis].activity = activity }

    func apply(_ intent: ScrollIntent, at time: Timestamp, resolve: TargetResolver) {
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
        case .scrollTo(let offset, let animated): scroll(to: offset, animated: animated)
        case .resize, .content, .insets: changeLayout(intent, resolve: resolve)
        }
    }
}
