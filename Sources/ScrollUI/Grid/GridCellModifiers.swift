/// The layout values of a view as a cell of a ``Grid``.
enum GridCellTrait {
    struct Columns: LayoutValueKey { static var defaultValue: Int { 1 } }
    struct Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
    struct UnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
    struct ColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
}

nonisolated extension View {
    /// Sets the number of columns that this view spans in a ``Grid``, from 1 to 1000.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellTrait.Columns.self, value: min(max(1, count), 1000))
    }

    /// Aligns a point of this view with the same point of its cell in a ``Grid``, overriding the alignments of row, column and grid.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellTrait.Anchor.self, value: anchor)
    }

    /// Sets the directions in which a ``Grid`` offers this view no more space than the other cells of its column or row need.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellTrait.UnsizedAxes.self, value: axes)
    }

    /// Sets the horizontal alignment of this view's column in a ``Grid``. The first setting in a column takes effect.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCellTrait.ColumnAlignment.self, value: guide)
    }
}
