/// Computes the exact area that polygons cover of each pixel, by either fill rule, also where they cross.
///
/// In each row of pixels the edges are processed in groups that touch one another (``RowEdges``): the area between two
/// groups is inside or outside for the whole height of the row. A ``CoverageGrid`` sums up the areas.
struct PathFiller {
    private let rule: FillRule
    /// Sorted by the top.
    private var edges: [PathEdge] = []
    private var active: [PathEdge] = []

    /// `lines` are in pixels; figures count as closed.
    init(_ lines: [Polyline], rule: FillRule) {
        self.rule = rule
        edges.reserveCapacity(lines.reduce(0) { $0 + $1.points.count })
        for line in lines {
            guard var previous = line.points.last else { continue }
            for point in line.points {
                edges.append(PathEdge(previous, point))
                previous = point
            }
        }
        edges.sort { $0.top.y < $1.top.y }
    }

    /// Returns one byte for each pixel of `bounds`, rows from the top. O(edges + pixels), and quadratic in the edges of
    /// a group that lie beside each other.
    mutating func coverage(in bounds: PixelRect) -> [UInt8] {
        let storage = Scratch<Float>(
            filledWith: 0, capacity: CoverageGrid.cellCount(width: bounds.width, height: 1))
        var row = RowEdges(rule: rule, left: Double(bounds.minX), width: Double(bounds.width))
        var next = 0
        active.removeAll(keepingCapacity: true)
        return [UInt8](unsafeUninitializedCapacity: bounds.area) { bytes, count in
            count = bounds.area
            for y in bounds.minY..<bounds.maxY {
                let grid = CoverageGrid(width: bounds.width, height: 1, storage: storage.base)
                enter(row: Double(y), next: &next)
                row.fill(active, row: Double(y), grid)
                let start = (y - bounds.minY) * bounds.width
                var sum: Float = 0
                for column in 0..<bounds.width {
                    sum += grid.row(0)[column]
                    bytes[start + column] = UInt8(max(0, min(255, sum * 255 + 0.5)))
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
}
