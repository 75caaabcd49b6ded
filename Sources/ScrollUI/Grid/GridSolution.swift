import Foundation

/// Where the columns and rows of a grid lie for one offer.
///
/// Columns come first. They share the offered width as the views of an `HStack` do: the least flexible chooses first, and
/// is as wide as its widest cell. A cell across several columns widens them alike where they are too narrow for it. Rows
/// then share the height in the same way, with the widths that were found.
struct GridSolution {
    private var columns: [CGFloat]
    private var rows: [CGFloat]
    private let columnGaps: [CGFloat]
    private let rowGaps: [CGFloat]
    /// Where the cells of each column and row meet.
    private(set) var columnLines: [GridLine] = []
    private(set) var rowLines: [GridLine] = []

    /// Complexity: O(c log c + n) in tracks and cells, four measurements a cell.
    init(of cache: GridLayout.Cache, in layout: GridLayout, _ offer: ProposedViewSize) {
        let structure = cache.structure
        columnGaps = cache.columnGaps
        rowGaps = cache.rowGaps
        columns = []
        rows = []
        let inColumns = Dictionary(grouping: structure.cells.filter { $0.columns.count == 1 }) { $0.columns.lowerBound }
        columns = GridTrackSharing.lengths(structure.columnCount, columnGaps, offer.width) { column, width in
            let cells = inColumns[column] ?? []
            return cells.map { $0.size(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
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

    /// Cells across columns may use what the offer leaves over.
    private mutating func widen(for cell: GridCell, _ offer: CGFloat?) {
        let width = width(of: cell)
        let left = offer.map { max(0, $0 - size.width) }
        let missing = cell.size(ProposedViewSize(width: left.map { width + $0 }, height: nil)).width - width
        guard missing > 0 else { return }
        for column in cell.columns { columns[column] += missing / CGFloat(cell.columns.count) }
    }

    /// Of a row. A cell with an anchor stands on no line.
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

    /// Points.
    var size: CGSize {
        CGSize(
            width: columns.reduce(0, +) + columnGaps.reduce(0, +), height: rows.reduce(0, +) + rowGaps.reduce(0, +))
    }

    /// In the grid's own space, points.
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

/// How columns or rows share a length.
enum GridTrackSharing {
    /// `measure` says how long a track is that is offered a length; nil is the ideal one.
    static func lengths(
        _ count: Int, _ gaps: [CGFloat], _ offer: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let offer, offer.isFinite else { return (0..<count).map { measure($0, offer) } }
        let flexibility = (0..<count).map { measure($0, .infinity) - measure($0, 0) }
        let order = (0..<count).sorted { left, right in
            flexibility[left] != flexibility[right] ? flexibility[left] < flexibility[right] : left < right
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
