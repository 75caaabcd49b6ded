/// A node that can be evaluated again by itself.
class EvaluatedNode: Node {
    final var needsEvaluation = true
    /// What the last evaluation read; they call back when they change.
    final var sources: [Source] = []
    /// How often the body ran.
    final var evaluations = 0
    /// Why the next evaluation is due, or the present one runs.
    final var reasons: [EvaluationReason] = []
    /// What a property of the view needs and the environment does not have; the body cannot run without it.
    final var missing: String?

    override var isTransparent: Bool { true }

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

    override func environmentDidChange(_ key: ObjectIdentifier) {
        graph.invalidate(self, transaction: graph.transaction, because: .environment(property(reading: key)))
    }

    private func property(reading key: ObjectIdentifier) -> Int {
        environmentReads.first { $0.key == key }?.property ?? -1
    }

    final func observableWillChange() {
        guard isAttached else { return }
        graph.invalidate(self, transaction: Transaction.current, because: .observable)
    }

    final func forgetSources() {
        for source in sources { source.removeReader(self) }
        sources.removeAll(keepingCapacity: true)
        forgetEnvironmentReads()
    }

    override func willRemove() {
        forgetSources()
        reasons.removeAll()
    }

    override func beginAnew() {
        needsEvaluation = true
        evaluations = 0
    }
}

/// Why a body is evaluated.
@MainActor
enum EvaluationReason {
    /// There was no such view before.
    case identity
    /// The parent made another value.
    case value
    case source(Source)
    /// What the property at that place reads of the environment.
    case environment(Int)
    /// An `@Observable` property that the body read.
    case observable
}
