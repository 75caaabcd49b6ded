/// Calls an action with the preference value of its content.
final class PreferenceActionNode<Key: PreferenceKey>: Node, PreferenceReader where Key.Value: Equatable {
    var action: (Key.Value) -> Void = { _ in }
    private var last: Key.Value?
    private var limit = CallLimit()

    override var isTransparent: Bool { true }
    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        watch()
    }

    private func watch() {
        graph.preferences.add(self)
        graph.preferences.markDirty(Key.self)
    }

    func refresh() {
        let sent = incoming(Key.self)
        if last == nil, sent == nil { return }
        let value = sent ?? Key.defaultValue
        if last == value { return }
        last = value
        guard limit.allowsCall(in: graph.report.frame) else {
            return graph.warnOnce(
                "\(enclosingViewName): the preference \(Key.self) changes each time that onPreferenceChange acts on it; "
                    + "stopped after \(CallLimit.perFrame) times in one frame")
        }
        graph.lifecycle.enqueue { [weak self] in self?.action(value) }
    }

    override func willRemove() { graph.preferences.remove(self) }

    override func beginAnew() {
        last = nil
        watch()
    }
}

package nonisolated struct PreferenceActionView<Content: View, Key: PreferenceKey>: View where Key.Value: Equatable {
    package typealias Body = Never

    package let content: Content
    let action: (Key.Value) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceActionNode<Key>.self) {
            PreferenceActionNode(graph: $0, parent: $1, scope: $2)
        }
        node.action = action
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// The views built from the preference value of the view behind or in front of them.
final class PreferenceLayerNode<Key: PreferenceKey, Content: View>: ContentNode, PreferenceReader {
    private var content: ((Key.Value) -> Content)?
    private var value: Key.Value?
    /// Whether the content waits for the layout that places the anchors, so that its first value is complete.
    private var isWaiting = false

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(Key.self) }

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.preferences.add(self)
    }

    func assign(_ content: @escaping (Key.Value) -> Content) {
        self.content = content
        value = sent
        if evaluations == 0, graph.preferences.awaitsAnchors(for: Key.self) {
            isWaiting = true
            graph.preferences.markDirty(Key.self)
        } else {
            evaluate()
        }
    }

    /// The value sent by the slot beside the slot that contains this node.
    private var sent: Key.Value? { parent?.parent?.children.first?.incoming(Key.self) }

    func refresh() {
        let new = sent
        if !isWaiting {
            if new == nil, value == nil { return }
            if let new, let value, ValueComparison.areEqual(new, value) { return }
        }
        value = new
        forgetPrepared()
        needsEvaluation = false
        graph.invalidate(self, transaction: graph.transaction)
    }

    override func evaluate() {
        isWaiting = false
        super.evaluate()
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? {
        guard let view = content?(value ?? Key.defaultValue) else { return nil }
        return { view._lower(into: &$0) }
    }

    override func willRemove() {
        super.willRemove()
        graph.preferences.remove(self)
    }

    override var isReusable: Bool { false }
}

package nonisolated struct PreferenceLayer<Key: PreferenceKey, Content: View>: View {
    package typealias Body = Never

    let content: (Key.Value) -> Content

    package init(content: @escaping (Key.Value) -> Content) {
        self.content = content
    }

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceLayerNode<Key, Content>.self) {
            PreferenceLayerNode(graph: $0, parent: $1, scope: $2)
        }
        node.assign(content)
    }
}

nonisolated extension View {
    /// Runs `action` after a layout in which the preference value of the views inside this one has changed, or was sent for the first time.
    /// An action that changes the value repeatedly is stopped, with a message.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceActionView<Self, K>(content: self, action: action)
    }

    /// Puts views in front of this one, built from its preference value.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        overlay(alignment: alignment) { PreferenceLayer<K, V>(content: transform) }
    }

    /// Puts views behind this one, built from its preference value.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        background(alignment: alignment) { PreferenceLayer<K, V>(content: transform) }
    }
}
