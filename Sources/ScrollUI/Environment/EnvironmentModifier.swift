/// A node that sets values for everything inside it.
package final class EnvironmentNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    package let inner: EnvironmentScope

    package override var isTransparent: Bool { true }

    package override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
    }

    private var set: (inout EnvironmentValues) -> Void = { _ in }

    package func apply(_ set: @escaping (inout EnvironmentValues) -> Void) {
        self.set = set
        refresh()
    }

    /// Called when an outer value changed from which this node's values may be derived.
    func refresh() {
        inner.apply(set, above: self)
    }
}

extension EnvironmentScope {
    /// Applies the values that `set` writes and notifies the nodes inside `node` that read a changed key.
    package func apply(_ set: (inout EnvironmentValues) -> Void, above node: Node) {
        var values = EnvironmentValues(scope: parent ?? self)
        set(&values)
        let changed = replaceValues(with: values.changes)
        if !changed.isEmpty { Self.notify(node.children, changed) }
    }

    /// Sets values that are known to be new, and notifies the nodes inside `node` that read one of their keys.
    func change(_ values: EnvironmentValues, above node: Node) {
        for (key, value) in values.changes { set(key, to: value) }
        Self.notify(node.children, Array(values.changes.keys))
    }

    /// Replaces the values set here and returns the keys whose values changed.
    private func replaceValues(with new: [ObjectIdentifier: Any]) -> [ObjectIdentifier] {
        var changed = keys.filter { new[$0] == nil }
        for key in changed { remove(key) }
        for (key, value) in new {
            if setsHere(key), let old = lookUp(key), ValueComparison.areEqual(old, value) { continue }
            set(key, to: value)
            changed.append(key)
        }
        return changed
    }

    /// Notifies the readers of the keys, in one walk through the tree. A node that sets a key itself shields its
    /// content, unless its own value is derived from the outer one.
    private static func notify(_ nodes: [Node], _ keys: [ObjectIdentifier]) {
        for node in nodes {
            for key in keys where node.environmentReads.contains(where: { $0.key == key }) {
                node.setNeedsPaint()
                node.environmentDidChange(key)
            }
            if keys.contains(ObjectIdentifier(LayoutDirectionKey.self)) { node.setNeedsLayout() }
            node.outerEnvironmentDidChange(keys)
            let inner = passOn(keys, through: node)
            if inner.isEmpty { continue }
            notify(node.children, inner)
            notify(node.detachedChildren, inner)
        }
    }

    /// Returns the keys whose values reach the content of `node` from outside.
    private static func passOn(_ keys: [ObjectIdentifier], through node: Node) -> [ObjectIdentifier] {
        guard let node = node as? EnvironmentNode, keys.contains(where: node.inner.setsHere) else { return keys }
        node.refresh()
        return keys.filter { !node.inner.setsHere($0) }
    }
}

package nonisolated struct EnvironmentView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let set: (inout EnvironmentValues) -> Void

    package init(content: Content, set: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.set = set
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EnvironmentNode.self) { EnvironmentNode(graph: $0, parent: $1, scope: $2) }
        node.apply(set)
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Sets a value of the environment for this view and everything in it.
    public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value of the environment for this view and everything in it, starting from the outer value.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }
}
