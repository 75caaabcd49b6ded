import Foundation
@_spi(SwiftUI) import Observation

/// The tree of nodes and what is pending in it.
///
/// Does not own: input, which ``EventRouter`` routes; drawing, which ``Painter`` does; time, which is given to it.
@MainActor
final class ViewGraph {
    /// Of the present frame, since the host's zero.
    private(set) var time: Duration = .zero
    /// What the present update carries.
    private(set) var transaction = Transaction()
    /// What the layout under way belongs to; nil when nothing in it is to be animated.
    private(set) var layoutTransaction: Transaction?
    /// Counts updates with their layout, so that nodes can tell what changed in the present one.
    private(set) var updateNumber = 1
    /// Some node in the tree changes the transaction of what is below it.
    var hasTransactionNodes = false
    /// Some node in the tree has a place from back to front other than that in its views' order.
    var hasZIndices = false
    /// The person asked for no motion: animations are jumps.
    var reducesMotion = false

    let rootScope = EnvironmentScope(parent: nil)
    private(set) var root: Node?
    /// How many nodes have left the tree so far.
    private(set) var departures = 0
    var needsLayout = true
    var needsPaint = true
    /// Another one when what was painted before is worth nothing.
    private(set) var pictureNumber = 0
    /// Nodes that stop the spreading of layout changes and have some below them.
    var layoutRoots: [Node] = []
    /// Nodes that may have another size now.
    var unsettled: [Node] = []
    private(set) var isLayingOut = false
    let animations = AnimationClock()
    /// Views that have left and are still seen.
    let ghosts = Ghosts()
    let lifecycle = LifecycleQueue()
    let scrolls = ScrollRegistry()
    let geometry = GeometryRegistry()
    let safeAreas = SafeAreaRegistry()
    /// Views that stand for the same thing.
    let matched = MatchedGeometry()
    let preferences = PreferenceBoard()
    let properties = ViewPropertiesTable()
    let text: any TextMeasuring
    var report = FrameReport()
    /// Points; what views outside all scroll views are measured by.
    private(set) var windowSize = CGSize.zero
    /// Called when something asks for a frame.
    var wake: () -> Void = {}

    /// Over what looks different from the frame before.
    let flashes = RepaintFlashes()
    /// Nodes that count the bodies below them.
    var evaluationScopes = 0
    /// What floats above the window's content.
    let popovers = PopoverLayer()
    weak var focusRing: FocusRing?
    var pasteboard: any TextPasteboard = MemoryPasteboard()

    /// Changes by their transaction.
    let updates = UpdateQueue()
    /// What is to be evaluated in the update under way.
    private var pending: [(node: EvaluatedNode, transaction: Transaction)] = []
    /// The evaluation under way, to which reads of state are put down.
    private(set) var reader: EvaluatedNode?
    /// Sources that were read since the evaluation under way asked for a part of what they hold; nil while it does not.
    private var partSources: [Source]?
    let log = DiagnosticLog()
    /// The tree whose body runs now, for calls that are made in a body and know nothing of the tree.
    @TaskLocal static var current: ViewGraph?

    init(text: any TextMeasuring) {
        self.text = text
    }

    func setRoot(_ root: Node) {
        self.root = root
    }

    /// Takes the tree apart: the graph and its nodes hold each other, and objects outside may outlive them.
    func close() {
        root?.remove()
        root = nil
        ghosts.removeAll()
        pending.removeAll()
        animatedBodies.removeAll()
        layoutRoots.removeAll()
        unsettled.removeAll()
        lifecycle.removeAll()
    }

    func begin(at time: Duration) {
        self.time = time
    }

    var hasPendingUpdates: Bool { !pending.isEmpty || !updates.isEmpty }

    // MARK: Dependencies

    func noteRead(of source: Source, hasChanged: (@MainActor () -> Bool)? = nil) {
        guard let reader else { return }
        if partSources != nil { return partSources?.append(source) ?? () }
        source.addReader(reader, hasChanged: hasChanged)
    }

    /// Reads a part of what some sources hold; the body that runs depends on it as long as the check for that value
    /// that `check` makes says that it is the same.
    func readingPart<Part>(_ part: () -> Part, check: (Part) -> @MainActor () -> Bool) -> Part {
        let outer = partSources
        partSources = []
        let value = part()
        let sources = partSources ?? []
        partSources = outer.map { $0 + sources }
        if outer == nil, let reader, !sources.isEmpty {
            let hasChanged = check(value)
            for source in sources { source.addReader(reader, hasChanged: hasChanged) }
        }
        return value
    }

    /// Runs `body`, whose reads make no body depend on anything.
    static func unnoticed<Result>(_ body: () -> Result) -> Result {
        guard let graph = current else { return body() }
        let outer = graph.partSources
        graph.partSources = []
        defer { graph.partSources = outer }
        return body()
    }

