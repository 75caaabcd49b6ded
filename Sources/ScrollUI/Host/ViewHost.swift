public import Drawing
public import Foundation
public import ScrollPhysics

/// Runs a tree of views without a window: takes events, makes frames, gives display lists.
///
/// The SDL window drives the same type, so that a test that uses it sees what a person sees. An extension of ScrollUI's
/// own.
///
///     let host = ViewHost(size: CGSize(width: 300, height: 500)) { Cards() }
///     host.send(InputEvent(.wheel(notch), at: .zero))
///     host.advance(to: .seconds(1))
///     print(host.displayList.dump())
///
/// Does not own: a window, a clock, pixels. Time is what the caller says it is.
@MainActor
public final class ViewHost {
    /// In points. Setting it is a resize, which the next frame takes in.
    public var size: CGSize { didSet { if size != oldValue { sizeDidChange(from: oldValue) } } }
    /// What views see as `horizontalSizeClass`; nil, as at first, is what the width says: compact below 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        didSet { if horizontalSizeClass != oldValue { setEnvironment() } }
    }
    /// What views see as `verticalSizeClass`; regular at first.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular {
        didSet { if verticalSizeClass != oldValue { setEnvironment() } }
    }
    /// What covers the window at its edges, in points: notches, bars of the system.
    public var safeAreaInsets = EdgeInsets() {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            rootNode.setSafeArea(safeAreaInsets, keyboard: keyboardHeight)
            noteMetrics()
        }
    }
    /// How much of the window's lower end a keyboard on the screen covers, in points.
    public var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { rootNode.setSafeArea(safeAreaInsets, keyboard: keyboardHeight) } }
    }
    /// Pixels per point.
    public var scale: CGFloat {
        didSet {
            guard scale != oldValue else { return }
            setEnvironment()
            noteMetrics()
        }
    }
    /// Frames that ``advance(to:)`` makes in a second.
    public var framesPerSecond = 60.0
    /// Whether the window is seen and worked in. Follows ``InputEvent/Kind/focus(_:)``; the host says when it is not seen.
    public var scenePhase = ScenePhase.active { didSet { if scenePhase != oldValue { setEnvironment() } } }
    /// The surroundings that views see unless they set their own; dark at first.
    public var colorScheme = ColorScheme.dark { didSet { if colorScheme != oldValue { setEnvironment() } } }
    /// No motion of the interface's own; scrolling by hand stays.
    public var reduceMotion = false { didSet { if reduceMotion != oldValue { setEnvironment() } } }
    /// How scroll views move that were not told otherwise by `scrollFeel`.
    public var feel: ScrollFeel { didSet { if feel != oldValue { setEnvironment() } } }
    /// Where pictures come from that views name; by default there are none.
    public var images = ImageLoader.none { didSet { setEnvironment() } }
    /// Where the pictures of `AsyncImage` come from; from nowhere at first.
    public var remoteImages = RemoteImageLoader.none { didSet { setEnvironment() } }
    /// What links open addresses with; nothing at first.
    public var urlOpener = URLOpener.none { didSet { setEnvironment() } }
    /// The date that the host's zero stands for, by which a ``TimelineView`` goes.
    public var startDate: Date { graph.startDate }
    /// Called when something asks for a frame while none was needed.
    public var onWake: () -> Void = {} { didSet { graph.wake = onWake } }
    /// Called for keys that no view used; true when it did.
    public var onUnhandledKey: (InputEvent.Key, InputEvent.Modifiers) -> Bool {
        get { router.onUnhandledKey }
        set { router.onUnhandledKey = newValue }
    }
    /// Called with what the developer of the views should know, once for each wording: state set while a body runs, ids
    /// that occur twice, an object that the environment does not have, actions that go round in circles. Written to
    /// standard error by default.
    public var onWarning: (String) -> Void {
        get { graph.log.onWarning }
        set { graph.log.onWarning = newValue }
    }
    /// Called with the lines of `Self._printChanges()`. Written to standard output by default.
    public var onChanges: (String) -> Void {
        get { graph.log.onChanges }
        set { graph.log.onChanges = newValue }
    }
    /// Fills ``FrameReport/repainted``, which costs time and memory.
    public var tracesPainting = false
    /// Seconds from a steady clock, for the times in ``FrameReport``; without it they are zero.
    public var stopwatch: (() -> Double)?

    /// What the last frame did; before the first all counts are zero.
    public private(set) var report = FrameReport()
    /// Of the last frame, since the host's zero.
    public private(set) var time = Duration.zero

    package let graph: ViewGraph
    let router: EventRouter
    private let painter = Painter()
    let rootNode: HostRootNode
    private var queue: [InputEvent] = []
    /// The last frame was not painted.
    private var isPaintSkipped = false
    private var frames = 0

    /// Makes the tree of `root`; nothing is laid out before the first frame.
    ///
    /// `size` is in points, `scale` in pixels per point. `feel` is how scroll views move that were told nothing else.
    /// `text` measures text, by default with a fixed advance. `startDate` is the date that the host's zero stands for; the
    /// beginning of 2001 (UTC) by default, so that the same input shows the same at any time.
    public init<Root: View>(
        size: CGSize, scale: CGFloat = 1, feel: ScrollFeel = .uikit, text: any TextMeasuring = .fixedAdvance,
        startDate: Date = Date(timeIntervalSinceReferenceDate: 0), @ViewBuilder root: () -> Root
    ) {
        self.size = size
        self.scale = scale
        self.feel = feel
        graph = ViewGraph(text: text, startDate: startDate)
        router = EventRouter(graph: graph)
        rootNode = HostRootNode(graph: graph)
        graph.setRoot(rootNode)
        setEnvironment()
        noteMetrics()
        let view = root()
        NodeBuilder.fill(rootNode, scope: rootNode.inner) { view._lower(into: &$0) }
    }

    private func sizeDidChange(from old: CGSize) {
        graph.needsLayout = true
        graph.dropPrefetchedRows()
        noteMetrics()
        let (old, new) = (
            UserInterfaceSizeClass.along(width: old.width), UserInterfaceSizeClass.along(width: size.width)
        )
        if old != new { setEnvironment() }
    }

    private func setEnvironment() {
        graph.reducesMotion = reduceMotion
        rootNode.setEnvironment { values in
            values.colorScheme = colorScheme
            values.accessibilityReduceMotion = reduceMotion
            values.displayScale = Double(scale)
            values.scrollFeel = feel
            values.horizontalSizeClass = horizontalSizeClass ?? .along(width: size.width)
            values.verticalSizeClass = verticalSizeClass
            values.imageLoader = images
            values.remoteImageLoader = remoteImages
            values.urlOpener = urlOpener
            values.scenePhase = scenePhase
            values.textPasteboard = graph.pasteboard
            values.resetFocus = ResetFocusAction(ring: router.focus)
        }
        graph.forgetPictures()
    }

    // Objects and bindings outside may outlive the tree: its nodes must not be left among their readers.
    isolated deinit {
        graph.close()
    }

    // MARK: Frames

    /// Queues an event; events are taken in by the first frame that is not before them, in order of time.
    public func send(_ event: InputEvent) {
        let index = queue.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? 0
        queue.insert(event, at: index)
    }

    /// Makes frames at ``framesPerSecond`` as long as any is needed, one at each moment of a ``TimelineView``, and one at
    /// `time` itself.
    public func advance(to time: Duration) {
        let step = Duration.seconds(1) / max(1, framesPerSecond)
        while self.time + step < time {
            if needsFrame || !queue.isEmpty {
                frame(at: self.time + step)
            } else if let due = graph.timers.next, due < time {
                frame(at: max(due, self.time + step))
            } else {
                break
            }
        }
        frame(at: max(time, self.time))
    }

    /// Makes one frame: every pass once, in order.
    public func frame(at time: Duration) {
        let started = stopwatch?() ?? 0
        passes(at: time)
        graph.pass = .still
        paint()
        graph.pass = .none
        endFrame(started)
    }

    /// Makes one frame that nobody looks at: every pass but the paint pass. All that comes after it is the same as after
    /// ``frame(at:)``.
    ///
    /// ``displayList`` stays that of the frame painted before; ``paintSkippedFrame()`` makes up for it. Where what is drawn
    /// again is watched, the frame is painted all the same.
    public func skipFrame(at time: Duration) {
        passes(at: time)
        graph.pass = .still
        if watchesPainting {
            paint()
        } else {
            beginPaint()
            endPaint()
            isPaintSkipped = true
        }
        graph.pass = .none
        endFrame(0)
    }

    /// Puts into ``displayList`` what the frame shows that ``skipFrame(at:)`` made last.
    public func paintSkippedFrame() {
        guard isPaintSkipped else { return }
        graph.pass = .still
        paint()
        graph.pass = .none
    }

    private func passes(at time: Duration) {
        beginFrame(at: time)
        graph.pass = .actions
        route()
        graph.pass = .still
        graph.scrolls.advance(to: time)
        graph.pass = .actions
        update()
        layout()
    }

    /// True when something moves by itself, or waits to be drawn.
    public var needsFrame: Bool {
        graph.needsPaint || graph.needsLayout || graph.hasPendingUpdates || !graph.lifecycle.isEmpty || !queue.isEmpty
            || graph.scrolls.isMoving || graph.capture?.isWaiting == true || graph.animations.isRunning(at: time)
            || graph.timers.next.map { $0 <= time } ?? false
    }

    /// When to make a frame although nothing moves now; nil when only an event can change anything.
    public var nextWakeUp: Duration? {
        [graph.scrolls.nextTransition, router.deadline, graph.timers.next].compactMap { $0 }.min()
    }

    // MARK: What came of it

    /// What the last frame shows.
    public var displayList: DisplayList { painter.list }
    /// What the pointer should look like where it is; the arrow where no view says anything.
    public var pointerStyle: PointerStyle { router.hover.pointerStyle }
    /// True while a view that takes text has the keyboard.
    public var wantsTextInput: Bool { router.focus.wantsText }
    /// Where typed text goes, in window coordinates; nil while no view takes text.
    public var textInputRect: CGRect? { router.focus.caret }
    /// Where text is cut and copied to and pasted from; the host's own at first, which nobody else sees.
    public var pasteboard: any TextPasteboard {
        get { graph.pasteboard }
        set {
            graph.pasteboard = newValue
            setEnvironment()
        }
    }

    // MARK: Passes

    private func beginFrame(at time: Duration) {
        self.time = max(time, self.time)
        frames += 1
        graph.log.open()
        graph.report = FrameReport()
        graph.report.frame = frames
    }

    private func route() {
        let before = graph.time
        graph.begin(at: time)
        while let event = queue.first, event.time <= time {
            queue.removeFirst()
            graph.report.events += 1
            if event.kind.needsCurrentViews { showChanges(at: max(before, event.time)) }
            router.advance(to: event.time)
            router.route(event)
            if case .focus(let isGained) = event.kind { scenePhase = isGained ? .active : .inactive }
        }
        router.advance(to: time)
    }

    /// Puts into the tree what the events before have changed, as a frame between them and the next one would have: what is
    /// typed after a shortcut goes into the field that the shortcut opens, however slow frames are.
    private func showChanges(at time: Duration) {
        guard graph.hasPendingUpdates || !graph.lifecycle.isEmpty else { return }
        graph.begin(at: time)
        graph.pass = .still
        graph.scrolls.advance(to: time)
        graph.pass = .actions
        update()
        layout()
        graph.begin(at: self.time)
    }

    private func update() {
        graph.updateAll(size: size)
    }

    /// Lays out, then runs what waits for the result (appearances, watched values), until nothing is left.
    private func layout() {
        layOut()
        var rounds = 0
        while !graph.lifecycle.isEmpty || graph.hasPendingUpdates, rounds < 8 {
            rounds += 1
            graph.lifecycle.drain()
            update()
            layOut()
        }
        router.refreshHover()
    }

    private func layOut() {
        graph.layout(size: size)
        router.dropDeparted()
        graph.scrolls.checkObservers()
        graph.geometry.check()
        graph.preferences.deliver()
    }

    private func paint() {
        graph.animations.beginPaint()
        let isMoving = graph.animations.isMoving(at: time)
        beginPaint()
        painter.ghosts = graph.ghosts.isEmpty ? nil : graph.ghosts
        painter.trace = watchesPainting ? painter.trace ?? PaintTrace() : nil
        // Two frames are compared alike: else all that is at rest would look different once something is animated.
        painter.begin(size: size, scale: scale, isStill: !isMoving, number: graph.pictureNumber)
        painter.trace?.begin()
        painter.paint(rootNode)
        graph.popovers.paint(into: painter, at: time)
        router.focus.paint(into: painter)
        graph.capture?.paint(into: painter)
        flash(painter.trace?.finish() ?? [])
        endPaint()
    }

    private var watchesPainting: Bool { tracesPainting || graph.flashes.isWatching }

    private func beginPaint() {
        isPaintSkipped = false
        graph.needsPaint = false
        graph.ghosts.prune(at: time)
    }

    private func endPaint() {
        if graph.animations.isRunning(at: time) { graph.needsPaint = true }
    }

    /// Tells and shows where views look different from the frame before.
    private func flash(_ rects: [CGRect]) {
        if tracesPainting { graph.report.repainted = rects }
        graph.flashes.note(rects, at: time)
        graph.flashes.paint(into: painter, at: time)
        if graph.flashes.isRunning { graph.needsPaint = true }
    }

    private func endFrame(_ started: Double) {
        graph.report.nodesPainted = painter.nodesPainted
        graph.report.items = painter.list.items.count
        if let stopwatch { graph.report.seconds = stopwatch() - started }
        report = graph.report
    }
}
