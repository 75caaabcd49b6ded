/// A view that is taken for the same as long as `==` says so.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The view inside.
    public var content: Content

    /// Compares `content` with its own `==`.
    public init(content: Content) {
        self.content = content
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(EquatableNode<Content>.self) { EquatableNode(graph: $0, parent: $1, scope: $2) }
        node.assign(content)
    }
}

/// Leaves what is below it as it is while the view is equal.
final class EquatableNode<Content: View & Equatable>: Node {
    override var isPrefetchable: Bool { true }

    private var content: Content?

    override var isTransparent: Bool { true }
    override func beginAnew() { content = nil }

    func assign(_ new: Content) {
        if content == new { return }
        content = new
        NodeBuilder.fill(self, scope: scope) { new._lower(into: &$0) }
    }
}

nonisolated extension View where Self: Equatable {
    /// Evaluates the view only when `==` says that it is another. Without this, types of plain bits are compared bit by
    /// bit, whatever their `==` says.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
