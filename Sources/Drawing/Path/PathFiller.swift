/// The exact area that polygons cover of each pixel, by either rule, wherever they cross.
///
/// Each row of pixels is split at every corner and crossing in it. Between two splits the edges keep their order, so
/// that the inside is a list of trapezoids, whose areas a ``CoverageGrid`` sums up.
struct PathFiller {
    /// With more edges in a row crossings are not looked for; the row is split evenly instead.
    private static let most = 192
    private static let evenSplits = 16.0

    private struct Edge {
        var top: Point
        var bottom: Point
        /// 1 downwards, -1 upwards.
        var winding: Int

        func x(at y: Double) -> Double {
            if y <= top.y { return top.x }
            if y >= bottom.y { return bottom.x }
            return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
        }
    }

    /// An edge within a band of a row.
    private struct Piece {
        var x0: Double
        var x1: Double
        var winding: Int
    }

    private let rule: FillRule
    private var edges: [Edge] = []
    private var active: [Edge] = []
    private var splits: [Double] = []
    private var pieces: [Piece] = []

    /// `lines` in pixels; figures count as closed.
    init(_ lines: [Polyline], rule: FillRule) {
        self.rule = rule
        for line in lines {
            guard var previous = line.points.last else { continue }
            for point in line.points {
                addEdge(previous, point)
                previous = point
            }
        }
        edges.sort { $0.top.y < $1.top.y }
    }

    private mutating func addEdge(_ start: Point, _ end: Point) {
        if start.y < end.y { edges.append(Edge(top: start, bottom: end, winding: 1)) }
        if start.y > end.y { edges.append(Edge(top: end, bottom: start, winding: -1)) }
    }

    /// One byte for each pixel of `bounds`, rows from the top. O(edges + pixels), and quadratic in the edges that cross
    /// within a row.
    mutating func coverage(in bounds: PixelRect) -> [UInt8] {
        let storage = Scratch<Float>(
            filledWith: 0, capacity: CoverageGrid.cellCount(width: bounds.width, height: 1))
        var next = 0
        active.removeAll(keepingCapacity: true)
        return [UInt8](unsafeUninitializedCapacity: bounds.area) { bytes, count in
            count = bounds.area
            for y in bounds.minY..<bounds.maxY {
                let grid = CoverageGrid(width: bounds.width, height: 1, storage: storage.base)
                enter(row: Double(y), next: &next)
                fill(row: Double(y), left: Double(bounds.minX), grid)
                let row = (y - bounds.minY) * bounds.width
                var sum: Float = 0
                for column in 0..<bounds.width {
                    sum += grid.row(0)[column]
                    bytes[row + column] = UInt8(max(0, min(255, sum * 255 + 0.5)))
                }
            }
        }
    }

    private mutating func enter(row y: Double, next: inout Int) {
        active.removeAll { $0.bottom.y <= y }
        while next < edges.count, edges[next].top.y < y + 1 {
            if edges[next].bottom.y > y { active.append(edges[next]) }
            next += 1
        }
    }

    private mutating func fill(row y: Double, left: Double, _ grid: CoverageGrid) {
        guard active.count > 1 else { return }
        splits.removeAll(keepingCapacity: true)
        splits.append(y)
        splits.append(y + 1)
        for edge in active {
            if edge.top.y > y { splits.append(edge.top.y) }
            if edge.bottom.y < y + 1 { splits.append(edge.bottom.y) }
        }
        let isCrowded = active.count > Self.most
        if isCrowded {
            splits.removeAll(keepingCapacity: true)
            for index in 0...Int(Self.evenSplits) { splits.append(y + Double(index) / Self.evenSplits) }
        }
        splits.sort()
        for index in 1..<splits.count where splits[index] > splits[index - 1] {
            fill(from: splits[index - 1], to: splits[index], row: y, left: left, isCrowded, grid)
        }
    }

    /// A band without corners; it is cut where edges cross.
    private mutating func fill(
        from start: Double, to end: Double, row: Double, left: Double, _ isCrowded: Bool, _ grid: CoverageGrid
    ) {
        var top = start
        for _ in 0..<256 where top < end {
            var bottom = end
            gather(from: top, to: bottom, left: left)
            if !isCrowded, let crossing = firstCrossing, crossing > 1e-9 {
                bottom = top + (end - top) * crossing
                if bottom - top > 1e-9 { gather(from: top, to: bottom, left: left) } else { bottom = end }
            }
            pieces.sort { $0.x0 + $0.x1 < $1.x0 + $1.x1 }
            addTrapezoids(from: top - row, to: bottom - row, grid)
            top = bottom
        }
    }

    private mutating func gather(from top: Double, to bottom: Double, left: Double) {
        pieces.removeAll(keepingCapacity: true)
        let middle = (top + bottom) / 2
        for edge in active where edge.top.y <= middle && edge.bottom.y >= middle {
            pieces.append(Piece(x0: edge.x(at: top) - left, x1: edge.x(at: bottom) - left, winding: edge.winding))
        }
        pieces.sort { $0.x0 != $1.x0 ? $0.x0 < $1.x0 : $0.x1 < $1.x1 }
    }

    /// As a share of the band's height. The first crossing is always between neighbours in the order at the top.
    private var firstCrossing: Double? {
        var first: Double?
        for index in 1..<max(1, pieces.count) where pieces[index - 1].x1 > pieces[index].x1 {
            let gap = pieces[index].x0 - pieces[index - 1].x0
            let share = gap / (gap + pieces[index - 1].x1 - pieces[index].x1)
            first = min(first ?? 1, share)
        }
        return first
    }

    private func addTrapezoids(from top: Double, to bottom: Double, _ grid: CoverageGrid) {
        var winding = 0
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
