/// A source of values that bodies read; it notifies them when it changes.
@MainActor
package class Source {
    /// The readers; removed when they leave the tree.
    private var readers: [EvaluatedNode] = []

    nonisolated init() {}

    /// The name in reports of the reasons of evaluations.
    var name: String { String(describing: Self.self) }

    /// Whether the source is an object, which does not keep earlier values.
    var isObject: Bool { false }

    /// Adds `node` as a reader, of the part that `hasChanged` compares or of the whole source.
    final func addReader(_ node: EvaluatedNode, hasChanged: (@MainActor () -> Bool)? = nil) {
        guard node.isAttached else { return }
        let known = node.reads.contains { $0.source === self }
        if known, hasChanged == nil, node.reads.contains(where: { $0.source === self && $0.hasChanged == nil }) {
            return
        }
        node.reads.append(SourceRead(source: self, hasChanged: hasChanged))
        guard !known else { return }
        readers.append(node)
        // Readers are notified in the order in which they were added.
        node.graph.prefetchLog?.putOff { [weak self, weak node] in
            guard let self, let node, let index = readers.lastIndex(where: { $0 === node }) else { return }
            readers.append(readers.remove(at: index))
        }
    }

    final func removeReader(_ node: EvaluatedNode) {
        readers.removeAll { $0 === node }
    }

    final var hasReaders: Bool { !readers.isEmpty }

    final func notifyReaders(_ transaction: Transaction) {
        for reader in readers {
            reader.graph.invalidate(reader, transaction: transaction, because: .source(self))
        }
    }
}

/// A read of a source by a body.
struct SourceRead {
    let source: Source
    /// Returns whether the read part has changed; nil if every change of the source counts.
    let hasChanged: (@MainActor () -> Bool)?
}

/// A persistent location of a value: the storage of `@State` and the target of bindings.
@MainActor
package class Location<Value>: Source {
    nonisolated override init() { super.init() }

    var value: Value {
        get { preconditionFailure("a subclass says where the value is") }
        set { _ = newValue }
    }

    /// Returns whether both lead to the same value.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// The actual storage of the value, for reports of the reasons of evaluations; nil if it is unknown.
    var origin: Source? { self }

    /// Writes the value with a given transaction.
    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { self.value = value }
    }

    /// Returns the value. A reading body depends on it and on nothing else of its source.
    final func read() -> Value {
        origin === self ? value : read { $0 }
    }

    /// Returns a part of the value. A reading body depends only on that part.
    final func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
        guard let graph = ViewGraph.current, graph.dependencies.reader != nil else { return part(value) }
        return graph.dependencies.readingPart({ part(self.value) }) { old in
            { !ValueComparison.areEqual(old, part(self.value)) }
        }
    }
}
