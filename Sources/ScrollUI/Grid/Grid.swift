public import Foundation

/// Views in rows and columns, whose widths and heights follow from the views in them.
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
/// All of its views are made at once. A view that is in no ``GridRow`` is a row of its own, across all columns.
nonisolated public struct Grid<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let layout: GridLayout
    let content: Content

    /// `alignment` is where a view smaller than its cell goes. Distances in points; nil takes what the views prefer.
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

/// A row of a ``Grid``: each view in it is a cell. A modifier of the row is one of each of its cells. Outside a grid it is
/// the same as a ``Group``.
nonisolated public struct GridRow<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: VerticalAlignment?
    let content: Content

    /// The line that the cells are put on; nil is the grid's.
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

/// Where a row of a grid begins and ends; layout looks through it to the cells.
final class GridRowNode: Node {
    override var isPrefetchable: Bool { true }

    var alignment: VerticalAlignment? {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override var isTransparent: Bool { true }
}

extension Node {
    /// The row of the nearest grid that this item is a cell of; nil for a row of its own.
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
