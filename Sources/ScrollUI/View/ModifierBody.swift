/// The view to which a ``ViewModifier`` is applied, as passed to its `body`.
nonisolated public struct _ViewModifierContent<Modifier: ViewModifier>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let slot: ModifierSlot

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ModifierContentNode.self) { ModifierContentNode(graph: $0, parent: $1, scope: $2) }
        node.show(slot)
    }
}

/// Gives a modifier a node of its own, so that `@State` and `@Environment` work in it.
struct ModifierBody<Modifier: ViewModifier> {
    var modifier: Modifier
    let slot: ModifierSlot
}

extension ModifierBody: View {
    @MainActor var body: some View {
        modifier.body(content: _ViewModifierContent(slot: slot))
    }
}

/// The content of one modifier. It is written at each position where the modifier's body puts it, and again when it
/// changes although the modifier did not.
@MainActor
final class ModifierSlot {
    private(set) var lower: @MainActor (inout NodeBuilder) -> Void = { _ in }
    private(set) var generation = 0
    private var nodes: [ModifierContentNode] = []

    func take(_ lower: @escaping @MainActor (inout NodeBuilder) -> Void) {
        self.lower = lower
        generation += 1
    }

    /// Writes the newest content into the nodes that have older content.
    func refill() {
        for node in nodes { node.fill(from: self) }
    }

    func add(_ node: ModifierContentNode) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    }

    func remove(_ node: ModifierContentNode) {
        nodes.removeAll { $0 === node }
    }
}

/// A position at which a modifier's body puts its content.
final class ModifierContentNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    private weak var slot: ModifierSlot?
    private var generation = 0

    override var isTransparent: Bool { true }
    override func beginAnew() { generation = 0 }

    func show(_ slot: ModifierSlot) {
        if self.slot !== slot { self.slot?.remove(self) }
        self.slot = slot
        slot.add(self)
        fill(from: slot)
    }

    func fill(from slot: ModifierSlot) {
        guard generation != slot.generation else { return }
        generation = slot.generation
        NodeBuilder.fill(self, scope: scope, lower: slot.lower)
    }

    override func willRemove() {
        slot?.remove(self)
    }
}

extension NodeBuilder {
    mutating func modified<Content: View, M: ViewModifier>(_ content: Content, _ modifier: M) {
        let node = node(BodyNode<ModifierBody<M>>.self) {
            BodyNode(
                ModifierBody(modifier: modifier, slot: ModifierSlot()), hosting: M.self,
                graph: $0, parent: $1, scope: $2)
        }
        let slot = node.view.slot
        slot.take { content._lower(into: &$0) }
        node.assign(ModifierBody(modifier: modifier, slot: slot))
        slot.refill()
    }
}
