/// The edges of a row of pixels, in groups that touch one another along x.
///
/// The edges of a figure are connected, including horizontal ones. A group therefore changes the winding to its right
/// by the same number for the whole height of the row, and each group is processed separately: it is cut into bands at
/// its corners and crossings. Within a band the edges do not change their order, so that the inside is a list of
/// trapezoids.
struct RowEdges {
    /// The part of an edge inside the row.
    private struct Edge {
        let start: Double
        let end: Double
        let startX: Double
        let endX: Double
        let winding: Int

        init(_ edge: PathEdge, row: Double, left: Double) {
            start = max(edge.top.y, row)
            end = min(edge.bottom.y, row + 1)
            if edge.winding == 0 {
                (startX, endX) = (edge.top.x - left, edge.bottom.x - left)
            } else {
                (startX, endX) = (edge.x(at: start) - left, edge.x(at: end) - left)
            }
            winding = edge.winding
        }

        var least: Double { min(startX, endX) }
        var most: Double { max(startX, endX) }

        func x(at y: Double) -> Double {
            if y <= start { return startX }
            if y >= end { return endX }
            return startX + (endX - startX) * ((y - start) / (end - start))
        }
    }

    /// An edge inside a band.
    private struct Piece {
        var x0: Double
        var x1: Double
        var winding: Int

        /// The x just below the top: edges that cross at the top are sorted by their order below it.
        var firstX: Double { x0 + (x1 - x0) * 1e-9 }
    }

    /// The largest number of edge comparisons in one group; a group with more is cut evenly instead of at its
    /// crossings.
    private static let mostComparisons = 32_768.0
    private static let evenBands = 16
    /// The largest number of parts that a band is cut into at crossings.
    private static let mostParts = 256
    /// The least height of a band, in pixels.
    private static let leastHeight = 1e-9

    private let rule: FillRule
    private let left: Double
    private let width: Double
    private var edges: [Edge] = []
    private var alive: [Edge] = []
    private var cuts: [Double] = []
    private var pieces: [Piece] = []

    /// `left` and `width` are those of the grid, in pixels.
    init(rule: FillRule, left: Double, width: Double) {
        self.rule = rule
        self.left = left
        self.width = width
    }

    /// Adds the area of the row from `row` to the next to `grid`. `active` are all edges in the row.
    mutating func fill(_ active: [PathEdge], row: Double, _ grid: CoverageGrid) {
        edges.removeAll(keepingCapacity: true)
        for edge in active {
            let part = Edge(edge, row: row, left: left)
            if part.least < width { edges.append(part) }
        }
        edges.sort { $0.least < $1.least }
        var winding = 0
        var first = 0
        while first < edges.count {
            var end = first + 1
            var most = edges[first].most
            while end < edges.count, edges[end].least <= most {
                most = max(most, edges[end].most)
                end += 1
            }
            let after = winding + self.winding(first..<end)
            // The next edge of the figure may be right of the grid and thus omitted.
            let isSide = end == first + 1 && edges[first].end - edges[first].start == 1
            if most <= 0 || isSide {
                addSide(edges[first], from: winding, to: after, row: row, grid)
            } else {
                fillGroup(first..<end, winding, row: row, grid)
            }
            winding = after
            first = end
        }
    }

    /// Returns the change of winding from the left of a group to its right.
    private func winding(_ group: Range<Int>) -> Int {
        var sum = 0.0
        for edge in edges[group] { sum += Double(edge.winding) * (edge.end - edge.start) }
        return Int(sum.rounded())
    }

    /// Adds a side that spans the whole row, or a group left of the grid.
    private func addSide(_ edge: Edge, from winding: Int, to after: Int, row: Double, _ grid: CoverageGrid) {
        guard isInside(winding) != isInside(after) else { return }
        let (top, bottom) = (Point(x: edge.startX, y: 0), Point(x: edge.endX, y: 1))
        if isInside(after) { grid.addEdge(top, bottom) } else { grid.addEdge(bottom, top) }
    }

