import Foundation

/// The sizes and positions of a grid's columns and rows for one proposal.
///
/// Columns are computed first. They share the proposed width like the views of an `HStack`: the least flexible column is sized first, and
/// its width is that of its widest cell. A cell across several columns widens them equally if they are too narrow for it. The rows then
/// share the height in the same way, using these widths.
struct GridSolution {
    private var columns: [CGFloat]
    private var rows: [CGFloat]
    private let columnGaps: [CGFloat]
    private let rowGaps: [CGFloat]
    /// The common guide of each column's cells, and of each row's cells.
    private(set) var columnLines: [GridLine] = []
    private(set) var rowLines: [GridLine] = []

    /// Complexity: O(c log c + n) for c tracks and n cells, with four measurements per cell.
    init(of cache: GridLayout.Cache, in layout: GridLayout, _ offer: ProposedViewSize) {
        let structure = cache.structure
        columnGaps = cache.columnGaps
        rowGaps = cache.rowGaps
        columns = []
        rows = []
        let inColumns = Dictionary(grouping: structure.cells.filter { $0.columns.count == 1 }) { $0.columns.lowerBound }
        columns = GridTrackSharing.lengths(structure.columnCount, columnGaps, offer.width) { column, width in
            GridSolution.width(of: inColumns[column] ?? [], width)
        }
        for cell in structure.cells.filter({ $0.columns.count > 1 }).sorted(by: { $0.columns.count < $1.columns.count })
        {
            widen(for: cell, offer.width)
        }
        let inRows = Dictionary(grouping: structure.cells) { $0.row }
        let widths = self
        rows = GridTrackSharing.lengths(structure.rowCount, rowGaps, offer.height) { row, height in
            widths.length(of: inRows[row] ?? [], layout, structure, height: height)
        }
        findLines(inColumns, inRows, layout, structure)
    }

    /// Returns the width of a column. Unsized cells are offered what the others need, or their ideal width where there are no others.
    private static func width(of cells: [GridCell], _ offer: CGFloat?) -> CGFloat {
        var needed: CGFloat?
        for cell in cells where !cell.unsizedAxes.contains(.horizontal) {
            needed = max(needed ?? 0, cell.width(offer))
        }
        let unsized = cells.filter { $0.unsizedAxes.contains(.horizontal) }
        return unsized.reduce(needed ?? 0) { max($0, $1.width(needed)) }
    }

    /// Widens the columns of a cell if necessary; the cell may use the remaining proposed width, unless it is unsized.
    private mutating func widen(for cell: GridCell, _ offer: CGFloat?) {
        let width = width(of: cell)
        let left = offer.map { max(0, $0 - size.width) }
        let isUnsized = cell.unsizedAxes.contains(.horizontal) && width > 0
        let missing = cell.width(isUnsized ? width : left.map { width + $0 }) - width
        guard missing > 0 else { return }
        for column in cell.columns { columns[column] += missing / CGFloat(cell.columns.count) }
    }

    /// Returns the height of a row. A cell with an anchor is not aligned with the row's guide.
    private func length(
        of cells: [GridCell], _ layout: GridLayout, _ structure: GridStructure, height: CGFloat?
    ) -> CGFloat {
        var line = GridLine()
        var anchored: CGFloat = 0
        for cell in cells {
            let alignment = layout.rowAlignment(of: cell, structure)
            let isUnsized = cell.unsizedAxes.contains(.vertical)
            let size = cell.view.dimensions(
                in: ProposedViewSize(width: width(of: cell), height: isUnsized ? nil : height))
            if cell.anchor == nil {
                line.include(size[alignment], of: size.height)
            } else {
                anchored = max(anchored, size.height)
            }
        }
        return max(line.length, anchored)
    }

    private mutating func findLines(
        _ inColumns: [Int: [GridCell]], _ inRows: [Int: [GridCell]], _ layout: GridLayout, _ structure: GridStructure
    ) {
        columnLines = columns.indices.map { column in
            var line = GridLine()
            for cell in inColumns[column] ?? [] where cell.anchor == nil {
                let size = cell.view.dimensions(in: ProposedViewSize(frame(of: cell).size))
                line.include(size[layout.columnAlignment(of: cell, structure)], of: size.width)
            }
            return line
        }
        rowLines = rows.indices.map { row in
            var line = GridLine()
            for cell in inRows[row] ?? [] where cell.anchor == nil {
                let size = cell.view.dimensions(in: ProposedViewSize(frame(of: cell).size))
                line.include(size[layout.rowAlignment(of: cell, structure)], of: size.height)
            }
            return line
        }
    }

    /// The total size in points.
    var size: CGSize {
        CGSize(
            width: columns.reduce(0, +) + columnGaps.reduce(0, +), height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    }

    /// Returns the frame of a cell in the grid's own coordinate space, in points.
    func frame(of cell: GridCell) -> CGRect {
        let x =
            columns[..<cell.columns.lowerBound].reduce(0, +) + columnGaps.prefix(cell.columns.lowerBound).reduce(0, +)
        let y = rows[..<cell.row].reduce(0, +) + rowGaps.prefix(cell.row).reduce(0, +)
        return CGRect(x: x, y: y, width: width(of: cell), height: rows[cell.row])
    }

    private func width(of cell: GridCell) -> CGFloat {
        let gaps = columnGaps[cell.columns.lowerBound..<cell.columns.upperBound - 1]
        return columns[cell.columns].reduce(0, +) + gaps.reduce(0, +)
    }
}

/// Distributes a length over columns or rows.
enum GridTrackSharing {
    /// Returns the lengths of the tracks. `measure` returns the length of a track for a proposed length; nil requests the ideal one.
    static func lengths(
        _ count: Int, _ gaps: [CGFloat], _ offer: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offer, offer.isFinite else { return (0..<count).map { measure($0, offer) } }
        let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
        let order = (0..<count).sorted { left, right in
            (flexibility[left], left) < (flexibility[right], right)
        }
        var lengths = [CGFloat](repeating: 0, count: count)
        var left = offer - gaps.reduce(0, +)
        for (rank, track) in order.enumerated() {
            lengths[track] = measure(track, max(0, left / CGFloat(count - rank)))
            left -= lengths[track]
        }
        return lengths
    }
}
