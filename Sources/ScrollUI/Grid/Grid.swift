public import Foundation

/// A layout of views in rows and columns, whose heights and widths are determined by their views.
///
///     Grid(alignment: .leading) {
///         GridRow {
///             Text("Speed")
///             Slider(value: $speed)
///         }
///         Divider()
///         GridRow {
///             Text("Edge")
///             Toggle("Bounces", isOn: $bounces)
///         }
///     }
///
/// All views are created immediately. A view outside a ``GridRow`` is a row that spans all columns.
nonisolated public struct Grid<Content: View>: View {
    /// A built-in view without a body.
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    /// Creates a grid. `alignment` positions a view in a larger cell. Distances are in points; nil uses the views' preferred spacing.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        LaidOut(layout: layout, content: content)._lower(into: &builder)
    }
}

/// A row of a ``Grid``, in which each view is a cell. A modifier of the row applies to each of its cells. Outside a grid it is the same
/// as a ``Group``.
nonisolated public struct GridRow<Content: View>: View {
    /// A built-in view without a body.
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// Creates a row; `alignment` is the vertical alignment of its cells, and nil uses the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(GridRowNode.self) { GridRowNode(graph: $0, parent: $1, scope: $2) }
        node.alignment = alignment
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// Marks the extent of a grid row; layout treats its cells as items of the grid.
final class GridRowNode: Node {
    override var isPrefetchable: Bool { true }

    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override var isTransparent: Bool { true }
}

extension Node {
    /// The row of the nearest grid in which this item is a cell; nil if the item is a row itself.
    final var gridRow: GridRowNode? {
        var row: GridRowNode?
        var node = innermost.parent
        while let current = node, current.isTransparent || current.isModifier {
            if let outer = current as? GridRowNode { row = outer }
            node = current.parent
        }
        return row
    }
}
