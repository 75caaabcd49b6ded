/// Sets the animation of changes below the node when a value changes.
final class AnimationNode<Value: Equatable>: TransactionNode {
    private var last: Value?
    private var animation: Animation?
    private var changedIn = 0

    override func beginAnew() { last = nil }

    override var isActive: Bool { changedIn == graph.updateNumber }

    override func apply(to transaction: inout Transaction) {
        if !transaction.disablesAnimations { transaction.animation = animation }
    }

    func take(_ value: Value, _ animation: Animation?) {
        self.animation = animation
        if last != nil, last != value { changedIn = graph.updateNumber }
        last = value
    }
}

package nonisolated struct AnimationView<Content: View, Value: Equatable>: View {
    package typealias Body = Never

    package let content: Content
    let animation: Animation?
    let value: Value

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(AnimationNode<Value>.self) { AnimationNode(graph: $0, parent: $1, scope: $2) }
        node.take(value, animation)
        node.fill(scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Animates the changes in this view when `value` changes; nil applies those changes immediately.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimationView(content: self, animation: animation, value: value)
    }

    /// Animates the changes in the modifiers that `body` adds to this view. The view itself uses the surrounding transaction.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionBodyView(content: self, body: body) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

nonisolated extension View {
    /// Animates every change in this view, whatever its cause. This is seldom intended.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        TransactionView(content: self) { if !$0.disablesAnimations { $0.animation = animation } }
    }
}

nonisolated extension View where Self: Equatable {
    /// Animates the changes in this view when the view differs from its previous value.
    public func animation(_ animation: Animation?) -> some View {
        AnimationView(content: self, animation: animation, value: self)
    }
}
