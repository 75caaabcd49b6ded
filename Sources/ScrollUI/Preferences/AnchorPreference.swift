import Foundation

/// Sends the view's location up the tree each time that layout or scrolling moves it.
final class AnchorPreferenceNode<Key: PreferenceKey, Value>: PreferenceNode<Key>, AnchoredNode {
    private var make: ((Anchor<Value>) -> PreferenceContribution<Key.Value>)?
    private var source: Anchor<Value>.Source?
    private var bounds: CGRect?

    var anchorKey: ObjectIdentifier { ObjectIdentifier(Key.self) }
    var hasSentAnchor: Bool { bounds != nil }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.preferences.add(self)
    }

    func assign(
        _ source: Anchor<Value>.Source, _ make: @escaping (Anchor<Value>) -> PreferenceContribution<Key.Value>
    ) {
        self.source = source
        self.make = make
        bounds = nil
    }

    func refreshAnchor() {
        guard isAttached, let item = firstItem, item.isPlaced, let source, let make else { return }
        let now = item.frame(in: .global)
        if now == bounds { return }
        bounds = now
        contribute(make(source.make(now)))
    }

    override func willRemove() {
        super.willRemove()
        graph.preferences.remove(self)
    }

    override func beginAnew() {
        super.beginAnew()
        bounds = nil
        graph.preferences.add(self)
    }
}

extension Node {
    /// The first node at or below this one that takes part in the enclosing layout.
    fileprivate final var firstItem: Node? {
        guard isTransparent else { return self }
        for child in children { if let item = child.firstItem { return item } }
        return nil
    }
}

package nonisolated struct AnchorPreferenceView<Content: View, Key: PreferenceKey, Value>: View {
    package typealias Body = Never

    package let content: Content
    let source: Anchor<Value>.Source
    let make: (Anchor<Value>) -> PreferenceContribution<Key.Value>

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(AnchorPreferenceNode<Key, Value>.self) {
            AnchorPreferenceNode(graph: $0, parent: $1, scope: $2)
        }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(source, make)
    }
}

nonisolated extension View {
    /// Sends the result of `transform` for an anchor of this view up the tree, in place of the values of the views inside.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchorPreferenceView<Self, K, A>(content: self, source: value) { .value(transform($0)) }
    }

    /// Changes the value that the views inside this one send up the tree, with an anchor of this view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchorPreferenceView<Self, K, A>(content: self, source: value) { anchor in
            .transform { transform(&$0, anchor) }
        }
    }
}
