/// Watches the coming and going of a view.
final class LifecycleNode: Node {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    private var hasAppeared = false

    override var isTransparent: Bool { true }

    override func beginAnew() { hasAppeared = false }

    func didUpdate() {
        guard !hasAppeared else { return }
        hasAppeared = true
        graph.lifecycle.enqueue { [weak self] in
            guard let self, self.isAttached else { return }
            self.onAppear?()
        }
    }

    override func willRemove() {
        if let onDisappear { graph.lifecycle.enqueue { onDisappear() } }
    }
}

struct LifecycleView<Content: View>: View {
    typealias Body = Never

    let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(LifecycleNode.self) { LifecycleNode(graph: $0, parent: $1, scope: $2) }
        node.onAppear = onAppear
        node.onDisappear = onDisappear
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.didUpdate()
    }
}

/// Watches a value.
final class ChangeNode<Value: Equatable>: Node {
    private var last: Value?

    override var isTransparent: Bool { true }

    override func beginAnew() { last = nil }

    func update(_ value: Value, initial: Bool, action: @escaping (Value, Value) -> Void) {
        let old = last
        last = value
        guard let old else {
            if initial { graph.lifecycle.enqueue { action(value, value) } }
            return
        }
        if old != value { graph.lifecycle.enqueue { action(old, value) } }
    }
}

struct ChangeView<Content: View, Value: Equatable>: View {
    typealias Body = Never

    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ChangeNode<Value>.self) { ChangeNode(graph: $0, parent: $1, scope: $2) }
        node.update(value, initial: initial, action: action)
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

extension View {
    /// Runs after the update that brought the view in, before that frame is shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action)
    }

    /// Runs after the update that took the view away.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onDisappear: action)
    }

    /// Runs after an update in which `value` changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }

    /// Runs after an update in which `value` changed; with `initial`, after the first one too.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }
}
