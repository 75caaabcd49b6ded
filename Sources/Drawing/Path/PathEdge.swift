/// An edge of a polygon, turned so that it goes down.
struct PathEdge {
    var top: Point
    var bottom: Point
    /// 1 where it went down, -1 where it went up, 0 where it is level.
    var winding: Int

    init(_ start: Point, _ end: Point) {
        (top, bottom) = start.y <= end.y ? (start, end) : (end, start)
        winding = start.y < end.y ? 1 : start.y > end.y ? -1 : 0
    }

    /// The ends exactly, and never beyond them.
    func x(at y: Double) -> Double {
        if y <= top.y { return top.x }
        if y >= bottom.y { return bottom.x }
        return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
}
