/// Changes the transaction of each update.
final class TransactionChangeNode: TransactionNode {
    var change: (inout Transaction) -> Void = { _ in }

    override var isActive: Bool { true }
    override func apply(to transaction: inout Transaction) { change(&transaction) }
}

/// Changes the transaction of the updates in which a value changes.
final class ValueTransactionNode<Value: Equatable>: TransactionNode {
    var change: (inout Transaction) -> Void = { _ in }
    private var last: Value?
    private var changedIn = 0

    override func beginAnew() { last = nil }
    override var isActive: Bool { changedIn == graph.updateNumber }
    override func apply(to transaction: inout Transaction) { change(&transaction) }

    func take(_ value: Value) {
        if last != nil, last != value { changedIn = graph.updateNumber }
        last = value
    }
}

package nonisolated struct TransactionView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let change: (inout Transaction) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TransactionChangeNode.self) { TransactionChangeNode(graph: $0, parent: $1, scope: $2) }
        node.change = change
        node.fill(scope: builder.scope) { content._lower(into: &$0) }
    }
}

package nonisolated struct ValueTransactionView<Content: View, Value: Equatable>: View {
    package typealias Body = Never

    package let content: Content
    let value: Value
    let change: (inout Transaction) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ValueTransactionNode<Value>.self) {
            ValueTransactionNode(graph: $0, parent: $1, scope: $2)
        }
        node.change = change
        node.take(value)
        node.fill(scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// Changes the transaction of the modifiers around a view, but not of the view itself.
package nonisolated struct TransactionBodyView<Content: View, Wrapped: View>: View {
    package typealias Body = Never

    let content: Content
    /// The result of the body, which is built immediately, like that of any builder. Its placeholder finds the content in the slot when it
    /// is lowered.
    let wrapped: Wrapped
    private let slot: PlaceholderSlot
    let change: (inout Transaction) -> Void

    init(
        content: Content, @ViewBuilder body: (PlaceholderContentView<Content>) -> Wrapped,
        change: @escaping (inout Transaction) -> Void
    ) {
        self.content = content
        self.change = change
        let slot = PlaceholderSlot()
        wrapped = body(PlaceholderContentView { slot.lower(&$0) })
        self.slot = slot
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TransactionChangeNode.self) { TransactionChangeNode(graph: $0, parent: $1, scope: $2) }
        node.change = change
        let outer = node.graph.transaction
        let content = self.content
        // A weak reference, since the node's views hold the slot: a strong one would be a cycle.
        slot.lower = { [weak node] inner in
            let restoring = inner.node(TransactionRestoringNode.self) {
                TransactionRestoringNode(graph: $0, parent: $1, scope: $2)
            }
            restoring.outer = node
            let scope = inner.scope
            restoring.graph.override(outer) {
                NodeBuilder.fill(restoring, scope: scope) { content._lower(into: &$0) }
            }
        }
        node.fill(scope: builder.scope) { wrapped._lower(into: &$0) }
    }
}

@MainActor
private final class PlaceholderSlot {
    var lower: @MainActor (inout NodeBuilder) -> Void = { _ in }
}

/// A placeholder for the content of a transition or of a modifier's body.
nonisolated public struct PlaceholderContentView<Value>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let lower: @MainActor (inout NodeBuilder) -> Void

    init(lower: @escaping @MainActor (inout NodeBuilder) -> Void) {
        self.lower = lower
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        lower(&builder)
    }
}

nonisolated extension View {
    /// Changes the transaction of every update of this view.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        TransactionView(content: self, change: transform)
    }

    /// Changes the transaction of the updates of this view in which `value` changes.
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        ValueTransactionView(content: self, value: value, change: transform)
    }

    /// Changes the transaction of the modifiers that `body` adds to this view, but not of the view itself.
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        TransactionBodyView(content: self, body: body, change: transform)
    }
}
