import Observation

/// A node that can be evaluated again by itself.
class EvaluatedNode: Node {
    final var needsEvaluation = true
    /// What the last evaluation read; they call back when they change.
    final var sources: [Source] = []
    /// How often the body ran.
    final var evaluations = 0

    override var isTransparent: Bool { true }

    func evaluate() {}

    override func environmentDidChange() {
        graph.invalidate(self, transaction: graph.transaction)
    }

    final func forgetSources() {
        for source in sources { source.removeReader(self) }
        sources.removeAll(keepingCapacity: true)
    }

    override func willRemove() {
        forgetSources()
    }

    override func beginAnew() {
        needsEvaluation = true
        evaluations = 0
    }
}

/// A composite view: the value of the last evaluation, its state, and what its body gave.
final class BodyNode<V: View>: EvaluatedNode {
    private(set) var view: V
    private var storage = PropertyStorage()
    private let properties: ViewProperties
    /// Nil for a view without numbers to animate.
    private let animator: BodyAnimator<V>?

    init(_ view: V, graph: ViewGraph, parent: Node, scope: EnvironmentScope) {
        self.view = view
        properties = graph.properties.properties(of: V.self)
        animator = properties.isAnimatable ? BodyAnimator.make() : nil
        super.init(graph: graph, parent: parent, scope: scope)
    }

    /// Takes the value that the parent made; evaluates only if it differs from the last one.
    func assign(_ newView: V) {
        var next = newView
        storage.connect(&next, properties: properties, node: self)
        if evaluations > 0, !needsEvaluation, properties.areEqual(&view, &next) { return }
        view = next
        animator?.take(next, in: graph)
        evaluate()
    }

    override func evaluate() {
        needsEvaluation = false
        evaluations += 1
        graph.report.bodies += 1
        forgetSources()
        storage.update(&view, properties: properties)
        let shown = animator?.presented(view, at: graph.time) ?? view
        if let animator, animator.isMoving(at: graph.time) { graph.keepEvaluating(self) }
        let body = graph.reading(as: self) { observed { shown.body } }
        NodeBuilder.fill(self, scope: scope) { body._lower(into: &$0) }
    }

    /// Runs `make` and asks to be evaluated again when an `@Observable` property that it read changes.
    private func observed(_ make: () -> V.Body) -> V.Body {
        withObservationTracking(make) { [weak self] in
            // Views and the models they read live on the main actor; a change from elsewhere is a data race of its
            // own, which the runtime reports here.
            MainActor.assumeIsolated {
                guard let self, self.isAttached else { return }
                self.graph.invalidate(self, transaction: Transaction.current)
            }
        }
    }

    override func willRemove() {
        super.willRemove()
        storage.disconnect()
    }
}
