/// A node that creates its content with a closure of its view, such as a geometry reader.
@_spi(Nodes) open class ContentNode: EvaluatedNode {
    /// Calls the closure and returns a closure that writes the resulting views into the tree; nil if there is no
    /// closure yet.
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

    /// A closure that arrives with the running update does not replace content that was read ahead of it: objects
    /// have changed since.
    override func foresee() -> (() -> Void)? {
        makeContent().map { lower in { [unowned self] in show(lower) } }
    }

    private func show(_ lower: (inout NodeBuilder) -> Void) { NodeBuilder.fill(self, scope: scope, lower: lower) }
}
