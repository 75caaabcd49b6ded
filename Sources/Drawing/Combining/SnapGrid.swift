import Glibc

/// A grid of integer coordinates on which the side of a line is exact.
struct SnapGrid {
    private let origin: Point
    /// A power of two, in points.
    private let step: Double

    /// The number of cells along the longer side: products of two differences fit into 64 bits, also when doubled.
    private static let cells = 4_194_304.0

    init?(around figures: [[Polyline]]) {
        let points = figures.joined().lazy.flatMap(\.points)
        guard let first = points.first else { return nil }
        var (least, most) = (first, first)
        for point in points {
            least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
            most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
        }
        let extent = max(most.x - least.x, most.y - least.y)
        guard extent > 0 else { return nil }
        step = exp2(log2(extent).rounded(.up)) / Self.cells
        // A multiple of the step, so that round numbers stay round.
        origin = Point(x: (least.x / step).rounded(.down) * step, y: (least.y / step).rounded(.down) * step)
    }

    func vertex(_ point: Point) -> GridVertex {
        GridVertex(x: Int(((point.x - origin.x) / step).rounded()), y: Int(((point.y - origin.y) / step).rounded()))
    }

    func point(_ vertex: GridVertex) -> Point {
        Point(x: origin.x + Double(vertex.x) * step, y: origin.y + Double(vertex.y) * step)
    }
}

struct GridVertex: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (left: GridVertex, right: GridVertex) -> Bool {
        left.x != right.x ? left.x < right.x : left.y < right.y
    }

    static func - (left: GridVertex, right: GridVertex) -> GridVertex {
        GridVertex(x: left.x - right.x, y: left.y - right.y)
    }

    static func + (left: GridVertex, right: GridVertex) -> GridVertex {
        GridVertex(x: left.x + right.x, y: left.y + right.y)
    }

    /// Positive if `other` lies towards growing y when facing growing x.
    func cross(_ other: GridVertex) -> Int { x * other.y - y * other.x }

    func dot(_ other: GridVertex) -> Int { x * other.x + y * other.y }
}
