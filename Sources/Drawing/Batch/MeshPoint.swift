/// A corner of a convex piece of geometry, not yet cut to its bounds.
struct MeshPoint: BitwiseCopyable {
    /// Pixels.
    var x: Double
    /// Pixels.
    var y: Double
    /// The covered share of the pixel: 0...1.
    var coverage: Double

    init(_ x: Double, _ y: Double, _ coverage: Double = 1) {
        self.x = x
        self.y = y
        self.coverage = coverage
    }

    /// Returns the point between two others at which a linear value, `from` at the start and `to` at the end, is zero.
    static func crossing(_ start: MeshPoint, _ end: MeshPoint, from: Double, to: Double) -> MeshPoint {
        let share = from / (from - to)
        return MeshPoint(
            start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share,
            start.coverage + (end.coverage - start.coverage) * share)
    }
}

/// A convex piece of geometry that can be cut along lines. Its storage is reused.
struct ConvexPiece {
    private(set) var points: [MeshPoint] = []
    private var spare: [MeshPoint] = []

    mutating func begin() {
        points.removeAll(keepingCapacity: true)
    }

    mutating func add(_ point: MeshPoint) {
        points.append(point)
    }

    mutating func replace(with other: ConvexPiece) {
        points.removeAll(keepingCapacity: true)
        points.append(contentsOf: other.points)
    }

    /// Keeps the part where `dx * x + dy * y + base` is not below zero.
    mutating func cut(_ dx: Double, _ dy: Double, _ base: Double) {
        guard points.contains(where: { dx * $0.x + dy * $0.y + base < 0 }) else { return }
        swap(&points, &spare)
        points.removeAll(keepingCapacity: true)
        guard var previous = spare.last else { return }
        var before = dx * previous.x + dy * previous.y + base
        for point in spare {
            let here = dx * point.x + dy * point.y + base
            if (here < 0) != (before < 0) {
                points.append(.crossing(previous, point, from: before, to: here))
            }
            if here >= 0 { points.append(point) }
            previous = point
            before = here
        }
    }

    /// Keeps the part inside the rectangle.
    mutating func cut(to bounds: PixelRect) {
        cut(1, 0, -Double(bounds.minX))
        cut(-1, 0, Double(bounds.maxX))
        cut(0, 1, -Double(bounds.minY))
        cut(0, -1, Double(bounds.maxY))
    }
}
