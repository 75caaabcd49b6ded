/// A window onto content that is larger than it.
nonisolated public struct ScrollView<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// What is scrolled.
    public var content: Content
    /// The directions in which it scrolls; with none it only clips.
    public var axes: Axis.Set
    /// False hides the indicators.
    public var showsIndicators: Bool

    /// A window onto `content`. Along `axes` it takes what is offered; across, it is as long as the content.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// The same; `showsIndicators` false hides the indicators.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let axes = self.axes
        let node = builder.node(ScrollNode.self) { ScrollNode(axes: axes, graph: $0, parent: $1, scope: $2) }
        node.assign(showsIndicators: showsIndicators)
        NodeBuilder.fill(node, scope: node.contentScope) { inner in
            let holder = inner.node(ScrollContentNode.self) {
                ScrollContentNode(graph: $0, parent: $1, scope: $2)
            }
            NodeBuilder.fill(holder, scope: inner.scope) { content._lower(into: &$0) }
        }
    }
}
