/// A view that counts as unchanged as long as `==` returns true.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// The compared view.
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

/// Leaves its content unchanged while the view is equal.
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
    /// Evaluates the view only when `==` returns false. Without this modifier, types of plain bits are compared bit
    /// by bit, without their `==`.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
