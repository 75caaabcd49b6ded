public import Foundation

/// Views that must stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What stands before a section's views.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// What stands after a section's views.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that makes its rows when they come into view.
nonisolated public struct LazyVStack<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// `spacing` in points; nil is 8. As wide as what is offered. Outside a scroll view it makes all rows.
    /// `pinnedViews` are the parts of sections that stay in view while their section is.
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

/// A row that makes its views when they come into view.
nonisolated public struct LazyHStack<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// `spacing` in points; nil is 8. As high as what is offered. Outside a scroll view it makes all views.
    /// `pinnedViews` are the parts of sections that stay in view while their section is.
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
