public import Drawing
public import Foundation
public import ScrollPhysics

/// Runs a view tree without a window: it receives events, makes frames and returns display lists.
///
/// The SDL window uses the same type, so that a test sees what the user sees. An extension of ScrollUI's own.
///
///     let host = ViewHost(size: CGSize(width: 300, height: 500)) { Cards() }
///     host.send(InputEvent(.wheel(notch), at: .zero))
///     host.advance(to: .seconds(1))
///     print(host.displayList.dump())
///
/// Does not own: a window, a clock, pixels. The caller provides the time.
@MainActor
public final class ViewHost {
    /// The size in points. Setting it is a resize, which takes effect in the next frame.
    public var size: CGSize { didSet { if size != oldValue { sizeDidChange(from: oldValue) } } }
    /// The `horizontalSizeClass` of the views; nil, the default, derives it from the width: compact below 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        didSet { if horizontalSizeClass != oldValue { sizeClassDidChange() } }
    }
    /// The `verticalSizeClass` of the views; regular by default.
    public var verticalSizeClass: UserInterfaceSizeClass? = .regular {
        didSet { if verticalSizeClass != oldValue { change { $0.verticalSizeClass = verticalSizeClass } } }
    }
    /// The insets of the areas covered at the window's edges, such as notches and system bars, in points.
    public var safeAreaInsets = EdgeInsets() {
        didSet {
            guard safeAreaInsets != oldValue else { return }
            rootNode.setSafeArea(safeAreaInsets, keyboard: keyboardHeight)
            noteMetrics()
        }
    }
    /// The height in points by which an on-screen keyboard covers the lower end of the window.
    public var keyboardHeight: CGFloat = 0 {
        didSet { if keyboardHeight != oldValue { rootNode.setSafeArea(safeAreaInsets, keyboard: keyboardHeight) } }
    }
    /// The scale in pixels per point.
    public var scale: CGFloat {
        didSet {
            guard scale != oldValue else { return }
            change { $0.displayScale = Double(scale) }
            noteMetrics()
        }
    }
    /// The number of frames per second that ``advance(to:)`` makes.
    public var framesPerSecond = 60.0
    /// Whether the window is visible and active. Follows ``InputEvent/Kind/focus(_:)``; the host sets it when the
    /// window is not visible.
    public var scenePhase = ScenePhase.active {
        didSet { if scenePhase != oldValue { change { $0.scenePhase = scenePhase } } }
    }
    /// The colour scheme of views that do not set their own; dark by default.
    public var colorScheme = ColorScheme.dark {
        didSet { if colorScheme != oldValue { change { $0.colorScheme = colorScheme } } }
    }
    /// Whether animations of the user interface are disabled; scrolling by hand is not affected.
    public var reduceMotion = false {
        didSet { if reduceMotion != oldValue { change { $0.accessibilityReduceMotion = reduceMotion } } }
    }
    /// The feel of scroll views without a `scrollFeel` of their own.
    public var feel: ScrollFeel { didSet { if feel != oldValue { change { $0.scrollFeel = feel } } } }
    /// The source of images that views name; none by default.
    public var images = ImageLoader.none { didSet { change { $0.imageLoader = images } } }
    /// The source of the images of `AsyncImage`; none by default.
    public var remoteImages = RemoteImageLoader.none { didSet { change { $0.remoteImageLoader = remoteImages } } }
    /// The function with which links open URLs; none by default.
    public var urlOpener = URLOpener.none { didSet { change { $0.urlOpener = urlOpener } } }
    /// The date of the host's zero time, used by ``TimelineView``.
    public var startDate: Date { graph.startDate }
    /// Called when a frame is requested while none was needed.
    public var onWake: () -> Void = {} { didSet { graph.wake = onWake } }
    /// Called for keys that no view used. Returns whether it used the key.
    public var onUnhandledKey: (InputEvent.Key, InputEvent.Modifiers) -> Bool {
        get { router.onUnhandledKey }
        set { router.onUnhandledKey = newValue }
    }
    /// Called with warnings for the developer of the views, once for each wording: state set while a body runs,
    /// duplicate ids, an object missing in the environment, endless cycles of actions. Written to standard error by
    /// default.
    public var onWarning: (String) -> Void {
        get { graph.log.onWarning }
        set { graph.log.onWarning = newValue }
    }
    /// Called with the lines of `Self._printChanges()`. Written to standard output by default.
    public var onChanges: (String) -> Void {
        get { graph.log.onChanges }
        set { graph.log.onChanges = newValue }
    }
    /// Whether ``FrameReport/repainted`` is filled, which costs time and memory.
    public var tracesPainting = false
    /// Returns the seconds of a steady clock, for the times in ``FrameReport``; without it they are zero.
    public var stopwatch: (() -> Double)?

    /// The time from a frame's own time until it is seen, at least zero, the default. Content that scrolls by itself is
    /// shown where it will be then. All else is as at the frame's time, so that input meets it at its own time.
    package var foresight: Duration {
        get { graph.foresight }
        set { graph.foresight = newValue }
    }

    /// The report of the last frame; before the first frame all counts are zero.
    public private(set) var report = FrameReport()
    /// The time of the last frame, since the host's zero.
    public private(set) var time = Duration.zero

    package let graph: ViewGraph
    let router: EventRouter
    private let painter = Painter()
    let rootNode: HostRootNode
    private var queue: [InputEvent] = []
    /// Whether the last frame was not painted.
    private var isPaintSkipped = false
    private var frames = 0
    /// The host's values that its views do not know yet; nil for none.
    var changes: EnvironmentValues?

    /// Creates the tree of `root`; layout begins with the first frame.
    ///
    /// `size` is in points, `scale` in pixels per point. `feel` is the default feel of scroll views. `text` measures
    /// text, by default with a fixed advance. `startDate` is the date of the host's zero time; by default it is the
    /// beginning of 2001 (UTC), so that the same input has the same result at any time.
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
        setFirstValues()
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
        if old != new { sizeClassDidChange() }
    }

    // Objects and bindings outside may outlive the tree: its nodes must not remain among their readers.
    isolated deinit {
        graph.close()
    }

    /// Leaves the tree in memory until the process ends, which is about to: taking thousands of nodes apart would delay that.
    package func abandon() {
        _ = Unmanaged.passRetained(self)
    }

    // MARK: Frames

    /// Queues an event. Events are processed in order of time, by the first frame whose time is not before them.
    public func send(_ event: InputEvent) {
        let index = queue.lastIndex { $0.time <= event.time }.map { $0 + 1 } ?? 0
        queue.insert(event, at: index)
    }

    /// Makes frames at ``framesPerSecond`` as long as any is needed, one at each date of a ``TimelineView``, and one
    /// at `time` itself.
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

    /// Makes one frame that is not shown: every pass except the paint pass. All later results are the same as after
    /// ``frame(at:)``.
    ///
    /// ``displayList`` stays the list of the last painted frame; ``paintSkippedFrame()`` updates it. If repainting is
    /// traced, the frame is painted in any case.
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

    /// Updates ``displayList`` to the frame that ``skipFrame(at:)`` made last.
    public func paintSkippedFrame() {
        guard isPaintSkipped else { return }
        graph.pass = .still
        paint()
        graph.pass = .none
    }

    private func passes(at time: Duration) {
        beginFrame(at: time)
        graph.pass = .actions
        applyChanges()
        route()
        graph.pass = .still
        graph.scrolls.advance(to: time)
        graph.pass = .actions
        update()
        layout()
    }

    /// Whether content moves by itself, or waits to be drawn.
    public var needsFrame: Bool {
        changes != nil || graph.needsPaint || graph.needsLayout || graph.hasPendingUpdates
            || !graph.lifecycle.isEmpty || !queue.isEmpty
            || graph.scrolls.isMoving || graph.capture?.isWaiting == true || graph.animations.isRunning(at: time)
            || graph.timers.next.map { $0 <= time } ?? false
    }

    /// The time of the next frame that is needed without motion; nil if only an event can cause a change.
    public var nextWakeUp: Duration? {
        .earlier(graph.scrolls.nextTransition, .earlier(router.deadline, graph.timers.next))
    }

    // MARK: Results

    /// The drawing of the last frame.
    public var displayList: DisplayList { painter.list }
    /// The style of the pointer at its location; an arrow if no view sets one.
    public var pointerStyle: PointerStyle { router.hover.pointerStyle }
    /// Whether a view that accepts text has the keyboard focus.
    public var wantsTextInput: Bool { router.focus.wantsText }
    /// The position of typed text, in window coordinates; nil if no view accepts text.
    public var textInputRect: CGRect? { router.focus.caret }
    /// The pasteboard for text; by default a private one of the host.
    public var pasteboard: any TextPasteboard {
        get { graph.pasteboard }
        set {
            graph.pasteboard = newValue
            change { $0.textPasteboard = newValue }
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

    /// Applies the changes of earlier events to the tree, as a frame between them and the next one would: text typed
    /// after a shortcut goes into the field that the shortcut opens, even at a low frame rate.
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
        applyChanges()
        graph.updateAll(size: size)
    }

    /// Lays out, then runs the calls that wait for the result (appearances, observed values), until nothing is
    /// pending.
    private func layout() {
        var isCurrent = layOut()
        var rounds = 0
        while !graph.lifecycle.isEmpty || graph.hasPendingUpdates || !isCurrent, rounds < 8 {
            rounds += 1
            graph.lifecycle.drain()
            update()
            isCurrent = layOut()
        }
        router.refreshHover()
    }

    /// Returns false if observers of the result have invalidated it.
    private func layOut() -> Bool {
        graph.layout(size: size)
        router.dropDeparted()
        graph.scrolls.checkObservers()
        graph.geometry.check()
        graph.preferences.deliver()
        return !graph.needsLayout
    }

    private func paint() {
        graph.animations.beginPaint()
        let isMoving = graph.animations.isMoving(at: time)
        beginPaint()
        painter.ghosts = graph.ghosts.isEmpty ? nil : graph.ghosts
        painter.trace = watchesPainting ? painter.trace ?? PaintTrace() : nil
        // Both compared frames use the same mode: otherwise all content at rest would differ when an animation
        // starts.
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

    /// Reports and shows the areas in which views look different from the previous frame.
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
