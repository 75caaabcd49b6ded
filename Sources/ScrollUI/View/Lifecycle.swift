/// Watches the coming and going of a view, or of each view of a group.
final class LifecycleNode: Node {
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?
    /// The views that have appeared. Kept, so that no other node takes the place of one in memory.
    private var present: [Node] = []
    private var isCheckDue = false
    private var isFilling = false

    override var isTransparent: Bool { true }

    override func beginAnew() {
        present.removeAll()
        isCheckDue = false
    }

    func fill(_ scope: EnvironmentScope, _ lower: (inout NodeBuilder) -> Void) {
        isFilling = true
        NodeBuilder.fill(self, scope: scope, lower: lower)
        isFilling = false
        itemsDidChange()
    }

    /// Looks after the update, when all that changes has changed.
    override func itemsDidChange() {
        guard !isCheckDue, !isFilling else { return }
        isCheckDue = true
        graph.lifecycle.enqueue { [weak self] in self?.check() }
    }

    private func check() {
        guard isCheckDue, isAttached else { return }
        isCheckDue = false
        let items = layoutItems.map(\.innermost)
        let lazy = present.filter { $0.isAttached && $0.isLazyRow }
        let new = Set((items + lazy).map(ObjectIdentifier.init))
        let old = Set(present.map(ObjectIdentifier.init))
        let gone = present.filter { !new.contains(ObjectIdentifier($0)) }
        let came = items.filter { !old.contains(ObjectIdentifier($0)) }
        present = items + lazy
        for _ in gone { onDisappear?() }
        for _ in came { onAppear?() }
    }

    override func lazyRowCame(_ row: Node) {
        present.append(row)
        graph.lifecycle.enqueue { [weak self] in self?.onAppear?() }
    }

    override func lazyRowWent(_ row: Node) {
        present.removeAll { $0 === row }
        if let onDisappear { graph.lifecycle.enqueue { onDisappear() } }
    }

    override func willRemove() {
        guard let onDisappear else { return }
        for _ in present { graph.lifecycle.enqueue { onDisappear() } }
    }
}

struct LifecycleView<Content: View>: View {
    typealias Body = Never

    let content: Content
    var onAppear: (() -> Void)?
    var onDisappear: (() -> Void)?

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(LifecycleNode.self) { LifecycleNode(graph: $0, parent: $1, scope: $2) }
        node.onAppear = onAppear
        node.onDisappear = onDisappear
        node.fill(builder.scope) { content._lower(into: &$0) }
    }
}

extension View {
    /// Runs after the update that brought the view in, before that frame is shown. On a group it runs for each view.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onAppear: action)
    }

    /// Runs after the update that took the view away. On a group it runs for each view.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self, onDisappear: action)
    }
}
