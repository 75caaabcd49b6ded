/// Storage for a value of one tree. A body reads the value as it was at the end of the transaction of the update that
/// runs the body; all other code reads the newest value.
package class StoredLocation<Value>: Location<Value>, VersionedLocation {
    private(set) final var stored: Value
    final weak private(set) var graph: ViewGraph?
    private var earlier = EarlierValues<Value>()

    init(_ value: Value, graph: ViewGraph) {
        stored = value
        self.graph = graph
    }

    /// The value for the present reader.
    final var seen: Value {
        guard let graph else { return stored }
        graph.dependencies.note(self)
        if earlier.isEmpty { return stored }
        guard let update = graph.updates.runningNumber, let value = earlier.value(in: update) else { return stored }
        // A new body also sees the later changes in their own updates.
        if let reader = graph.dependencies.reader {
            graph.updates.add(reader, in: earlier.updates(after: update), because: .source(self))
        }
        return value
    }

    /// Sets the value; the bodies that read a different value are evaluated.
    final func take(_ value: Value) {
        guard !ValueComparison.areEqual(stored, value) else { return stored = value }
        recordEarlierValue()
        stored = value
        notifyReaders(Transaction.current)
    }

    private func recordEarlierValue() {
        guard hasReaders, let updates = graph?.updates else { return }
        let update = updates.number(for: Transaction.current)
        guard updates.isPreceded(update) else { return }
        if earlier.record(stored, before: update) { updates.remember(self) }
    }

    final func forgetEarlierValues() { earlier.removeAll() }
}

/// The storage of a value that belongs to no property of a view, such as a mode of the window.
package final class OwnedLocation<Value>: StoredLocation<Value> {
    package override init(_ value: Value, graph: ViewGraph) { super.init(value, graph: graph) }

    override var value: Value {
        get { seen }
        set { take(newValue) }
    }
}
