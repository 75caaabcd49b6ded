/// A chain of straight pieces.
public struct Polyline: Equatable, Sendable {
    /// At least one point.
    public var points: [Point]
    /// True if the last point is connected to the first.
    public var isClosed: Bool

    init(points: [Point], isClosed: Bool = false) {
        self.points = points
        self.isClosed = isClosed
    }
}

extension Collection where Element == PathElement {
    /// Returns the path as straight pieces that deviate from its curves by at most `tolerance` (points). Steps with
    /// coordinates that cannot be drawn are omitted. O(pieces).
    public func flattened(tolerance: Double) -> [Polyline] {
        var flattener = PathFlattener(tolerance: Swift.max(tolerance, 1e-6))
        for element in self where element.isDrawable { flattener.add(element) }
        return flattener.finished()
    }
}

/// Converts curves to chains of equal steps of their parameter.
struct PathFlattener {
    /// The largest number of pieces of one curve.
    private static let most = 400.0

    let tolerance: Double
    private var lines: [Polyline] = []
    private var current: [Point] = []

    init(tolerance: Double) {
        self.tolerance = tolerance
    }

    mutating func add(_ element: PathElement) {
        switch element {
        case .move(let point):
            finish(isClosed: false)
            current = [point]
        case .line(let point):
            current.append(point)
        case .quad(let end, let control):
            quad(from: current.last ?? control, to: end, control)
        case .curve(let end, let first, let second):
            curve(from: current.last ?? first, to: end, first, second)
        case .close:
            let start = current.first
            finish(isClosed: true)
            if let start { current = [start] }
        }
    }

    mutating func finished() -> [Polyline] {
        finish(isClosed: false)
        return lines
    }

    /// A figure of one point counts only if it was closed or drawn to: a lone move draws nothing.
    private mutating func finish(isClosed: Bool) {
        if current.count > 1 || (isClosed && !current.isEmpty) {
            lines.append(Polyline(points: current, isClosed: isClosed))
        }
        current.removeAll(keepingCapacity: true)
    }

    /// A quadratic curve has a constant second difference `d`; `n` chords deviate from it by `d / 4n²`.
    private mutating func quad(from start: Point, to end: Point, _ control: Point) {
        if current.isEmpty { current = [start] }
        let bend = length(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let count = pieces((bend / (4 * tolerance)).squareRoot())
        for index in 1...count {
            let t = Double(index) / Double(count)
            current.append(Bezier.quad(start, control, end, at: t))
        }
    }

    /// The bend of a cubic curve is at most six times the larger of its two second differences.
    private mutating func curve(from start: Point, to end: Point, _ first: Point, _ second: Point) {
        if current.isEmpty { current = [start] }
        let bend = max(
            length(start.x - 2 * first.x + second.x, start.y - 2 * first.y + second.y),
            length(first.x - 2 * second.x + end.x, first.y - 2 * second.y + end.y))
        let count = pieces((0.75 * bend / tolerance).squareRoot())
        for index in 1...count {
            let t = Double(index) / Double(count)
            current.append(Bezier.cubic(start, first, second, end, at: t))
        }
    }

    private func pieces(_ wanted: Double) -> Int {
        wanted.isFinite ? max(1, Int(min(Self.most, wanted.rounded(.up)))) : Int(Self.most)
    }

    private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}

/// Points on Bézier curves.
enum Bezier {
    /// Returns the point at `t` from 0 to 1; the end is exact.
    static func quad(_ a: Point, _ b: Point, _ c: Point, at t: Double) -> Point {
        if t >= 1 { return c }
        let s = 1 - t
        return Point(
            x: s * s * a.x + 2 * s * t * b.x + t * t * c.x, y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
    }

    /// Returns the point at `t` from 0 to 1; the end is exact.
    static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
        if t >= 1 { return d }
        let s = 1 - t
        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return Point(x: p * a.x + q * b.x + r * c.x + u * d.x, y: p * a.y + q * b.y + r * c.y + u * d.y)
    }
}
