/// A step of a path. Points are in the path's own space.
public enum PathElement: Equatable, Sendable, BitwiseCopyable {
    /// Begins a new figure.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(to: Point, control: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to the start of the figure.
    case close

    /// The end of the step; nil for ``close``.
    public var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }

    /// False if a coordinate is not a number, or too large for any picture.
    var isDrawable: Bool {
        switch self {
        case .move(let end), .line(let end): end.isDrawable
        case .quad(let end, let control): end.isDrawable && control.isDrawable
        case .curve(let end, let first, let second): end.isDrawable && first.isDrawable && second.isDrawable
        case .close: true
        }
    }

    /// Returns the step with each of its points mapped by `body`.
    public func mapped(_ body: (Point) -> Point) -> PathElement {
        switch self {
        case .move(let end): .move(body(end))
        case .line(let end): .line(body(end))
        case .quad(let end, let control): .quad(to: body(end), control: body(control))
        case .curve(let end, let first, let second):
            .curve(to: body(end), control1: body(first), control2: body(second))
        case .close: .close
        }
    }
}

extension Point {
    fileprivate var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }
}

/// The rule that decides which points lie inside a path that crosses itself.
public enum FillRule: Equatable, Sendable {
    /// Points around which the path winds, in either direction.
    case nonZero
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// The style of a line along a path.
public struct LineStyle: Equatable, Sendable {
    /// The shape of a line's end.
    public enum Cap: Equatable, Sendable {
        case butt, round, square
    }

    /// The shape of a line's corner.
    public enum Join: Equatable, Sendable {
        case miter, round, bevel
    }

    /// The width in points.
    public var width: Double
    /// The cap at both ends of every open figure and of every dash.
    public var cap: Cap
    /// The join at every corner.
    public var join: Join
    /// A miter longer than this many widths becomes a bevel.
    public var miterLimit: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a line without gaps.
    public var dash: [Double]
    /// The offset into the pattern at which the line begins, in points.
    public var dashPhase: Double

    /// Creates a style; lengths are in points.
    public init(
        width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
        dashPhase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// A figure of lines and curves to fill or to stroke. Immutable: its coverage is cached by identity.
public final class VectorPath: Sendable, Equatable {
    /// The elements of the path.
    public let elements: [PathElement]
    /// The fill rule. It does not affect a line along the path.
    public let rule: FillRule
    /// The style of the line along the path; nil if the path is filled.
    public let line: LineStyle?
    /// A number that equal paths share, computed once: a cache is asked for each path in each frame.
    private let fingerprint: Int

    /// Creates a path that is filled, or stroked if `line` is given.
    public init(_ elements: [PathElement], rule: FillRule = .nonZero, line: LineStyle? = nil) {
        self.elements = elements
        self.rule = rule
        self.line = line
        var hasher = Hasher()
        for element in elements { element.hashPoints(into: &hasher) }
        fingerprint = hasher.finalize()
    }

    /// True for points that are filled or lie on the line. O(pieces).
    public func contains(_ point: Point) -> Bool {
        guard let line else { return elements.contains(point, rule: rule) }
        return elements.stroked(line).contains(point, rule: .nonZero)
    }

    /// Paths with equal elements and style are equal.
    public static func == (left: VectorPath, right: VectorPath) -> Bool {
        left === right
            || (left.fingerprint == right.fingerprint && left.elements == right.elements && left.rule == right.rule
                && left.line == right.line)
    }
}

extension VectorPath: Hashable {
    /// Hashes the elements. Constant time.
    public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension PathElement {
    /// Hashes the points: steps of different kinds with equal points are rare.
    fileprivate func hashPoints(into hasher: inout Hasher) {
        switch self {
        case .move(let end), .line(let end): hasher.combine(end)
        case .quad(let end, let control):
            hasher.combine(end)
            hasher.combine(control)
        case .curve(let end, let first, let second):
            hasher.combine(end)
            hasher.combine(first)
            hasher.combine(second)
        case .close: break
        }
    }
}
