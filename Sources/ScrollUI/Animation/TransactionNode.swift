/// A node that changes the transaction of what is below it, in this update or always.
class TransactionNode: Node {
    override var isPrefetchable: Bool { true }

    override var isTransparent: Bool { true }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.hasTransactionNodes = true
    }

    /// False where the node leaves the transaction of this update alone.
    var isActive: Bool { false }

    func apply(to transaction: inout Transaction) {}

    /// Fills the children in the transaction that this node makes of the present one.
    final func fill(scope: EnvironmentScope, _ lower: (inout NodeBuilder) -> Void) {
        guard isActive else { return NodeBuilder.fill(self, scope: scope, lower: lower) }
        var transaction = graph.transaction
        apply(to: &transaction)
        graph.override(transaction) { NodeBuilder.fill(self, scope: scope, lower: lower) }
    }
}

/// Puts the transaction back in force that was in force outside a node around.
final class TransactionRestoringNode: Node {
    weak var outer: TransactionNode?

    override var isTransparent: Bool { true }
}

extension ViewGraph {
    /// What `transaction` becomes on the way from the root to `node`. Complexity: O(depth).
    func transaction(_ transaction: Transaction, at node: Node) -> Transaction {
        guard hasTransactionNodes else { return transaction }
        var active: [TransactionNode] = []
        var current = node.parent
        while let step = current {
            if let change = step as? TransactionNode, change.isActive { active.append(change) }
            let restored = (step as? TransactionRestoringNode)?.outer
            current = restored?.parent ?? step.parent
        }
        var result = transaction
        for change in active.reversed() { change.apply(to: &result) }
        return result
    }
}
