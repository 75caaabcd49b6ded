import Foundation

/// The node tree and its pending work.
///
/// Does not own: input, which ``EventRouter`` routes; drawing, which ``Painter`` does; time, which is passed to it.
@MainActor
@_spi(Nodes) public final class ViewGraph {
    private var now: Duration = .zero
    /// The time of the present frame, since the host's zero. Content that depends on it cannot be prefetched.
    package var time: Duration {
        prefetchLog?.abandon()
        return now
    }
    /// See ``ViewHost/foresight``.
    var foresight = Duration.zero
    /// Set while a row is prefetched.
    var prefetchLog: PrefetchLog? { didSet { lifecycle.prefetchLog = prefetchLog } }
    /// Lazy sources with prefetched rows.
    var prefetchedSources: [any LazySource] = []
    /// The transaction of the present update.
    package private(set) var transaction = Transaction()
    /// The transaction of the running layout; nil if nothing in it is animated.
    private(set) var layoutTransaction: Transaction?
    /// The number of the present update, counted together with its layout, so that nodes can recognize changes of the
    /// present one.
    package private(set) var updateNumber = 1
    /// Whether a node in the tree changes the transaction of its content.
    var hasTransactionNodes = false
    /// Whether a node in the tree has a z-order other than the order of its views.
    var hasZIndices = false
    /// Whether motion is reduced at the user's request: animations become jumps.
    package var reducesMotion = false

    let rootScope = EnvironmentScope(parent: nil)
    package private(set) var root: Node?
    /// The number of nodes that have left the tree so far.
    private(set) var departures = 0
    var needsLayout = true
    var needsPaint = true
    /// Changes when all earlier drawings become invalid.
    private(set) var pictureNumber = 0
    var layoutQueue = LayoutQueue()
    private(set) var isLayingOut = false
    var pass = FramePass.none
    package let animations = AnimationClock()
    package let timers = FrameTimers()
    /// The date of the host's zero time.
    let startDate: Date
    /// Removed views that are still visible.
    let ghosts = Ghosts()
    package let lifecycle = LifecycleQueue()
    let scrolls = ScrollRegistry()
    let geometry = GeometryRegistry()
    let safeAreas = SafeAreaRegistry()
    /// Views that represent the same element.
    let matched = MatchedGeometry()
    package let preferences = PreferenceBoard()
    let properties = ViewPropertiesTable()
    let text: any TextMeasuring
    /// The cache shared by hosts that show the same texts; nil if there is none.
    let brokenTexts: BrokenTextCache?
    var report = FrameReport()
    /// The size of the window in points; views outside all scroll views are measured by it.
    package private(set) var windowSize = CGSize.zero
    /// Called when a frame is requested.
    var wake: () -> Void = {}

    /// The overlay over areas that differ from the previous frame.
    let flashes = RepaintFlashes()
    /// The number of nodes that count the evaluations of bodies inside them.
    var evaluationScopes = 0
    /// The content that floats above the window's content.
    package let popovers = PopoverLayer()
    /// The object that has captured a pointer.
    package var capture: (any PointerCapture)?
    /// The per-window objects of features above the core.
    package let store = WindowStore()
    package weak var focusRing: FocusRing?
    var pasteboard: any TextPasteboard = MemoryPasteboard()

    /// The changes by transaction.
    let updates = UpdateQueue()
    private var evaluations = EvaluationQueue()
    let dependencies = Dependencies()
    /// The metrics of the window, for code without an environment.
    let metrics = WindowMetricsLocation()
    let log = DiagnosticLog()
    /// The tree whose body runs now, for calls in a body that have no reference to the tree.
    ///
    /// Not task-local, which would cost allocations for each body: a body runs on the main actor to its end, so that
    /// only calls in it see the value.
    private(set) static var current: ViewGraph?

    init(text: any TextMeasuring, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.text = text
        brokenTexts = (text as? SharedTextMeasurer)?.brokenTexts
        self.startDate = startDate
        rootScope.set(ObjectIdentifier(WindowGraphKey.self), to: WindowGraphKey.Value(graph: self))
    }

    func setRoot(_ root: Node) {
        self.root = root
    }

