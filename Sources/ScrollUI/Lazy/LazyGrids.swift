public import Foundation

/// Views in columns, line by line downwards, which are made when they come into view.
nonisolated public struct LazyVGrid<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let layout: LazyLayout
    let content: Content

    /// `alignment` lines the columns up together in the width that is offered, `spacing` is between lines, points (nil
    /// is 8). Headers and footers of sections have a line of the whole width; `pinnedViews` of them stay in view.
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

/// Views in rows, column by column from the leading edge, which are made when they come into view.
nonisolated public struct LazyHGrid<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let layout: LazyLayout
    let content: Content

    /// `alignment` lines the rows up together in the height that is offered, `spacing` is between columns, points (nil
    /// is 8). Headers and footers of sections have a column of the whole height; `pinnedViews` of them stay in view.
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
