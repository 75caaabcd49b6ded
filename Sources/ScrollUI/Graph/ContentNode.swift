/// A node that makes what is in it with a closure that its view was given, such as a reader of geometry.
@_spi(Nodes) open class ContentNode: EvaluatedNode {
    /// Calls the closure, and gives what writes its views into the tree; nil where there is no closure yet.
    open func makeContent() -> ((inout NodeBuilder) -> Void)? { nil }

    package override func evaluate() {
        evaluations += 1
        if showPrepared() { return }
        needsEvaluation = false
        forgetSources()
        let lower = graph.dependencies.reading(as: self) { makeContent() }
        reasons.removeAll(keepingCapacity: true)
        if let lower { show(lower) }
    }

    override var isFilledByClosure: Bool { true }

    /// A closure that comes with the update under way does not replace what was read ahead of it: objects have
    /// changed since.
    override func foresee() -> (() -> Void)? {
        makeContent().map { lower in { [unowned self] in show(lower) } }
    }

    private func show(_ lower: (inout NodeBuilder) -> Void) { NodeBuilder.fill(self, scope: scope, lower: lower) }
}
