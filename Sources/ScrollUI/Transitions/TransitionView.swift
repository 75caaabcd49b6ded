/// The node of a transition, around the view that is inserted or removed.
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

    /// Returns the animations of the transition's parts in a transaction; none if the change is immediate.
    func animations(into phase: TransitionPhase, _ transaction: Transaction) -> [Animation] {
        transaction.disablesAnimations ? [] : transition.partAnimations(into: phase, transaction.animation)
    }

    func appear(with animation: Animation?) {
        var plain = Transaction()
        plain.disablesAnimations = true
        graph.override(plain) { show(.willAppear) }
        graph.override(Transaction(animation: animation)) { show(.identity) }
    }

    /// Changes the phase without inserting or removing the view.
    package func show(_ phase: TransitionPhase, with animation: Animation?) {
        guard phase != self.phase else { return }
        graph.override(Transaction(animation: animation)) { show(phase) }
    }

    func disappear(with animation: Animation?) {
        graph.override(Transaction(animation: animation)) { show(.didDisappear) }
    }
}

package nonisolated struct TransitionView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
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
    /// Sets the transition for an animated insertion or removal of this view.
    ///
    /// Views without a transition fade. The transition applies if this view is the outermost inserted or removed view, apart from
    /// modifiers. Rows that scroll into a lazy container, or that a change of data inserts there, appear without a transition. Rows that a
    /// change of data removes use their transition.
    public func transition(_ t: AnyTransition) -> some View {
        TransitionView(content: self, transition: t.base)
    }

    /// Sets the transition for an animated insertion or removal of this view.
    public func transition<T: Transition>(_ transition: T) -> some View {
        TransitionView(content: self, transition: transition)
    }
}
