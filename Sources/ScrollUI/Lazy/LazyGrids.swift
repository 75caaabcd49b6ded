public import Foundation

/// A grid with columns, filled line by line downwards, that creates its views when they come into view.
nonisolated public struct LazyVGrid<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let layout: LazyLayout
    let content: Content

    /// Creates a grid. `alignment` aligns the columns together in the offered width; `spacing` is the distance
    /// between lines in points (nil is 8). Headers and footers of sections have a line of the whole width; those in
    /// `pinnedViews` stay in view.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .vertical, spacing: spacing, alignment: alignment.key, tracks: columns, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.lazy(layout) { content._lower(into: &$0) }
    }
}

/// A grid with rows, filled column by column from the leading edge, that creates its views when they come into view.
nonisolated public struct LazyHGrid<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let layout: LazyLayout
    let content: Content

    /// Creates a grid. `alignment` aligns the rows together in the offered height; `spacing` is the distance between
    /// columns in points (nil is 8). Headers and footers of sections have a column of the whole height; those in
    /// `pinnedViews` stay in view.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyLayout(
            axis: .horizontal, spacing: spacing, alignment: alignment.key, tracks: rows, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.lazy(layout) { content._lower(into: &$0) }
    }
}
