/// The node of a composite view: its last evaluated value, its state, and the content of its body.
final class BodyNode<V: View>: EvaluatedNode {
    override var isPrefetchable: Bool { true }

    private(set) var view: V
    private var storage = PropertyStorage()
    private let properties: ViewProperties
    /// Nil until the view gets a second value, and for a view without animatable data.
    private var animator: BodyAnimator<V>?

    /// `hostedType` is the type of a property of the view to which the view lends its node.
    init(
        _ view: V, hosting hostedType: Any.Type? = nil, graph: ViewGraph, parent: Node, scope: EnvironmentScope
    ) {
        self.view = view
        properties = graph.properties.properties(of: V.self, hosting: hostedType)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    /// Assigns the parent's new value; evaluates the body only if the value differs from the last one.
    func assign(_ newView: V) {
        var next = newView
        if evaluations > 0 {
            let isEqual = properties.areEqual(&view, &next)
            if isEqual, !isOutdated() { return }
            if !isEqual {
                reasons.append(.value)
                forgetPrepared()
            }
            animate(from: view, to: next)
        } else {
            reasons.append(.identity)
            animator = nil
        }
        view = next
        evaluate()
    }

    private func animate(from old: V, to new: V) {
        guard properties.isAnimatable else { return }
        if animator == nil {
            animator = BodyAnimator.make()
            animator?.take(old, in: graph)
        }
        animator?.take(new, in: graph)
    }

    override func evaluate() {
        needsEvaluation = false
        countBody()
        if showPrepared() { return }
        forgetSources()
        missing = nil
        storage.connect(&view, properties: properties, node: self)
        if let missing {
            graph.warnOnce("\(viewName): \(missing)")
            return NodeBuilder.fill(self, scope: scope) { _ in }
        }
        if let animator, animator.isMoving(at: graph.time) { graph.keepEvaluating(self) }
        V._evaluate(_BodyEvaluation(node: self))
    }

    /// Calls `body` with the view as it is presented now, and records what it reads.
    fileprivate func read<Body: View>(_ body: (V) -> Body) -> Body {
        graph.dependencies.reading(as: self) {
            storage.update(&view, properties: properties)
            return body(animator?.presented(view, at: graph.time) ?? view)
        }
    }

    fileprivate func show<Body: View>(_ body: Body) {
        reasons.removeAll(keepingCapacity: true)
        NodeBuilder.fill(self, scope: scope) { body._lower(into: &$0) }
    }

    override func foresee() -> (() -> Void)? {
        guard missing == nil, animator == nil else { return nil }
        var view = view
        storage.connect(&view, properties: properties, node: self)
        storage.update(&view, properties: properties)
        let body = view.body
        return { [unowned self] in show(body) }
    }

    override func willRemove() {
        super.willRemove()
        storage.disconnect()
    }

    /// State belongs to the identity, and the old view value refers to it.
    override var isReusable: Bool { !properties.ownsState }

    override var isRetainable: Bool {
        isSettled && animator == nil && isReusable && properties.custom.isEmpty
    }

    // MARK: Names

    override var viewType: ObjectIdentifier? { ObjectIdentifier(V.self) }
    override var viewName: String { properties.typeName }
    override var hasViewName: Bool { true }
    package override var typeName: String { properties.typeName }

    override func propertyName(at index: Int) -> String? {
        properties.connected.indices.contains(index) ? properties.connected[index].name : nil
    }

    override func propertyName(for source: Source) -> String? {
        storage.name(of: source, in: &view, properties: properties)
    }
}

/// One evaluation of a composite view's body, in two steps that ``View/_evaluate(_:)`` connects.
@MainActor
public struct _BodyEvaluation<V: View> {
    fileprivate let node: BodyNode<V>

    /// Returns the body of the view, which `body` reads. What it reads causes the next evaluation.
    @_semantics("optimize.sil.specialize.generic.never")
    public func read<Body: View>(_ body: (V) -> Body) -> Body { node.read(body) }

    /// Writes the body into the tree.
    @_semantics("optimize.sil.specialize.generic.never")
    public func show<Body: View>(_ body: Body) { node.show(body) }
}
