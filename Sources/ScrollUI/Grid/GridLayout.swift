public import Foundation

/// The layout of a ``Grid``, for switching between layouts with ``AnyLayout``.
public struct GridLayout: Layout {
    /// The alignment of a view in a larger cell.
    public var alignment: Alignment
    /// The distance between columns, in points; nil uses the views' preferred spacing.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows, in points; nil uses the views' preferred spacing.
    public var verticalSpacing: CGFloat?

    /// Creates a grid layout with distances in points; nil uses the views' preferred spacing.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The rows and columns of the views, and the track positions for the last proposal.
    public struct Cache {
        let structure: GridStructure
        let columnGaps: [CGFloat]
        let rowGaps: [CGFloat]
        var solution: (offer: ProposedViewSize, tracks: GridSolution)?
    }

    /// Determines the row and columns of each view.
    public func makeCache(subviews: Subviews) -> Cache {
        let structure = GridStructure(subviews)
        return Cache(
            structure: structure,
            columnGaps: structure.columnGaps.map { horizontalSpacing ?? $0 },
            rowGaps: structure.rowGaps.map { verticalSpacing ?? $0 })
    }

    /// Returns the total size of the columns and rows.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solution(for: proposal, &cache).size
    }

    /// Places each view in its cell.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let solution = solution(for: proposal, &cache)
        for cell in cache.structure.cells {
            let frame = solution.frame(of: cell).offsetBy(dx: bounds.minX, dy: bounds.minY)
            let offer = ProposedViewSize(frame.size)
            cell.view.place(
                at: origin(of: cell, in: frame, cell.view.dimensions(in: offer), solution, cache), proposal: offer)
        }
    }

    private func origin(
        of cell: GridCell, in frame: CGRect, _ size: ViewDimensions, _ solution: GridSolution, _ cache: Cache
    ) -> CGPoint {
        if let anchor = cell.anchor {
            return CGPoint(
                x: frame.minX + (frame.width - size.width) * anchor.x,
                y: frame.minY + (frame.height - size.height) * anchor.y)
        }
        let (across, down) = (columnAlignment(of: cell, cache.structure), rowAlignment(of: cell, cache.structure))
        let column = cell.columns.count == 1 ? solution.columnLines[cell.columns.lowerBound] : nil
        return CGPoint(
            x: frame.minX + GridLine.start(across.key, size[across], frame.width, size.width, column),
            y: frame.minY + GridLine.start(down.key, size[down], frame.height, size.height, solution.rowLines[cell.row])
        )
    }

    /// A cell across several columns has the grid's alignment, whatever those of its columns are.
    func columnAlignment(of cell: GridCell, _ structure: GridStructure) -> HorizontalAlignment {
        guard cell.columns.count == 1 else { return alignment.horizontal }
        return structure.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
    }

    func rowAlignment(of cell: GridCell, _ structure: GridStructure) -> VerticalAlignment {
        structure.rowAlignments[cell.row] ?? alignment.vertical
    }

    private func solution(for offer: ProposedViewSize, _ cache: inout Cache) -> GridSolution {
        if let known = cache.solution, known.offer == offer { return known.tracks }
        let tracks = GridSolution(of: cache, in: self, offer)
        cache.solution = (offer, tracks)
        return tracks
    }
}

/// The common alignment guide of the views in a row or column.
struct GridLine {
    /// The maximum distance from the guide to the start of a view; `after` is the maximum distance to the end.
    var before: CGFloat = 0
    var after: CGFloat = 0

    var length: CGFloat { before + after }

    mutating func include(_ line: CGFloat, of length: CGFloat) {
        before = max(before, line)
        after = max(after, line.isInfinite ? 0 : length - line)
    }

    /// Returns the start of a view of `length` with its guide at `line` in a cell of size `space`. In a track longer than its views need,
    /// all of them are moved equally.
    static func start(
        _ key: AlignmentKey, _ line: CGFloat, _ space: CGFloat, _ length: CGFloat, _ track: GridLine?
    ) -> CGFloat {
        guard let track else { return (space - length) * share(key) }
        return track.before - line + (space - track.length) * share(key)
    }

    /// Returns the fraction of the remaining space that precedes the views.
    private static func share(_ key: AlignmentKey) -> CGFloat {
        switch key {
        case .leading, .top, .firstTextBaseline: 0
        case .trailing, .bottom, .lastTextBaseline: 1
        case .horizontalCenter, .verticalCenter, .custom: 0.5
        }
    }
}
