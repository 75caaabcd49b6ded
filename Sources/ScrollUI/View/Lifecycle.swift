/// Runs actions when views appear and disappear.
final class LifecycleNode: AppearanceNode {
    override var isPrefetchable: Bool { true }

    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    override func itemDidAppear(_ item: Node) { onAppear?() }

    override func itemDidDisappear(_ item: Node) {
        if let onDisappear { graph.lifecycle.enqueue { onDisappear() } }
    }
}

package nonisolated struct LifecycleView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(LifecycleNode.self) { LifecycleNode(graph: $0, parent: $1, scope: $2) }
        node.onAppear = onAppear
        node.onDisappear = onDisappear
        node.fill(builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Runs `action` after the update that added the view, before that frame is shown. On a group it runs for each
    /// view.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action)
    }

    /// Runs `action` after the update that removed the view. On a group it runs for each view.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onDisappear: action)
    }
}
