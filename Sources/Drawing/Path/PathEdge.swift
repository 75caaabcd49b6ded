/// An edge of a polygon, oriented downwards.
struct PathEdge {
    var top: Point
    var bottom: Point
    /// 1 if the original edge went down, -1 if it went up, 0 if it is horizontal.
    var winding: Int

    init(_ start: Point, _ end: Point) {
        (top, bottom) = start.y <= end.y ? (start, end) : (end, start)
        winding = start.y < end.y ? 1 : start.y > end.y ? -1 : 0
    }

    /// Exact at the ends, and never beyond them.
    func x(at y: Double) -> Double {
        if y <= top.y { return top.x }
        if y >= bottom.y { return bottom.x }
        return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
}
