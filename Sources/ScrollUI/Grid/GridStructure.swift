import Foundation

/// A view of a grid and its row and columns.
struct GridCell {
    let view: LayoutSubview
    let row: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set

    init(_ view: LayoutSubview, row: Int, columns: Range<Int>) {
        self.view = view
        self.row = row
        self.columns = columns
        anchor = view[GridCellTrait.Anchor.self]
        unsizedAxes = view[GridCellTrait.UnsizedAxes.self]
    }

    /// Returns the width that determines the cell's columns, for a proposed width.
    func width(_ offer: CGFloat?) -> CGFloat {
        view.sizeThatFits(ProposedViewSize(width: offer, height: nil)).width
    }
}

/// The rows and columns of a grid's views, before measurement.
struct GridStructure {
    private(set) var cells: [GridCell] = []
    private(set) var rowCount = 0
    private(set) var columnCount = 0
    /// The alignments of rows that set one.
    private(set) var rowAlignments: [Int: VerticalAlignment] = [:]
    /// The alignments of columns in which a cell sets one.
    private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

    init(_ subviews: LayoutSubviews) {
        var rows: [(row: GridRowNode?, views: [LayoutSubview])] = []
        for view in subviews {
            let row = view.gridRow
            if let row, let last = rows.last, last.row === row {
                rows[rows.count - 1].views.append(view)
            } else {
                rows.append((row, [view]))
            }
        }
        columnCount = max(1, rows.map { $0.row == nil ? 1 : $0.views.reduce(0) { $0 + $1.columnSpan } }.max() ?? 0)
        rowCount = rows.count
        for (index, row) in rows.enumerated() { add(row.views, of: row.row, at: index) }
    }

    private mutating func add(_ views: [LayoutSubview], of row: GridRowNode?, at index: Int) {
        guard let row else {
            return cells.append(GridCell(views[0], row: index, columns: 0..<columnCount))
        }
        rowAlignments[index] = row.cellAlignment
        var column = 0
        for view in views {
            let columns = column..<column + view.columnSpan
            cells.append(GridCell(view, row: index, columns: columns))
            if columnAlignments[column] == nil {
                columnAlignments[column] = view[GridCellTrait.ColumnAlignment.self]
            }
            column = columns.upperBound
        }
    }

    /// The preferred distances between neighbouring columns, in points.
    var columnGaps: [CGFloat] {
        gaps(columnCount, along: .horizontal) { first, second in
            first.row == second.row && first.columns.upperBound == second.columns.lowerBound
                ? first.columns.upperBound - 1 : nil
        }
    }

    /// The preferred distances between neighbouring rows, in points.
    var rowGaps: [CGFloat] {
        gaps(rowCount, along: .vertical) { first, second in first.row + 1 == second.row ? first.row : nil }
    }

    /// Returns the distances between tracks. `gap` returns the index of the gap between two cells, or nil if they are not neighbours.
    /// Complexity: O(n·m) for n cells and m cells in two rows.
    private func gaps(_ count: Int, along axis: Axis, _ gap: (GridCell, GridCell) -> Int?) -> [CGFloat] {
        var gaps = [CGFloat](repeating: -1, count: max(0, count - 1))
        for (index, first) in cells.enumerated() {
            for second in cells[(index + 1)...].prefix(while: { $0.row <= first.row + 1 }) {
                guard let gap = gap(first, second) else { continue }
                gaps[gap] = max(gaps[gap], first.view.spacing.distance(to: second.view.spacing, along: axis))
            }
        }
        return gaps.map { $0 < 0 ? ViewSpacing().distance(to: ViewSpacing(), along: axis) : $0 }
    }
}

extension LayoutSubview {
    fileprivate var columnSpan: Int { self[GridCellTrait.Columns.self] }
    fileprivate var gridRow: GridRowNode? { MainActor.assumeIsolated { [node] in node.gridRow } }
}

extension GridRowNode {
    fileprivate nonisolated var cellAlignment: VerticalAlignment? { MainActor.assumeIsolated { alignment } }
}