    /// Dismantles the tree: the graph and its nodes retain each other, and objects outside may outlive them.
    func close() {
        root?.remove()
        root = nil
        ghosts.removeAll()
        evaluations.removeAll()
        updates.removeAll()
        layoutQueue.removeAll()
        lifecycle.removeAll()
    }

    func begin(at time: Duration) {
        now = time
    }

    var hasPendingUpdates: Bool { !evaluations.isEmpty || !updates.isEmpty }

    // MARK: Pending evaluations

    /// Runs the body of a view of this tree.
    func running<Result>(_ body: () -> Result) -> Result {
        let outer = ViewGraph.current
        ViewGraph.current = self
        defer { ViewGraph.current = outer }
        return body()
    }

    /// Runs `body` ahead of its update, without making anything depend on its reads.
    func foreseeing<Result>(_ update: Int, _ body: () -> Result) -> Result {
        dependencies.readingAhead {
            updates.foreseeing(update) { running(body) }
        }
    }

    /// Schedules the evaluation of `node` in the update of that transaction.
    package func invalidate(_ node: EvaluatedNode, transaction: Transaction, because reason: EvaluationReason = .value)
    {
        if dropPrefetchedRow(around: node) { return }
        for completion in transaction.completions { completion.take() }
        if updates.isRunning(transaction) { return evaluate(node, transaction, because: reason) }
        if reason.isOfObject { showEarlierUpdates(than: transaction) }
        updates.add(node, transaction, because: reason)
        wake()
    }

    /// Schedules the evaluation of `node` in the running update, if there is one.
    func invalidateInUpdate(_ node: EvaluatedNode, because reason: EvaluationReason) {
        guard updates.isRunning else { return invalidate(node, transaction: transaction, because: reason) }
        evaluate(node, transaction, because: reason)
    }

    private func evaluate(_ node: EvaluatedNode, _ transaction: Transaction, because reason: EvaluationReason) {
        if dropPrefetchedRow(around: node) { return }
        node.reasons.append(reason)
        if node.needsEvaluation { return }
        node.needsEvaluation = true
        evaluations.add(node, transaction)
        wake()
    }

    /// Requests painting for a change of unknown extent.
    package func setNeedsPaint() {
        if let prefetchLog { return prefetchLog.putOff { [unowned self] in setNeedsPaint() } }
        forgetPictures()
        wake()
    }

    /// Invalidates all cached drawings.
    package func forgetPictures() {
        pictureNumber &+= 1
        needsPaint = true
    }

    /// Called when a node has left the tree.
    func forget(_ node: Node) {
        departures += 1
        scrolls.forget(node)
        geometry.forget(node)
        safeAreas.forget(node)
        popovers.forget(node)
        matched.forget(node)
    }

    /// Called when nodes are covered: interactions with them end, as if they had left.
    func noteDeparture() { departures += 1 }

    // MARK: Passes

    /// Evaluates all changes, one transaction after the other, with a layout after each except the last, which the
    /// caller lays out.
    func updateAll(size: CGSize) {
        update(size: size)
        var rounds = 0
        while !updates.isEmpty, rounds < ViewGraph.updateLimit {
            rounds += 1
            layout(size: size)
            update(size: size)
        }
        if !updates.isEmpty { cut(updates.cut()) }
    }

    /// Evaluates the changes of one transaction, outermost first, until none is pending.
    func update(size: CGSize) {
        evaluateAnimatedBodies()
        // Layout that is pending for other reasons is not animated.
        if needsLayout, updates.nextTransaction?.animation != nil { layout(size: size) }
        guard let next = updates.begin() else { return evaluatePending() }
        for (node, reasons) in next.due {
            for reason in reasons { evaluate(node, next.transaction, because: reason) }
        }
        animations.beginning(next.transaction) { evaluatePending() }
    }

    private func evaluatePending() {
        var rounds = 0
        while !evaluations.isEmpty, rounds < ViewGraph.roundLimit {
            rounds += 1
            for entry in evaluations.take() where entry.node.isAttached && entry.node.isOutdated() {
                run(in: entry.transaction, at: entry.node) { entry.node.evaluate() }
            }
        }
        if !evaluations.isEmpty { cut(evaluations.nodes) }
    }

