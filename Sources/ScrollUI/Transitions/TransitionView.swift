/// Where a transition stands in the tree, around the view that comes and goes.
package final class TransitionNode: Node {
    private(set) var transition: any Transition = OpacityTransition()
    private var phase = TransitionPhase.identity
    private var content: @MainActor (inout NodeBuilder) -> Void = { _ in }

    package override var isTransparent: Bool { true }

    package override func beginAnew() { phase = .identity }

    func assign(_ transition: any Transition, content: @escaping @MainActor (inout NodeBuilder) -> Void) {
        self.transition = transition
        self.content = content
        show(phase)
    }

    private func show(_ phase: TransitionPhase) {
        self.phase = phase
        NodeBuilder.fill(self, scope: scope) { transition.lower(content, phase, into: &$0) }
    }

    /// The animation that a change in that transaction gives this transition; nil for a change at once.
    func animation(into phase: TransitionPhase, _ transaction: Transaction) -> Animation? {
        if transaction.disablesAnimations { return nil }
        return (transition as? any SelfAnimatedTransition)?.animation(into: phase) ?? transaction.animation
    }

    func appear(with animation: Animation) {
        graph.override(Transaction()) { show(.willAppear) }
        graph.override(Transaction(animation: animation)) { show(.identity) }
    }

    /// Shows another phase, which is not to be followed by coming or going.
    package func show(_ phase: TransitionPhase, with animation: Animation?) {
        guard phase != self.phase else { return }
        graph.override(Transaction(animation: animation)) { show(phase) }
    }

    func disappear(with animation: Animation) {
        graph.override(Transaction(animation: animation)) { show(.didDisappear) }
    }
}

package nonisolated struct TransitionView<Content: View>: View {
    package typealias Body = Never

    let content: Content
    let transition: any Transition

    package init(content: Content, transition: any Transition) {
        self.content = content
        self.transition = transition
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TransitionNode.self) { TransitionNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        node.assign(transition) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// How the view comes and goes when a change that is animated puts it in or takes it out.
    ///
    /// Without it such a view fades. It counts for the outermost view that is put in or taken out, and looks through
    /// modifiers. Rows that come into a lazy container by scrolling are simply there; rows that a change of data puts in
    /// there too, while rows that it takes out go by their transition.
    public func transition(_ t: AnyTransition) -> some View {
        TransitionView(content: self, transition: t.base)
    }

    /// How the view comes and goes when a change that is animated puts it in or takes it out.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: transition)
    }
}