    private mutating func fillGroup(_ group: Range<Int>, _ winding: Int, row: Double, _ grid: CoverageGrid) {
        sort(group)
        let isCrowded = cut(group, row: row)
        var next = group.lowerBound
        alive.removeAll(keepingCapacity: true)
        for index in cuts.indices.dropFirst() where cuts[index] > cuts[index - 1] {
            let (top, bottom) = (cuts[index - 1], cuts[index])
            let middle = (top + bottom) / 2
            alive.removeAll { $0.end < middle }
            while next < group.upperBound, edges[next].start <= middle {
                if edges[next].winding != 0, edges[next].end >= middle { alive.append(edges[next]) }
                next += 1
            }
            fillBand(from: top, to: bottom, winding, row: row, isCrowded, grid)
        }
    }

    /// Sorts a group by its starts. A slice of the array would be copied and written back.
    private mutating func sort(_ group: Range<Int>) {
        edges.withUnsafeMutableBufferPointer { edges in
            var part = UnsafeMutableBufferPointer(rebasing: edges[group])
            part.sort { $0.start < $1.start }
        }
    }

    /// Cuts a group at all corners; returns true if there are too many for that.
    private mutating func cut(_ group: Range<Int>, row: Double) -> Bool {
        cuts.removeAll(keepingCapacity: true)
        var heights = 0.0
        for edge in edges[group] {
            heights += edge.end - edge.start
            cuts.append(edge.start)
            cuts.append(edge.end)
        }
        guard heights * Double(group.count) <= Self.mostComparisons else {
            cuts.removeAll(keepingCapacity: true)
            for index in 0...Self.evenBands { cuts.append(row + Double(index) / Double(Self.evenBands)) }
            return true
        }
        cuts.sort()
        return false
    }

    /// Fills a band without corners, cutting it where edges cross.
    private mutating func fillBand(
        from start: Double, to end: Double, _ winding: Int, row: Double, _ isCrowded: Bool, _ grid: CoverageGrid
    ) {
        var top = start
        var parts = 0
        while top < end, parts < Self.mostParts {
            parts += 1
            var bottom = end
            gather(from: top, to: bottom)
            if !isCrowded, let crossing = firstCrossing {
                bottom = min(end, top + max(Self.leastHeight, (end - top) * crossing))
                gather(from: top, to: bottom)
            }
            pieces.sort { $0.x0 + $0.x1 < $1.x0 + $1.x1 }
            addTrapezoids(from: top - row, to: bottom - row, winding, grid)
            top = bottom
        }
    }

    private mutating func gather(from top: Double, to bottom: Double) {
        pieces.removeAll(keepingCapacity: true)
        for edge in alive { pieces.append(Piece(x0: edge.x(at: top), x1: edge.x(at: bottom), winding: edge.winding)) }
        pieces.sort { $0.firstX < $1.firstX }
    }

    /// The first crossing as a share of the band's height. It is always between neighbours in the order at the top.
    private var firstCrossing: Double? {
        var first: Double?
        for index in 1..<max(1, pieces.count) where pieces[index - 1].x1 > pieces[index].x1 {
            let gap = max(0, pieces[index].x0 - pieces[index - 1].x0)
            let share = gap / (gap + pieces[index - 1].x1 - pieces[index].x1)
            first = min(first ?? 1, share)
        }
        return first
    }

    private func addTrapezoids(from top: Double, to bottom: Double, _ before: Int, _ grid: CoverageGrid) {
        var winding = before
        for piece in pieces {
            let wasInside = isInside(winding)
            winding += piece.winding
            let isInside = isInside(winding)
            guard isInside != wasInside else { continue }
            let (start, end) = (Point(x: piece.x0, y: top), Point(x: piece.x1, y: bottom))
            if isInside { grid.addEdge(start, end) } else { grid.addEdge(end, start) }
        }
    }

    private func isInside(_ winding: Int) -> Bool {
        rule == .nonZero ? winding != 0 : winding & 1 == 1
    }
}
