/// Something that bodies read and that tells them when it changes.
@MainActor
package class Source {
    /// Taken off the list when they leave the tree.
    private var readers: [EvaluatedNode] = []

    nonisolated init() {}

    /// For those who ask why a body ran.
    var name: String { String(describing: Self.self) }

    /// True for a source that cannot tell what it held before.
    var isObject: Bool { false }

    /// Puts `node` down as a reader, of what `hasChanged` looks at or of all there is.
    final func addReader(_ node: EvaluatedNode, hasChanged: (@MainActor () -> Bool)? = nil) {
        guard node.isAttached else { return }
        let known = node.reads.contains { $0.source === self }
        if known, hasChanged == nil, node.reads.contains(where: { $0.source === self && $0.hasChanged == nil }) {
            return
        }
        node.reads.append(SourceRead(source: self, hasChanged: hasChanged))
        guard !known else { return }
        readers.append(node)
        // Readers are told in the order in which they came in.
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

/// What one body read of a source.
struct SourceRead {
    let source: Source
    /// Whether what was read is another now; nil where any change of the source is one.
    let hasChanged: (@MainActor () -> Bool)?
}

/// A value in lasting storage: what `@State` stores and bindings lead to.
@MainActor
package class Location<Value>: Source {
    nonisolated override init() { super.init() }

    var value: Value {
        get { preconditionFailure("a subclass says where the value is") }
        set { _ = newValue }
    }

    /// True when both lead to the same value.
    func isSame(as other: Location<Value>) -> Bool { self === other }

    /// Where the value is really stored, for telling why a body ran; nil where nobody knows.
    var origin: Source? { self }

    /// Writes with a transaction of its own.
    func set(_ value: Value, transaction: Transaction) {
        withTransaction(transaction) { self.value = value }
    }

    /// The value. A body that asks depends on it and on nothing else of its source.
    final func read() -> Value {
        origin === self ? value : read { $0 }
    }

    /// A part of the value. A body that asks depends on that part alone.
    final func read<Part>(_ part: @escaping (Value) -> Part) -> Part {
        guard let graph = ViewGraph.current, graph.dependencies.reader != nil else { return part(value) }
        return graph.dependencies.readingPart({ part(self.value) }) { old in
            { !ValueComparison.areEqual(old, part(self.value)) }
        }
    }
}
