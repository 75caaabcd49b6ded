/// What a view says as a cell of a ``Grid``.
enum GridCellTrait {
    struct Columns: LayoutValueKey { static var defaultValue: Int { 1 } }
    struct Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
    struct UnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
    struct ColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
}

nonisolated extension View {
    /// The columns that this view takes as a cell of a ``Grid``, at least one.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCellTrait.Columns.self, value: max(1, count))
    }

    /// Which point of this view lies on the same point of its cell in a ``Grid``, whatever row, column and grid say.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCellTrait.Anchor.self, value: anchor)
    }

    /// The directions in which a ``Grid`` offers this view no more than the other cells of its column or row take.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCellTrait.UnsizedAxes.self, value: axes)
    }

    /// Where the views of the column go that this view is a cell of. Said once in a column; the first counts.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCellTrait.ColumnAlignment.self, value: guide)
    }
}
