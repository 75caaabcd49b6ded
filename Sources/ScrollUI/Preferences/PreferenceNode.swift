/// What a node does to a preference on its way up.
@MainActor
package enum PreferenceContribution<Value> {
    /// Not known yet: what is below goes up as it is.
    case none
    /// Stands for whatever is sent below.
    case value(Value)
    case transform((inout Value) -> Void)
}

/// A node that sends a preference up, or changes what is sent below it.
package class PreferenceNode<Key: PreferenceKey>: Node {
    private var contribution = PreferenceContribution<Key.Value>.none

    package override var isTransparent: Bool { true }

    package override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        countWriters(1)
    }

    package final func contribute(_ new: PreferenceContribution<Key.Value>) {
        if case .value(let old) = contribution, case .value(let value) = new,
            ValueComparison.areEqual(old, value)
        {
            return
        }
        contribution = new
        graph.preferences.markDirty(Key.self)
    }

    /// What goes up from here; nil if nobody has sent anything.
    final var outgoing: Key.Value? {
        switch contribution {
        case .none: return incoming(Key.self)
        case .value(let value): return value
        case .transform(let transform):
            var value = incoming(Key.self) ?? Key.defaultValue
            transform(&value)
            return value
        }
    }

    /// Every node around a writer counts it, so that the others are passed over when values are gathered.
    private func countWriters(_ change: Int) {
        var node: Node? = self
        while let current = node {
            current.preferenceWriters += change
            node = current.parent
        }
        graph.preferences.markDirty(Key.self)
    }

    package override func willRemove() {
        contribution = .none
        countWriters(-1)
    }

    package override func beginAnew() {
        countWriters(1)
    }
}

extension Node {
    /// What goes up from this node; nil if nobody has sent anything. Complexity: O(writers below times their depth).
    fileprivate final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard preferenceWriters > 0 else { return nil }
        if let writer = self as? PreferenceNode<Key> { return writer.outgoing }
        return incoming(key)
    }

    /// What the nodes below this one send up, each taken into those before it.
    package final func incoming<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard preferenceWriters > 0 else { return nil }
        var result: Key.Value?
        for child in children { child.add(key, to: &result) }
        for child in detachedChildren { child.add(key, to: &result) }
        return result
    }

    private func add<Key: PreferenceKey>(_ key: Key.Type, to result: inout Key.Value?) {
        guard preferenceWriters > 0, !isCovered, !holdsPreferences, let value = preference(key) else { return }
        guard var sum = result else { return result = value }
        Key.reduce(value: &sum, nextValue: { value })
        result = sum
    }
}

nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: View {
    typealias Body = Never

    let content: Content
    let contribution: PreferenceContribution<Key.Value>

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceNode<Key>.self) { PreferenceNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.contribute(contribution)
    }
}

nonisolated extension View {
    /// Sends `value` up the tree in place of what views inside this one send.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView<Self, K>(content: self, contribution: .value(value))
    }

    /// Changes what the views inside this one send up, or the default value if they send nothing.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView<Self, K>(content: self, contribution: .transform(callback))
    }
}
