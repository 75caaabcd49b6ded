public import Foundation

/// The views that stay visible while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The set as bits, one bit per member.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The header before a section's views.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer after a section's views.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that creates its rows when they come into view.
nonisolated public struct LazyVStack<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a column with `spacing` points between rows; nil is 8. It takes the offered width. Outside a scroll
    /// view it creates all rows. `pinnedViews` are the parts of sections that stay in view while their section is
    /// visible.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let layout = LazyLayout(
            axis: .vertical, spacing: spacing, alignment: alignment.key, pinnedViews: pinnedViews)
        builder.lazy(layout) { content._lower(into: &$0) }
    }
}

/// A row that creates its views when they come into view.
nonisolated public struct LazyHStack<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Creates a row with `spacing` points between views; nil is 8. It takes the offered height. Outside a scroll
    /// view it creates all views. `pinnedViews` are the parts of sections that stay in view while their section is
    /// visible.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let layout = LazyLayout(
            axis: .horizontal, spacing: spacing, alignment: alignment.key, pinnedViews: pinnedViews)
        builder.lazy(layout) { content._lower(into: &$0) }
    }
}

extension NodeBuilder {
    package mutating func lazy(_ layout: LazyLayout, content: (inout NodeBuilder) -> Void) {
        let node = node(LazyStackNode.self) { LazyStackNode(layout, graph: $0, parent: $1, scope: $2) }
        node.layout = layout
        NodeBuilder.fill(node, scope: scope, lower: content)
    }
}
