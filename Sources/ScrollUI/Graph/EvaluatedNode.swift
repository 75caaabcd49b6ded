/// A node that can be evaluated again by itself.
@_spi(Nodes) open class EvaluatedNode: Node {
    final var needsEvaluation = true
    /// What the last evaluation read; the sources call back when they change.
    final var reads: [SourceRead] = []
    /// Changes that wait for the update of their transaction.
    final var waiting: [(update: Int, reason: EvaluationReason)] = []
    /// Tells the observation of one evaluation from those before, which may call back once more.
    final private(set) var observation = 0
    /// How often the body ran.
    package final var evaluations = 0
    /// Why the next evaluation is due, or the present one runs.
    final var reasons: [EvaluationReason] = []
    /// What a property of the view needs and the environment does not have; the body cannot run without it.
    final var missing: String?

    override open var isTransparent: Bool { true }

    /// Of the view whose body this is; nil where there is none.
    var viewType: ObjectIdentifier? { nil }

    /// How messages name the view.
    var viewName: String { String(describing: Self.self) }

    /// False where there is no view of the program's own to name.
    var hasViewName: Bool { false }

    /// The names of the view's properties, in the order of ``EnvironmentRead/property``.
    func propertyName(at index: Int) -> String? { nil }

    /// The property that leads to `source`; nil if none does.
    func propertyName(for source: Source) -> String? { nil }

    func evaluate() {}

    // MARK: Ahead of an update

    /// What is shown was read ahead of its update: whether it is still right, what the last evaluation read does not tell.
    private final var showsPrepared = false
    /// What the node is to show in updates that are yet to come.
    private final var prepared: [(update: Int, show: () -> Void)] = []

    /// Reads all that the node shows, and gives what puts that into the tree; nil for a node that cannot tell the two apart.
    func foresee() -> (() -> Void)? { nil }

    /// Reads now what the node is to show in that update, since an object that it reads is about to change once more and
    /// keeps nothing of before. False for a node that cannot.
    final func prepare(for update: Int) -> Bool {
        guard isAttached, evaluations > 0, let show = graph.foreseeing(update, foresee) else { return false }
        prepared.append((update, show))
        prepareClosures(of: self, for: update)
        return true
    }

    /// True for a node that is filled by a closure that the body around it made, and which reads objects only when it is called.
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

    /// Shows what was read ahead of the update under way, if something was. What the last evaluation read is still what
    /// the node depends on: there is another one to come.
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

    /// Something was read ahead of an update.
    final var hasPrepared: Bool { !prepared.isEmpty }

    /// What was read is no longer what the node is to show.
    final func forgetPrepared() { prepared.removeAll() }

    // MARK: Sources

    override func environmentDidChange(_ key: ObjectIdentifier) {
        graph.invalidateInUpdate(self, because: .environment(property(reading: key)))
    }

    private func property(reading key: ObjectIdentifier) -> Int {
        environmentReads.first { $0.key == key }?.property ?? -1
    }

    final func observableWillChange() {
        guard isAttached else { return }
        graph.invalidate(self, transaction: Transaction.current, because: .observable)
    }

    final func forgetSources() {
        for read in reads { read.source.removeReader(self) }
        reads.removeAll(keepingCapacity: true)
        showsPrepared = false
        observation &+= 1
        forgetEnvironmentReads()
    }

    override open func willRemove() {
        forgetSources()
        reasons.removeAll()
        waiting.removeAll()
        forgetPrepared()
    }

    // MARK: What is due

    final func wait(for update: Int, because reason: EvaluationReason) {
        guard !waiting.contains(where: { $0.update == update && $0.reason.isSame(as: reason) }) else { return }
        waiting.append((update, reason))
    }

    final func takeReasons(of update: Int) -> [EvaluationReason] {
        defer { waiting.removeAll { $0.update == update } }
        return waiting.filter { $0.update == update }.map(\.reason)
    }

    /// True when an evaluation is due and something that the last one read is another now. Otherwise nothing is due.
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
        // Who follows an object as a whole reads it by no single property.
        return !isRead
    }

    override open func beginAnew() {
        needsEvaluation = true
        evaluations = 0
    }
}

/// Why a body is evaluated.
@MainActor
package enum EvaluationReason {
    /// There was no such view before.
    case identity
    /// The parent made another value.
    case value
    case source(Source)
    /// What the property at that index reads of the environment.
    case environment(Int)
    /// An `@Observable` property that the body read.
    case observable

    /// True for what keeps no value of before.
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
