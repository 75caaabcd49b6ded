public import Foundation

/// The layout of a ``Grid``, for programs that change between layouts with ``AnyLayout``.
public struct GridLayout: Layout {
    /// Where a view smaller than its cell goes.
    public var alignment: Alignment
    /// Points between columns; nil takes what the views prefer.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil takes what the views prefer.
    public var verticalSpacing: CGFloat?

    /// Distances in points; nil takes what the views prefer.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Which view is in which row and column, and where these lie for the last offer.
    public struct Cache {
        let structure: GridStructure
        let columnGaps: [CGFloat]
        let rowGaps: [CGFloat]
        var solution: (offer: ProposedViewSize, tracks: GridSolution)?
    }

    /// Finds out which view is in which row and column.
    public func makeCache(subviews: Subviews) -> Cache {
        let structure = GridStructure(subviews)
        return Cache(
            structure: structure,
            columnGaps: structure.columnGaps.map { horizontalSpacing ?? $0 },
            rowGaps: structure.rowGaps.map { verticalSpacing ?? $0 })
    }

    /// As wide and high as its columns and rows.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        solution(for: proposal, &cache).size
    }

    /// Puts each view into its cell.
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

    func columnAlignment(of cell: GridCell, _ structure: GridStructure) -> HorizontalAlignment {
        structure.columnAlignments[cell.columns.lowerBound] ?? alignment.horizontal
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

/// Where views of one row or column meet.
struct GridLine {
    /// The greatest distance from the line to the start and to the end of a view.
    var before: CGFloat = 0
    var after: CGFloat = 0

    var length: CGFloat { before + after }

    mutating func include(_ line: CGFloat, of length: CGFloat) {
        before = max(before, line)
        after = max(after, line.isInfinite ? 0 : length - line)
    }

    /// Where a view of `length` whose line is at `line` begins in a cell of `space`. A track that is longer than its views
    /// need has them all moved alike.
    static func start(
        _ key: AlignmentKey, _ line: CGFloat, _ space: CGFloat, _ length: CGFloat, _ track: GridLine?
    ) -> CGFloat {
        guard let track else { return (space - length) * share(key) }
        return track.before - line + (space - track.length) * share(key)
    }

    /// How much of what is left over lies before the views.
    private static func share(_ key: AlignmentKey) -> CGFloat {
        switch key {
        case .leading, .top, .firstTextBaseline: 0
        case .trailing, .bottom, .lastTextBaseline: 1
        case .horizontalCenter, .verticalCenter, .custom: 0.5
        }
    }
}
