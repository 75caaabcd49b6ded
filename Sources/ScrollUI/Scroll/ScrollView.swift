/// A window onto content that is larger than it.
public struct ScrollView<Content: View>: View {
    public typealias Body = Never

    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    public func _lower(into builder: inout NodeBuilder) {
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
