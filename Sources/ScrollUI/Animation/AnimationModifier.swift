/// Gives what changes below an animation of its own when a value changes.
final class AnimationNode<Value: Equatable>: Node {
    private var last: Value?

    override var isTransparent: Bool { true }

    override func beginAnew() { last = nil }

    /// True when the value is another than last time.
    func take(_ value: Value) -> Bool {
        defer { last = value }
        return last != nil && last != value
    }
}

struct AnimationView<Content: View, Value: Equatable>: View {
    typealias Body = Never

    let content: Content
    let animation: Animation?
    let value: Value

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(AnimationNode<Value>.self) { AnimationNode(graph: $0, parent: $1, scope: $2) }
        var transaction = node.graph.transaction
        if node.take(value) { transaction.animation = animation }
        node.graph.run(in: transaction) {
            NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        }
    }
}

extension View {
    /// Animates what changes in this view when `value` changes.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        AnimationView(content: self, animation: animation, value: value)
    }
}
