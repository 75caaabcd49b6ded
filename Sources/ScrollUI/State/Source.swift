/// Something that bodies read and that tells them when it changes.
@MainActor
class Source {
    /// Taken off the list when they leave the tree.
    private var readers: [EvaluatedNode] = []

    /// For those who ask why a body ran.
    var name: String { String(describing: Self.self) }

    final func addReader(_ node: EvaluatedNode) {
        guard node.isAttached, !readers.contains(where: { $0 === node }) else { return }
        readers.append(node)
        node.sources.append(self)
    }

    final func removeReader(_ node: EvaluatedNode) {
        readers.removeAll { $0 === node }
    }

    final func notifyReaders(_ transaction: Transaction) {
        for reader in readers {
            reader.graph.invalidate(reader, transaction: transaction, because: .source(self))
        }
    }
}

/// A value in a place that lasts: what `@State` keeps and bindings lead to.
@MainActor
class Location<Value>: Source {
    var value: Value {
        get { preconditionFailure("a subclass says where the value is") }
        set { _ = newValue }
    }

    /// True when both lead to the same value.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Where the value is really kept; what readers are put down to.
    var origin: Source? { self }

    /// Writes with a transaction of its own.
    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { self.value = value }
    }
}
