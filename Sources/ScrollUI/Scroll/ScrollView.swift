/// A window onto content that is larger than it.
nonisolated public struct ScrollView<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// The scrolled content.
    public var content: Content
    /// The axes along which the view scrolls; without axes it only clips.
    public var axes: Axis.Set
    /// Whether the indicators are shown.
    public var showsIndicators: Bool

    /// Creates a window onto `content`. Along `axes` it takes the offered length; across, the length of the content.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// Creates a window onto `content`; `showsIndicators` is whether the indicators are shown.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let axes = self.axes
        let node = builder.node(ScrollNode.self) { ScrollNode(axes: axes, graph: $0, parent: $1, scope: $2) }
        node.assign(axes, showsIndicators: showsIndicators)
        NodeBuilder.fill(node, scope: node.contentScope) { inner in
            let holder = inner.node(ScrollContentNode.self) {
                ScrollContentNode(graph: $0, parent: $1, scope: $2)
            }
            NodeBuilder.fill(holder, scope: inner.scope) { content._lower(into: &$0) }
        }
    }
}