    /// Runs `body`; what it reads, `node` depends on. `body` must not write into the tree: the views in it are evaluated
    /// for themselves.
    func reading<Result>(as node: EvaluatedNode, _ body: () -> Result) -> Result {
        let outer = reader
        reader = node
        defer { reader = outer }
        let observation = node.observation
        return ViewGraph.$current.withValue(self) {
            // Called at each change until the next evaluation: a second one may belong to another transaction. What the
            // standard library offers to all calls back once.
            withObservationTracking(
                body,
                willSet: { [weak node] tracking in
                    MainActor.runSoon {
                        guard let node, node.observation == observation else { return tracking.cancel() }
                        node.observableWillChange()
                    }
                })
        }
    }

    /// Runs `body` ahead of the update that it is for. What it reads, nothing depends on.
    func foreseeing<Result>(_ update: Int, _ body: () -> Result) -> Result {
        let outer = reader
        reader = nil
        defer { reader = outer }
        return updates.foreseeing(update) { ViewGraph.$current.withValue(self, operation: body) }
    }

    /// Asks for `node` to be evaluated in the update of that transaction.
    func invalidate(_ node: EvaluatedNode, transaction: Transaction, because reason: EvaluationReason = .value) {
        for completion in transaction.completions { completion.take() }
        if updates.isRunning(transaction) { return evaluate(node, transaction, because: reason) }
        updates.add(node, transaction, because: reason)
        wake()
    }

    /// Asks for `node` to be evaluated in the update under way, if there is one.
    func invalidateInUpdate(_ node: EvaluatedNode, because reason: EvaluationReason) {
        guard updates.isRunning else { return invalidate(node, transaction: transaction, because: reason) }
        evaluate(node, transaction, because: reason)
    }

    private func evaluate(_ node: EvaluatedNode, _ transaction: Transaction, because reason: EvaluationReason) {
        node.reasons.append(reason)
        if node.needsEvaluation { return }
        node.needsEvaluation = true
        pending.append((node, transaction))
        wake()
    }

    /// Something looks different, nobody says what.
    func setNeedsPaint() {
        forgetPictures()
        wake()
    }

    /// Everything must be painted anew.
    func forgetPictures() {
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
    private func update(size: CGSize) {
        if lastTick != time {
            lastTick = time
            evaluateAnimatedBodies()
        }
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
        while !pending.isEmpty, rounds < ViewGraph.roundLimit {
            rounds += 1
            let batch = pending.sorted { $0.node.depth < $1.node.depth }
            pending.removeAll(keepingCapacity: true)
            for entry in batch where entry.node.isAttached && entry.node.isOutdated() {
                run(in: entry.transaction, at: entry.node) { entry.node.evaluate() }
            }
        }
        if !pending.isEmpty { cut(pending.map(\.node)) }
    }

    /// Bodies that bring about their own next evaluation are left as they are now.
    private func cut(_ nodes: [EvaluatedNode]) {
        let names = Set(nodes.map(\.viewName)).sorted().joined(separator: ", ")
        for entry in pending {
            entry.node.needsEvaluation = false
            entry.node.reasons.removeAll()
        }
        pending.removeAll()
        warnOnce("\(names): each evaluation changes what it reads; stopped after \(ViewGraph.roundLimit) rounds")
    }

    /// Tells the developer of a mistake, once for each wording.
    func warnOnce(_ message: String) {
        log.warnOnce(message)
    }

    /// Rounds of an update or a layout after which something is taken to go on for ever.
    private static let roundLimit = 20
    /// Transactions in one frame after which bodies are taken to make them without end.
    private static let updateLimit = 1000
    /// When animated bodies were evaluated last: once a frame.
    private var lastTick = Duration.zero

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
    func override(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        if reducesMotion { self.transaction.reduceMotion() }
        if layoutTransaction == nil, transaction.effectiveAnimation != nil { layoutTransaction = outer }
        body()
        self.transaction = outer
    }

    // MARK: Bodies that are animated

    private var animatedBodies: [EvaluatedNode] = []

    /// Evaluates the node in each frame until its numbers have arrived.
    func keepEvaluating(_ node: EvaluatedNode) {
        if !animatedBodies.contains(where: { $0 === node }) { animatedBodies.append(node) }
    }

    private func evaluateAnimatedBodies() {
        guard !animatedBodies.isEmpty else { return }
        let moving = animatedBodies.sorted { $0.depth < $1.depth }
        animatedBodies.removeAll()
        for node in moving where node.isAttached {
            needsPaint = true
            override(Transaction()) { node.evaluate() }
        }
    }

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
        let roots = layoutRoots.sorted { $0.depth < $1.depth }
        layoutRoots.removeAll(keepingCapacity: true)
        for node in roots where node.isAttached && node.needsLayout && node.isPlaced {
            if node.measure(node.proposal) == node.frame.size {
                node.placeAgain()
            } else {
                node.layoutParent?.setNeedsLayout()
            }
        }
    }
}
