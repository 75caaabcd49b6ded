/// The effect of a node on a preference.
@MainActor
package enum PreferenceContribution<Value> {
    /// Not known yet: the value from below is passed on unchanged.
    case none
    /// A value that replaces all values sent below.
    case value(Value)
    case transform((inout Value) -> Void)
}

/// A node that sends a preference up the tree, or changes the value that is sent below it.
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

    /// The value sent up from this node; nil if there is none.
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

    /// Counts a writer in all nodes around it, so that nodes without writers are skipped when values are collected.
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
    /// Returns the value sent up from this node; nil if there is none. Complexity: O(writers below times their depth).
    fileprivate final func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard preferenceWriters > 0 else { return nil }
        if let writer = self as? PreferenceNode<Key> { return writer.outgoing }
        return incoming(key)
    }

    /// Returns the combined value of the nodes below this one, in order.
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

package nonisolated struct PreferenceView<Content: View, Key: PreferenceKey>: View {
    package typealias Body = Never

    package let content: Content
    let contribution: PreferenceContribution<Key.Value>

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceNode<Key>.self) { PreferenceNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.contribute(contribution)
    }
}

nonisolated extension View {
    /// Sends `value` up the tree in place of the values of the views inside this one.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView<Self, K>(content: self, contribution: .value(value))
    }

    /// Changes the value that the views inside this one send up the tree, or the default value if they send none.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView<Self, K>(content: self, contribution: .transform(callback))
    }
}
