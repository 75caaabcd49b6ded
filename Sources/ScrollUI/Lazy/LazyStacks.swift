public import Foundation

/// Views that must stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that makes its rows when they come into view.
public struct LazyVStack<Content: View>: View {
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _lower(into builder: inout NodeBuilder) {
        builder.lazy(.vertical, spacing, alignment.key) { content._lower(into: &$0) }
    }
}

/// A row that makes its views when they come into view.
public struct LazyHStack<Content: View>: View {
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    public func _lower(into builder: inout NodeBuilder) {
        builder.lazy(.horizontal, spacing, alignment.key) { content._lower(into: &$0) }
    }
}

extension NodeBuilder {
    mutating func lazy(
        _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, content: (inout NodeBuilder) -> Void
    ) {
        let layout = LinearLayout(axis: axis, spacing: spacing, alignment: alignment)
        let node = node(LazyStackNode.self) { LazyStackNode(layout, graph: $0, parent: $1, scope: $2) }
        node.layout = layout
        NodeBuilder.fill(node, scope: scope, lower: content)
    }
}
