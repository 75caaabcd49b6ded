import Foundation

/// The tree of nodes and what is pending in it.
///
/// Does not own: input, which ``EventRouter`` routes; drawing, which ``Painter`` does; time, which is given to it.
@MainActor
@_spi(Nodes) public final class ViewGraph {
    private var now: Duration = .zero
    /// Of the present frame, since the host's zero. What depends on it cannot be made ahead.
    package var time: Duration {
        prefetchLog?.abandon()
        return now
    }
    /// Set while a row is made ahead.
    var prefetchLog: PrefetchLog? { didSet { lifecycle.prefetchLog = prefetchLog } }
    /// Lazy sources that have rows made ahead.
    var prefetchedSources: [Node] = []
    /// What the present update carries.
    package private(set) var transaction = Transaction()
    /// What the layout under way belongs to; nil when nothing in it is to be animated.
    private(set) var layoutTransaction: Transaction?
    /// Counts updates with their layout, so that nodes can tell what changed in the present one.
    private(set) var updateNumber = 1
    /// Some node in the tree changes the transaction of what is below it.
    var hasTransactionNodes = false
    /// Some node in the tree has an order from back to front other than its views' order.
    var hasZIndices = false
    /// The person asked for no motion: animations are jumps.
    package var reducesMotion = false

    let rootScope = EnvironmentScope(parent: nil)
    package private(set) var root: Node?
    /// How many nodes have left the tree so far.
    private(set) var departures = 0
    var needsLayout = true
    var needsPaint = true
    /// Another one when what was painted before is worth nothing.
    private(set) var pictureNumber = 0
    var layoutQueue = LayoutQueue()
    private(set) var isLayingOut = false
    var pass = FramePass.none
    package let animations = AnimationClock()
    package let timers = FrameTimers()
    /// What the host's zero stands for.
    let startDate: Date
    /// Views that have left and are still seen.
    let ghosts = Ghosts()
    package let lifecycle = LifecycleQueue()
    let scrolls = ScrollRegistry()
    let geometry = GeometryRegistry()
    let safeAreas = SafeAreaRegistry()
    /// Views that stand for the same thing.
    let matched = MatchedGeometry()
    package let preferences = PreferenceBoard()
    let properties = ViewPropertiesTable()
    let text: any TextMeasuring
    /// That of hosts which show the same texts; nil where there are none.
    let brokenTexts: BrokenTextCache?
    var report = FrameReport()
    /// Points; what views outside all scroll views are measured by.
    package private(set) var windowSize = CGSize.zero
    /// Called when something asks for a frame.
    var wake: () -> Void = {}

    /// Over what looks different from the frame before.
    let flashes = RepaintFlashes()
    /// Nodes that count the bodies below them.
    var evaluationScopes = 0
    /// What floats above the window's content.
    package let popovers = PopoverLayer()
    /// Has a pointer to itself.
    package var capture: (any PointerCapture)?
    /// What features above the core keep for the window.
    package let store = WindowStore()
    package weak var focusRing: FocusRing?
    var pasteboard: any TextPasteboard = MemoryPasteboard()

    /// Changes by their transaction.
    let updates = UpdateQueue()
    private var evaluations = EvaluationQueue()
    let dependencies = Dependencies()
    /// The window's, for code without an environment.
    let metrics = WindowMetricsLocation()
    let log = DiagnosticLog()
    /// The tree whose body runs now, for calls that are made in a body and know nothing of the tree.
    @TaskLocal static var current: ViewGraph?

    init(text: any TextMeasuring, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.text = text
        brokenTexts = (text as? SharedTextMeasurer)?.brokenTexts
        self.startDate = startDate
        rootScope.set(ObjectIdentifier(WindowGraphKey.self), to: WindowGraphKey.Value(graph: self))
    }

    func setRoot(_ root: Node) {
        self.root = root
    }

    /// Takes the tree apart: the graph and its nodes hold each other, and objects outside may outlive them.
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

    // MARK: What is due

