import Glibc

extension Collection where Element == PathElement {
    /// Returns the part of the path between two shares of its length, 0...1. Curves stay curves. O(elements).
    public func trimmed(from start: Double, to end: Double) -> [PathElement] {
        let (start, end) = (Swift.max(0, Swift.min(1, start)), Swift.max(0, Swift.min(1, end)))
        guard start < end else { return [] }
        if start == 0, end == 1 { return Array(self) }
        let pieces = PathPiece.pieces(of: self)
        let total = pieces.reduce(0) { $0 + $1.length }
        var result: [PathElement] = []
        var done = 0.0
        var last: Point?
        for piece in pieces where piece.length > 0 {
            let (low, high) = ((start * total - done) / piece.length, (end * total - done) / piece.length)
            done += piece.length
            guard low < 1, high > 0 else { continue }
            let part = piece.part(from: piece.parameter(at: low), to: piece.parameter(at: high))
            if last != part.points[0] || piece.beginsFigure { result.append(.move(part.points[0])) }
            result.append(part.element)
            last = part.points[part.points.count - 1]
        }
        return result
    }
}

/// A line or curve with its length.
struct PathPiece {
    private static let samples = 32

    /// Two points for a line, three or four for a curve.
    let points: [Point]
    let beginsFigure: Bool
    let length: Double
    /// The lengths up to each sample; the last is the whole length.
    private let lengths: [Double]

    init(_ points: [Point], beginsFigure: Bool) {
        self.points = points
        self.beginsFigure = beginsFigure
        var lengths = [0.0]
        var previous = points[0]
        let count = points.count == 2 ? 1 : Self.samples
        for index in 1...count {
            let point = Self.point(points, at: Double(index) / Double(count))
            lengths.append(lengths[index - 1] + hypot(point.x - previous.x, point.y - previous.y))
            previous = point
        }
        self.lengths = lengths
        length = lengths[count]
    }

    static func pieces(of path: some Collection<PathElement>) -> [PathPiece] {
        var pieces: [PathPiece] = []
        var start = Point.zero
        var current: Point?
        var isNew = true
        func add(_ points: [Point]) {
            pieces.append(PathPiece(points, beginsFigure: isNew))
            isNew = false
        }
        for element in path where element.isDrawable {
            switch element {
            case .move(let point):
                start = point
                isNew = true
            case .line(let end): add([current ?? end, end])
            case .quad(let end, let control): add([current ?? control, control, end])
            case .curve(let end, let first, let second): add([current ?? first, first, second, end])
            case .close: if let current { add([current, start]) }
            }
            current = element.end ?? start
        }
        return pieces
    }

    /// Returns the curve's parameter at a share of its length.
    func parameter(at share: Double) -> Double {
        if share <= 0 { return 0 }
        if share >= 1 { return 1 }
        let wanted = share * length
        let index = max(1, lengths.firstIndex { $0 >= wanted } ?? lengths.count - 1)
        let step = lengths[index] - lengths[index - 1]
        let rest = step > 0 ? (wanted - lengths[index - 1]) / step : 0
        return (Double(index - 1) + rest) / Double(lengths.count - 1)
    }

    func part(from low: Double, to high: Double) -> PathPiece {
        var points = points
        if high < 1 { points = Self.split(points, at: high).0 }
        if low > 0 { points = Self.split(points, at: high > 0 ? low / high : 0).1 }
        return PathPiece(points, beginsFigure: beginsFigure)
    }

    var element: PathElement {
        switch points.count {
        case 2: .line(points[1])
        case 3: .quad(to: points[2], control: points[1])
        default: .curve(to: points[3], control1: points[1], control2: points[2])
        }
    }

    private static func point(_ points: [Point], at t: Double) -> Point {
        switch points.count {
        case 2: mixed(points[0], points[1], t)
        case 3: Bezier.quad(points[0], points[1], points[2], at: t)
        default: Bezier.cubic(points[0], points[1], points[2], points[3], at: t)
        }
    }

    /// Splits the curve by De Casteljau's construction, so that both parts lie exactly on the curve.
    private static func split(_ points: [Point], at t: Double) -> ([Point], [Point]) {
        var (head, tail, row) = ([points[0]], [points[points.count - 1]], points)
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map { mixed($0, $1, t) }
            head.append(row[0])
            tail.insert(row[row.count - 1], at: 0)
        }
        return (head, tail)
    }

    private static func mixed(_ a: Point, _ b: Point, _ t: Double) -> Point {
        Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
}
