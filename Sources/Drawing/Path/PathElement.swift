/// A step of a path. Points, in the path's own space.
public enum PathElement: Equatable, Sendable, BitwiseCopyable {
    /// Begins a new figure.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic Bézier curve.
    case quad(to: Point, control: Point)
    /// A cubic Bézier curve.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line back to where the figure began.
    case close

    /// Where the step ends; nil for ``close``.
    public var end: Point? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }

    /// False when a coordinate is not a number, or so large that no picture can hold it.
    var isDrawable: Bool {
        switch self {
        case .move(let end), .line(let end): end.isDrawable
        case .quad(let end, let control): end.isDrawable && control.isDrawable
        case .curve(let end, let first, let second): end.isDrawable && first.isDrawable && second.isDrawable
        case .close: true
        }
    }

    /// The step with each of its points moved by `body`.
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

/// Which points lie inside of a path that crosses itself.
public enum FillRule: Equatable, Sendable {
    /// Those around which the path winds, in either direction.
    case nonZero
    /// Those from which a ray crosses the path an odd number of times.
    case evenOdd
}

/// How a line along a path is drawn.
public struct LineStyle: Equatable, Sendable {
    /// What a line ends with.
    public enum Cap: Equatable, Sendable {
        case butt, round, square
    }

    /// What a corner of a line looks like from outside.
    public enum Join: Equatable, Sendable {
        case miter, round, bevel
    }

    /// Points.
    public var width: Double
    /// At both ends of every open figure and of every dash.
    public var cap: Cap
    /// At every corner.
    public var join: Join
    /// A miter longer than this many widths becomes a bevel.
    public var miterLimit: Double
    /// Lengths of dashes and gaps in turn, points; empty for a line without gaps.
    public var dash: [Double]
    /// How far into the pattern the line begins, points.
    public var dashPhase: Double

    /// A line; lengths in points.
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

/// A figure of lines and curves, to be filled or drawn along. Immutable: its coverage is cached by identity.
public final class VectorPath: Sendable, Equatable {
    /// What the path is made of.
    public let elements: [PathElement]
    /// Which points are inside. A line along the path takes no notice of it.
    public let rule: FillRule
    /// The line along the path that is drawn; nil for the inside.
    public let line: LineStyle?

    /// The inside of the elements, or the line along them.
    public init(_ elements: [PathElement], rule: FillRule = .nonZero, line: LineStyle? = nil) {
        self.elements = elements
        self.rule = rule
        self.line = line
    }

    /// True for points that are filled, or lie on the line. O(pieces).
    public func contains(_ point: Point) -> Bool {
        guard let line else { return elements.contains(point, rule: rule) }
        return elements.stroked(line).contains(point, rule: .nonZero)
    }

    /// The same elements drawn alike.
    public static func == (left: VectorPath, right: VectorPath) -> Bool {
        left === right || (left.elements == right.elements && left.rule == right.rule && left.line == right.line)
    }
}
