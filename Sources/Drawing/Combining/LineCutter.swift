import Glibc

/// Cuts lines where they cross the edge of a figure.
struct LineCutter {
    private struct Edge {
        let start: Point
        let end: Point
    }

    private let edges: [Edge]
    private let rule: FillRule

    /// The distance within which points count as on the edge.
    private static let tolerance = 1e-6

    init(_ figure: [Polyline], rule: FillRule) {
        self.rule = rule
        var edges: [Edge] = []
        for line in figure {
            guard var previous = line.points.last else { continue }
            for next in line.points {
                if next != previous { edges.append(Edge(start: previous, end: next)) }
                previous = next
            }
        }
        self.edges = edges
    }

    func parts(of line: Polyline, inside isInside: Bool, into result: inout [PathElement]) {
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        var last: Point?
        for (start, end) in zip(points, points.dropFirst()) where start != end {
            let shares = [0] + cuts(start, end) + [1]
            for (from, to) in zip(shares, shares.dropFirst()) where to > from {
                guard contains(Self.point(start, end, (from + to) / 2)) == isInside else {
                    last = nil
                    continue
                }
                let begin = Self.point(start, end, from)
                // A cut without a change on either side is removed.
                if last == begin, from > 0 { result.removeLast() }
                if last != begin { result.append(.move(begin)) }
                let stop = Self.point(start, end, to)
                result.append(.line(stop))
                last = stop
            }
        }
    }

    private static func point(_ start: Point, _ end: Point, _ share: Double) -> Point {
        if share == 1 { return end }
        return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    /// Returns the shares of the line at which it meets edges, in order.
    private func cuts(_ start: Point, _ end: Point) -> [Double] {
        let line = (x: end.x - start.x, y: end.y - start.y)
        var shares: [Double] = []
        for edge in edges {
            let direction = (x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
            let offset = (x: edge.start.x - start.x, y: edge.start.y - start.y)
            let area = line.x * direction.y - line.y * direction.x
            if area != 0 {
                let along = (offset.x * line.y - offset.y * line.x) / area
                if along >= 0, along <= 1 { shares.append((offset.x * direction.y - offset.y * direction.x) / area) }
            } else if abs(offset.x * line.y - offset.y * line.x) <= Self.tolerance * hypot(line.x, line.y) {
                // Collinear with the edge: the edge's ends bound the common part.
                let square = line.x * line.x + line.y * line.y
                for point in [edge.start, edge.end] {
                    shares.append(((point.x - start.x) * line.x + (point.y - start.y) * line.y) / square)
                }
            }
        }
        return shares.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    private func contains(_ point: Point) -> Bool {
        var winding = 0
        for edge in edges {
            if isOn(edge, point) { return true }
            guard (edge.start.y <= point.y) != (edge.end.y <= point.y) else { continue }
            let share = (point.y - edge.start.y) / (edge.end.y - edge.start.y)
            if edge.start.x + (edge.end.x - edge.start.x) * share > point.x {
                winding += edge.end.y > edge.start.y ? 1 : -1
            }
        }
        return rule == .nonZero ? winding != 0 : winding & 1 == 1
    }

    private func isOn(_ edge: Edge, _ point: Point) -> Bool {
        let direction = (x: edge.end.x - edge.start.x, y: edge.end.y - edge.start.y)
        let offset = (x: point.x - edge.start.x, y: point.y - edge.start.y)
        let square = direction.x * direction.x + direction.y * direction.y
        let share = min(max((offset.x * direction.x + offset.y * direction.y) / square, 0), 1)
        let (x, y) = (offset.x - direction.x * share, offset.y - direction.y * share)
        return x * x + y * y <= Self.tolerance * Self.tolerance
    }
}
