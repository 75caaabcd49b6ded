import Glibc

/// Computes the outline of a line along a path: for each figure a chain along its left side and back along its right
/// one, to be filled by the non-zero rule. On the inside of a corner the chain passes through the corner itself, so
/// that no part of the line has the opposite winding.
struct PathStroker {
    private let style: LineStyle
    private let half: Double
    /// The angle of one piece of a round join or cap, in radians.
    private let step: Double
    private var result: [Polyline] = []

    /// `tolerance` is in points.
    init(_ style: LineStyle, tolerance: Double) {
        self.style = style
        half = style.width / 2
        step = 2 * acos(max(0.5, 1 - min(1, tolerance / max(half, 1e-9))))
    }

    /// O(points).
    static func outline(of lines: [Polyline], _ style: LineStyle, tolerance: Double) -> [Polyline] {
        guard style.width > 0, style.width < 1e9 else { return [] }
        var stroker = PathStroker(style, tolerance: tolerance)
        for line in Dashes(style)?.cut(lines) ?? lines { stroker.add(line) }
        return stroker.result
    }

    private mutating func add(_ line: Polyline) {
        let points = line.points.withoutRepeats(isClosed: line.isClosed)
        guard points.count > 1 else { return addDot(points) }
        let isClosed = line.isClosed && points.count > 2
        if isClosed {
            result.append(Polyline(points: side(points, isClosed: true), isClosed: true))
            result.append(Polyline(points: side(points.reversed(), isClosed: true), isClosed: true))
        } else {
            result.append(
                Polyline(
                    points: side(points, isClosed: false) + side(points.reversed(), isClosed: false), isClosed: true))
        }
    }

    /// Adds the caps of a figure without length, unless they are flat.
    private mutating func addDot(_ points: [Point]) {
        guard let point = points.first, style.cap != .butt else { return }
        var dot: [Point] = []
        cap(point, Point(x: 1, y: 0), into: &dot)
        cap(point, Point(x: -1, y: 0), into: &dot)
        result.append(Polyline(points: dot, isClosed: true))
    }

    /// Returns the left side, seen along the line, and the cap at its end.
    private func side(_ points: [Point], isClosed: Bool) -> [Point] {
        var side: [Point] = []
        let count = points.count
        // Two points at each corner, and a few for a join or a cap.
        side.reserveCapacity(2 * count + 8)
        let segments = isClosed ? count : count - 1
        var before = isClosed ? direction(points[count - 1], points[0]) : direction(points[0], points[1])
        for index in 0..<segments {
            let start = points[index]
            let along = direction(start, points[index + 1 < count ? index + 1 : 0])
            if index > 0 || isClosed {
                corner(start, before, along, into: &side)
            } else {
                side.append(left(start, along))
            }
            before = along
        }
        guard !isClosed else { return side }
        side.append(left(points[count - 1], before))
        cap(points[count - 1], before, into: &side)
        return side
    }

    private func corner(_ point: Point, _ before: Point, _ after: Point, into side: inout [Point]) {
        let turn = before.x * after.y - before.y * after.x
        let across = before.x * after.x + before.y * after.y
        let (start, end) = (left(point, before), left(point, after))
        // The left side is the outer one if the line turns right, which is clockwise, since y grows downwards.
        guard turn > 0 || (turn == 0 && across < 0) else {
            side.append(start)
            if turn < -1e-9 { side.append(point) }
            return side.append(end)
        }
        side.append(start)
        switch style.join {
        case .round: arc(point, from: before, by: atan2(turn, across), into: &side)
        case .miter where 2 <= style.miterLimit * style.miterLimit * (1 + across):
            let miter = half / (1 + across)
            side.append(
                Point(x: point.x + (before.y + after.y) * miter, y: point.y - (before.x + after.x) * miter))
        case .miter, .bevel: break
        }
        side.append(end)
    }

    private func cap(_ point: Point, _ along: Point, into side: inout [Point]) {
        switch style.cap {
        case .butt: break
        case .square:
            let tip = Point(x: point.x + along.x * half, y: point.y + along.y * half)
            side.append(left(tip, along))
            side.append(left(tip, Point(x: -along.x, y: -along.y)))
        case .round:
            side.append(left(point, along))
            arc(point, from: along, by: .pi, into: &side)
        }
    }

    /// Adds the inner points of an arc around `center` that begins to the left of `along` and runs clockwise.
    private func arc(_ center: Point, from along: Point, by angle: Double, into side: inout [Point]) {
        let count = max(1, min(256, Int((angle / step).rounded(.up))))
        let (x, y) = (along.y * half, -along.x * half)
        for index in stride(from: 1, to: count, by: 1) {
            let turn = angle * Double(index) / Double(count)
            let (sine, cosine) = (sin(turn), cos(turn))
            side.append(Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine))
        }
    }

    private func left(_ point: Point, _ along: Point) -> Point {
        Point(x: point.x + along.y * half, y: point.y - along.x * half)
    }

    private func direction(_ start: Point, _ end: Point) -> Point {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        return length > 0 ? Point(x: x / length, y: y / length) : Point(x: 1, y: 0)
    }
}

extension [Point] {
    /// Returns the points without those that coincide with the previous one.
    fileprivate func withoutRepeats(isClosed: Bool) -> [Point] {
        var points: [Point] = []
        points.reserveCapacity(count)
        for point in self where points.last.map({ !$0.isNear(point) }) ?? true { points.append(point) }
        if isClosed, points.count > 1, let last = points.last, last.isNear(points[0]) { points.removeLast() }
        return points
    }
}

extension Point {
    fileprivate func isNear(_ other: Point) -> Bool {
        abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9
    }
}
