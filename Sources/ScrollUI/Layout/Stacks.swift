public import Foundation

/// A view that arranges its content in a column.
nonisolated public struct VStack<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a column with `spacing` in points; nil uses the spacing that each pair of views prefers.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let layout = LinearLayout(axis: .vertical, spacing: spacing, alignment: alignment.key)
        builder.linear(layout) { content._lower(into: &$0) }
    }
}

/// A view that arranges its content in a row.
nonisolated public struct HStack<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    /// Creates a row with `spacing` in points; nil uses the spacing that each pair of views prefers.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let layout = LinearLayout(axis: .horizontal, spacing: spacing, alignment: alignment.key)
        builder.linear(layout) { content._lower(into: &$0) }
    }
}

extension NodeBuilder {
    mutating func linear(_ layout: LinearLayout, content: (inout NodeBuilder) -> Void) {
        let node = node(LinearNode.self) { LinearNode(layout, graph: $0, parent: $1, scope: $2) }
        node.layout = layout
        NodeBuilder.fill(node, scope: scope, lower: content)
    }
}
