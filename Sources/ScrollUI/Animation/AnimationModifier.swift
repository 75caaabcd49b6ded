/// Gives what changes below an animation of its own when a value changes.
final class AnimationNode<Value: Equatable>: TransactionNode {
    private var last: Value?
    private var animation: Animation?
    private var changedIn = 0

    override func beginAnew() { last = nil }

    override var isActive: Bool { changedIn == graph.updateNumber }

    override func apply(to transaction: inout Transaction) { transaction.animation = animation }

    func take(_ value: Value, _ animation: Animation?) {
        self.animation = animation
        if last != nil, last != value { changedIn = graph.updateNumber }
        last = value
    }
}

nonisolated struct AnimationView<Content: View, Value: Equatable>: View {
    typealias Body = Never

    let content: Content
    let animation: Animation?
    let value: Value

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(AnimationNode<Value>.self) { AnimationNode(graph: $0, parent: $1, scope: $2) }
        node.take(value, animation)
        node.fill(scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Animates what changes in this view when `value` changes; nil makes those changes at once.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimationView(content: self, animation: animation, value: value)
    }

    /// Animates what changes in the modifiers that `body` puts around this view, and leaves the view itself to the
    /// transaction around.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionBodyView(content: self, body: body) { $0.animation = animation }
    }
}

nonisolated extension View {
    /// Animates everything that ever changes in this view, whatever brought the change about, which is seldom what is
    /// meant.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        TransactionView(content: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

nonisolated extension View where Self: Equatable {
    /// Animates what changes in this view when the view itself is another than before.
    public func animation(_ animation: Animation?) -> some View {
        AnimationView(content: self, animation: animation, value: self)
    }
}
