/// The edge of a form as points, each with an outward direction: moving every point along it by `d` moves the edge by
/// `d` pixels, also at square corners.
struct Contour {
    private(set) var points: [Point] = []
    private(set) var outward: [Point] = []

    /// Builds the contour. The number of points is four times that of the arc, for any form. The arc holds a quarter's
    /// unit vectors, as in ``ArcTable``, or a single point for square forms.
    mutating func build(_ box: RoundedBox, placement: Affine?, arc: [Point]) {
        points.removeAll(keepingCapacity: true)
        outward.removeAll(keepingCapacity: true)
        let map = EdgeMap(placement)
        addCorner(box, 1, 1, arc: arc, isReversed: false, map)
        addCorner(box, 1, -1, arc: arc, isReversed: true, map)
        addCorner(box, -1, -1, arc: arc, isReversed: false, map)
        addCorner(box, -1, 1, arc: arc, isReversed: true, map)
    }

    /// Returns the point moved outwards by `distance` pixels.
    @inline(__always)
    func point(_ index: Int, by distance: Double, coverage: Double) -> MeshPoint {
        let point = points[index]
        let normal = outward[index]
        return MeshPoint(point.x + normal.x * distance, point.y + normal.y * distance, coverage)
    }

    /// Two signs of 1 select the top left corner. The corners follow each other counterclockwise.
    private mutating func addCorner(
        _ box: RoundedBox, _ signX: Double, _ signY: Double, arc: [Point], isReversed: Bool, _ map: EdgeMap
    ) {
        let corner = Point(x: signX > 0 ? box.minX : box.maxX, y: signY > 0 ? box.minY : box.maxY)
        let miter = map.miter(Point(x: -signX, y: 0), Point(x: 0, y: -signY))
        for step in arc.indices {
            guard !box.isSquare else {
                points.append(map.apply(corner))
                outward.append(miter)
                continue
            }
            let unit = arc[isReversed ? arc.count - 1 - step : step]
            points.append(
                map.apply(
                    Point(
                        x: corner.x + signX * box.radiusX * (1 + unit.x),
                        y: corner.y + signY * box.radiusY * (1 + unit.y))))
            outward.append(map.normal(Point(x: signX * unit.x / box.radiusX, y: signY * unit.y / box.radiusY)))
        }
    }
}

/// Maps points and directions from a form's own space to pixels.
private struct EdgeMap {
    private let placement: Affine
    private let inverse: Affine

    init(_ placement: Affine?) {
        self.placement = placement ?? .identity
        inverse = self.placement.inverse ?? .identity
    }

    func apply(_ point: Point) -> Point { placement.apply(point) }

    /// Maps a direction perpendicular to an edge by the inverse's transpose, so that it stays perpendicular.
    /// Normalized.
    func normal(_ direction: Point) -> Point {
        let x = inverse.a * direction.x + inverse.b * direction.y
        let y = inverse.c * direction.x + inverse.d * direction.y
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : .zero
    }

    /// Returns the outward direction where two edges meet, scaled such that both edges move by one.
    func miter(_ first: Point, _ second: Point) -> Point {
        let one = normal(first)
        let two = normal(second)
        let share = 1 / max(0.2, 1 + one.x * two.x + one.y * two.y)
        return Point(x: (one.x + two.x) * share, y: (one.y + two.y) * share)
    }
}