    /// Runs `body` ahead of the update that it is for. What it reads, nothing depends on.
    func foreseeing<Result>(_ update: Int, _ body: () -> Result) -> Result {
        dependencies.readingAhead {
            updates.foreseeing(update) { ViewGraph.$current.withValue(self, operation: body) }
        }
    }

    /// Asks for `node` to be evaluated in the update of that transaction.
    package func invalidate(_ node: EvaluatedNode, transaction: Transaction, because reason: EvaluationReason = .value)
    {
        if dropPrefetchedRow(around: node) { return }
        for completion in transaction.completions { completion.take() }
        if updates.isRunning(transaction) { return evaluate(node, transaction, because: reason) }
        if reason.isOfObject { showEarlierUpdates(than: transaction) }
        updates.add(node, transaction, because: reason)
        wake()
    }

    /// Asks for `node` to be evaluated in the update under way, if there is one.
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

    /// Something looks different, nobody says what.
    package func setNeedsPaint() {
        if let prefetchLog { return prefetchLog.putOff { [unowned self] in setNeedsPaint() } }
        forgetPictures()
        wake()
    }

    /// Everything must be painted anew.
    package func forgetPictures() {
        pictureNumber &+= 1
        needsPaint = true
    }

    /// A node left the tree.
    func forget(_ node: Node) {
        departures += 1
        scrolls.forget(node)
        geometry.forget(node)
        safeAreas.forget(node)
        popovers.forget(node)
        matched.forget(node)
    }

    /// Nodes are covered: what they were in is over, as if they had left.
    func noteDeparture() { departures += 1 }

    // MARK: Passes

    /// Evaluates all that changed, one transaction after the other, and lays out between them. The last one is left to
    /// be laid out.
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

    /// Evaluates what changed in one transaction, outermost first, until nothing is pending.
    func update(size: CGSize) {
        evaluateAnimatedBodies()
        // What is to be laid out for another reason is not animated.
        if needsLayout, updates.nextTransaction?.effectiveAnimation != nil { layout(size: size) }
        let next = updates.begin()
        for (node, reasons) in next?.due ?? [] {
            for reason in reasons { evaluate(node, next?.transaction ?? Transaction(), because: reason) }
        }
        animations.beginning(next?.transaction ?? Transaction()) { evaluatePending() }
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

    /// Bodies that bring about their own next evaluation are left as they are now.
    private func cut(_ nodes: [EvaluatedNode]) {
        let names = Set(nodes.map(\.viewName)).sorted().joined(separator: ", ")
        evaluations.cut()
        warnOnce("\(names): each evaluation changes what it reads; stopped after \(ViewGraph.roundLimit) rounds")
    }

    /// Tells the developer of a mistake, once for each wording.
    package func warnOnce(_ message: String) {
        if let prefetchLog { return prefetchLog.abandon() }
        log.warnOnce(message)
    }

    /// Rounds of an update or a layout after which something is taken to go on for ever.
    private static let roundLimit = 20
    /// Transactions in one frame after which bodies are taken to make them without end.
    private static let updateLimit = 1000

    /// Runs an evaluation of `node` with a transaction that nodes above it may change.
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
        if layoutTransaction == nil, transaction.effectiveAnimation != nil { layoutTransaction = outer }
        body()
        self.transaction = outer
    }

    /// Evaluates the node in each frame until its numbers have arrived.
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

    /// The tree was laid out once.
    var hasLayout: Bool { updateNumber > 1 }

    /// Lays out what is dirty, for a window of `size`.
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
        layoutTransaction = nil
        updates.end()
        matched.endUpdate()
        updateNumber += 1
        for completion in animations.takeCompletions(at: time) { lifecycle.enqueue { completion.call() } }
    }

    /// Nodes that stopped a change from spreading lay themselves out, or pass it on if their own size changed with it.
    private func layoutInnerRoots() {
        for node in layoutQueue.takeRoots() where node.isAttached && node.needsLayout && node.isPlaced {
            if node.measure(node.proposal) == node.frame.size {
                node.placeAgain()
            } else {
                node.layoutParent?.setNeedsLayout()
            }
        }
    }
}
