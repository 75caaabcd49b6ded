/// A node that can be evaluated again on its own.
@_spi(Nodes) open class EvaluatedNode: Node {
    final var needsEvaluation = true
    /// The sources read by the last evaluation; they notify the node of changes.
    final var reads: [SourceRead] = []
    /// The changes that wait for the update of their transaction.
    final var waiting: [(update: Int, reason: EvaluationReason)] = []
    /// Observes the objects that the last evaluation read.
    private(set) final var observer: EvaluationObserver?
    private final var end: EvaluationEnd?
    /// The number of evaluations of the body.
    package final var evaluations = 0
    /// The reasons for the next evaluation, or for the present one while it runs.
    final var reasons: [EvaluationReason] = []
    /// A value that a property of the view needs and the environment does not contain; the body cannot run without
    /// it.
    final var missing: String?

    override open var isTransparent: Bool { true }

    /// The type of the view whose body the node evaluates; nil if there is none.
    var viewType: ObjectIdentifier? { nil }

    /// The name of the view in messages.
    var viewName: String { String(describing: Self.self) }

    /// Whether the node belongs to a view of the program, which can be named.
    var hasViewName: Bool { false }

    /// The names of the view's properties, in the order of ``EnvironmentRead/property``.
    func propertyName(at index: Int) -> String? { nil }

    /// Returns the name of the property that leads to `source`; nil if there is none.
    func propertyName(for source: Source) -> String? { nil }

    func evaluate() {}

    /// Whether the content is up to date, and depends on nothing but the view's value, its environment and observable
    /// objects.
    final var isSettled: Bool {
        !needsEvaluation && !showsPrepared && prepared.isEmpty && waiting.isEmpty && reads.isEmpty && missing == nil
    }

    // MARK: Ahead of an update

    /// Whether the shown content was read ahead of its update. The reads of the last evaluation do not show whether
    /// it is still current.
    private final var showsPrepared = false
    /// The prepared content for later updates.
    private final var prepared: [(update: Int, show: () -> Void)] = []

    /// Reads all content of the node and returns a closure that puts it into the tree; nil for nodes that cannot
    /// separate the two steps.
    func foresee() -> (() -> Void)? { nil }

    /// Reads the content for that update now, because an object that the node reads is about to change again and does
    /// not keep earlier values. Returns false for nodes that do not support it.
    final func prepare(for update: Int) -> Bool {
        guard isAttached, evaluations > 0, let show = graph.foreseeing(update, foresee) else { return false }
        prepared.append((update, show))
        prepareClosures(of: self, for: update)
        return true
    }

    /// Whether the node is filled by a closure from the surrounding body, which reads objects only when it is called.
    var isFilledByClosure: Bool { false }

    private func prepareClosures(of node: Node, for update: Int) {
        for child in node.children + node.detachedChildren {
            guard let evaluated = child as? EvaluatedNode else {
                prepareClosures(of: child, for: update)
                continue
            }
            if evaluated.isFilledByClosure { _ = evaluated.prepare(for: update) }
        }
    }

    /// Shows the content that was read ahead for the running update, if there is any. The node still depends on the
    /// reads of its last evaluation: another evaluation will follow.
    final func showPrepared() -> Bool {
        guard !prepared.isEmpty, let update = graph.updates.runningNumber else { return false }
        let show = prepared.first { $0.update == update }?.show
        prepared.removeAll { $0.update <= update }
        guard let show else { return false }
        needsEvaluation = false
        reasons.removeAll(keepingCapacity: true)
        showsPrepared = true
        show()
        return true
    }

    /// Whether content was read ahead of an update.
    final var hasPrepared: Bool { !prepared.isEmpty }

    /// Discards content that was read ahead and is no longer current.
    final func forgetPrepared() { prepared.removeAll() }

    // MARK: Sources

    override func environmentDidChange(_ key: ObjectIdentifier) {
        graph.invalidateInUpdate(self, because: .environment(property(reading: key)))
    }

    private func property(reading key: ObjectIdentifier) -> Int {
        environmentReads.first { $0.key == key }?.property ?? -1
    }

    final func forgetSources() {
        for read in reads { read.source.removeReader(self) }
        reads.removeAll(keepingCapacity: true)
        showsPrepared = false
        endObservation()
        forgetEnvironmentReads()
    }

    /// Returns the observer of the evaluation that begins.
    final func observerOfEvaluation() -> EvaluationObserver {
        endObservation()
        let next = observer ?? EvaluationObserver()
        observer = next
        if isAttached { next.begin(self) }
        return next
    }

    /// Returns the end that the evaluation reads beside its objects; nil if nodes of the type have read none.
    final func endOfEvaluation() -> EvaluationEnd? {
        if end == nil, graph.dependencies.readsObjects(type(of: self)) { end = EvaluationEnd() }
        return end
    }

    /// Ends the observation of an evaluation that has read no object. For others, records for the next evaluations that
    /// nodes of the type read objects.
    final func didRead() {
        if isKnownUniquelyReferenced(&observer) {
            observer?.end()
        } else if end == nil {
            graph.dependencies.noteObjects(in: type(of: self))
        }
    }

    private func endObservation() {
        observer?.end()
        // An observer that no object holds serves the next evaluation too.
        if observer == nil || isKnownUniquelyReferenced(&observer) { return }
        observer = nil
        end?.come()
    }

    override open func willRemove() {
        forgetSources()
        reasons.removeAll(keepingCapacity: true)
        waiting.removeAll()
        forgetPrepared()
    }

    // MARK: Pending evaluations

    final func wait(for update: Int, because reason: EvaluationReason) {
        guard !waiting.contains(where: { $0.update == update && $0.reason.isSame(as: reason) }) else { return }
        waiting.append((update, reason))
    }

    final func takeReasons(of update: Int) -> [EvaluationReason] {
        defer { waiting.removeAll { $0.update == update } }
        return waiting.filter { $0.update == update }.map(\.reason)
    }

    /// Whether an evaluation is due and one of the last reads has changed. If not, nothing is due.
    final func isOutdated() -> Bool {
        guard needsEvaluation else { return false }
        if showsPrepared || reasons.isEmpty || reasons.contains(where: concernsBody) { return true }
        needsEvaluation = false
        reasons.removeAll(keepingCapacity: true)
        return false
    }

    private func concernsBody(_ reason: EvaluationReason) -> Bool {
        guard case .source(let source) = reason else { return true }
        var isRead = false
        for read in reads where read.source === source {
            isRead = true
            if read.hasChanged?() ?? true { return true }
        }
        // An observer of a whole object does not read it through a single property.
        return !isRead
    }

    override open func beginAnew() {
        needsEvaluation = true
        evaluations = 0
    }
}

/// The reason for the evaluation of a body.
@MainActor
package enum EvaluationReason {
    /// The view is new.
    case identity
    /// The parent created another value.
    case value
    case source(Source)
    /// The environment value read by the property at that index has changed.
    case environment(Int)
    /// An `@Observable` property that the body read has changed.
    case observable

    /// Whether the change belongs to an object, which does not keep earlier values.
    var isOfObject: Bool {
        switch self {
        case .observable: true
        case .source(let source): source.isObject
        case .identity, .value, .environment: false
        }
    }

    func isSame(as other: EvaluationReason) -> Bool {
        switch (self, other) {
        case (.identity, .identity), (.value, .value), (.observable, .observable): true
        case (.source(let left), .source(let right)): left === right
        case (.environment(let left), .environment(let right)): left == right
        default: false
        }
    }
}
