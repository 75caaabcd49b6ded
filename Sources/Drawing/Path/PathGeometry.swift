import Glibc

extension Collection where Element == PathElement {
    /// The smallest rectangle around the lines and curves; zero for a path without any. O(elements).
    public var boundingRect: Rect {
        var bounds = PointBounds()
        var current: Point?
        var start: Point?
        for element in self where element.isDrawable {
            switch element {
            case .move(let point): start = point
            case .line(let point):
                current.map { bounds.add($0) }
                bounds.add(point)
            case .quad(let end, let control): bounds.add(quad: current ?? control, control, end)
            case .curve(let end, let first, let second): bounds.add(cubic: current ?? first, first, second, end)
            case .close: break
            }
            current = element.end ?? start
        }
        return bounds.rect
    }

    /// True for points inside by the rule; figures count as closed. O(pieces).
    public func contains(_ point: Point, rule: FillRule, tolerance: Double = 0.05) -> Bool {
        var winding = 0
        for line in flattened(tolerance: tolerance) {
            guard var previous = line.points.last else { continue }
            for next in line.points {
                winding += Self.crossing(of: point, previous, next)
                previous = next
            }
        }
        return rule == .nonZero ? winding != 0 : winding & 1 == 1
    }

    /// Returns 1 if the edge crosses the ray to the right downwards, -1 if upwards.
    private static func crossing(of point: Point, _ start: Point, _ end: Point) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (end.x - start.x) * ((point.y - start.y) / (end.y - start.y))
        return x > point.x ? (end.y > start.y ? 1 : -1) : 0
    }

    /// Returns the transformed path.
    public func transformed(by transform: Affine) -> [PathElement] {
        map { $0.mapped(transform.apply) }
    }

    /// Returns the outline of the line along the path, to be filled by the non-zero rule. `tolerance` is in points.
    public func stroked(_ style: LineStyle, tolerance: Double = 0.02) -> [PathElement] {
        var result: [PathElement] = []
        for line in PathStroker.outline(of: flattened(tolerance: tolerance), style, tolerance: tolerance) {
            for (index, point) in line.points.enumerated() { result.append(index == 0 ? .move(point) : .line(point)) }
            result.append(.close)
        }
        return result
    }
}

/// The extent of points and curves.
private struct PointBounds {
    private var least = Point(x: .infinity, y: .infinity)
    private var most = Point(x: -.infinity, y: -.infinity)

    var rect: Rect {
        guard least.x <= most.x else { return .zero }
        return Rect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
    }

    mutating func add(_ point: Point) {
        least = Point(x: min(least.x, point.x), y: min(least.y, point.y))
        most = Point(x: max(most.x, point.x), y: max(most.y, point.y))
    }

    mutating func add(quad a: Point, _ b: Point, _ c: Point) {
        add(a)
        add(c)
        for t in [(a.x - b.x) / (a.x - 2 * b.x + c.x), (a.y - b.y) / (a.y - 2 * b.y + c.y)] where t > 0 && t < 1 {
            add(Bezier.quad(a, b, c, at: t))
        }
    }

    mutating func add(cubic a: Point, _ b: Point, _ c: Point, _ d: Point) {
        add(a)
        add(d)
        let turns = Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
        for t in turns where t > 0 && t < 1 { add(Bezier.cubic(a, b, c, d, at: t)) }
    }

    /// Returns the zeros of the derivative of a cubic.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
        guard abs(p) > 1e-12 else { return q == 0 ? [] : [-r / q] }
        let square = q * q - 4 * p * r
        guard square >= 0 else { return [] }
        return [(-q + square.squareRoot()) / (2 * p), (-q - square.squareRoot()) / (2 * p)]
    }
}
