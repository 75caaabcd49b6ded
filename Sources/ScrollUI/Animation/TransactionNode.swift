/// A node that changes the transaction of its descendants, in this update or always.
class TransactionNode: Node {
    override var isPrefetchable: Bool { true }

    override var isTransparent: Bool { true }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.hasTransactionNodes = true
    }

    /// Whether the node changes the transaction of this update.
    var isActive: Bool { false }

    func apply(to transaction: inout Transaction) {}

    /// Fills the children in the current transaction as changed by this node.
    final func fill(scope: EnvironmentScope, _ lower: (inout NodeBuilder) -> Void) {
        guard isActive else { return NodeBuilder.fill(self, scope: scope, lower: lower) }
        var transaction = graph.transaction
        apply(to: &transaction)
        graph.override(transaction) { NodeBuilder.fill(self, scope: scope, lower: lower) }
    }
}

/// Restores the transaction outside of an enclosing node.
final class TransactionRestoringNode: Node {
    weak var outer: TransactionNode?

    override var isTransparent: Bool { true }
}

extension ViewGraph {
    /// Returns `transaction` with the changes of the nodes from the root to `node`. Complexity: O(depth).
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