    /// Stops the evaluation of bodies that cause their own next evaluation.
    private func cut(_ nodes: [EvaluatedNode]) {
        let names = Set(nodes.map(\.viewName)).sorted().joined(separator: ", ")
        evaluations.cut()
        warnOnce("\(names): each evaluation changes what it reads; stopped after \(ViewGraph.roundLimit) rounds")
    }

    /// Reports a mistake to the developer, once for each wording.
    package func warnOnce(_ message: String) {
        if let prefetchLog { return prefetchLog.abandon() }
        log.warnOnce(message)
    }

    /// The number of rounds of an update or a layout after which it is considered endless.
    private static let roundLimit = 20
    /// The number of transactions in a frame after which bodies are considered to create them endlessly.
    private static let updateLimit = 1000

    /// Runs an evaluation of `node` with a transaction that nodes around it may change.
    private func run(in transaction: Transaction, at node: Node, _ body: () -> Void) {
        var transaction = transaction
        if reducesMotion { transaction.reduceMotion() }
        if transaction.concernsLayout { layoutTransaction = transaction }
        needsPaint = true
        animations.beginning(transaction) {
            override(self.transaction(transaction, at: node), body)
        }
    }

    /// Runs `body` with another transaction in force.
    package func override(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        if reducesMotion { self.transaction.reduceMotion() }
        if layoutTransaction == nil, transaction.animation != nil { layoutTransaction = outer }
        body()
        self.transaction = outer
    }

    /// Evaluates the node in each frame until its animated values have reached their targets.
    func keepEvaluating(_ node: EvaluatedNode) { evaluations.addAnimated(node) }

    private func evaluateAnimatedBodies() {
        for node in timers.takeDue(at: time) {
            needsPaint = true
            override(Transaction()) { node.timerDidFire() }
        }
        for node in evaluations.takeAnimated(at: time) where node.isAttached {
            needsPaint = true
            override(Transaction()) { node.evaluate() }
        }
    }

    // MARK: Layout

    /// Whether the tree has been laid out.
    var hasLayout: Bool { updateNumber > 1 }

    /// Lays out the invalidated nodes, for a window of `size`.
    func layout(size: CGSize) {
        guard let root else { return }
        windowSize = size
        let proposal = ProposedViewSize(size)
        var rounds = 0
        isLayingOut = true
        defer { isLayingOut = false }
        while needsLayout || root.needsLayout || root.proposal != proposal, rounds < ViewGraph.roundLimit {
            rounds += 1
            needsLayout = false
            needsPaint = true
            animations.beginning(layoutTransaction ?? Transaction()) {
                settleSizes()
                root.place(at: .zero, proposal: proposal)
                layoutInnerRoots()
                safeAreas.check()
                matched.check()
                if !needsLayout { scrolls.stayInRange() }
            }
        }
        if needsLayout { cutLayout() }
        layoutTransaction = nil
        updates.end()
        matched.endUpdate()
        updateNumber += 1
        for completion in animations.takeCompletions(at: time) { lifecycle.enqueue { completion.call() } }
    }

    /// Stops a layout that invalidates itself again, and names the innermost views of which that is so.
    private func cutLayout() {
        needsLayout = false
        let names = Set(root?.innermostInvalid.map(\.enclosingViewName) ?? []).sorted().joined(separator: ", ")
        warnOnce("\(names): each layout changes what it depends on; stopped after \(ViewGraph.roundLimit) rounds")
    }

    /// Lays out the nodes that stopped the propagation of a change, or propagates it if they choose other sizes. The
    /// layout around may have placed such a node already, or left it out, by sizes that nodes between had before.
    private func layoutInnerRoots() {
        for root in layoutQueue.takeRoots() where root.node.isAttached {
            let node = root.node
            if !root.answersAsBefore {
                node.layoutParent?.setNeedsLayout()
            } else if node.needsLayout, node.isPlaced {
                node.placeAgain()
                node.updateOuterLazyWindows()
            }
        }
    }
}
