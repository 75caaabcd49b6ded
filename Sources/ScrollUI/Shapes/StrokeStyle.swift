import Drawing
public import Foundation

/// What a line ends with.
public enum CGLineCap: Int32, Sendable {
    /// At the end, half a circle beyond it, half a square beyond it.
    case butt, round, square
}

/// What the corner of a line looks like from outside.
public enum CGLineJoin: Int32, Sendable {
    /// A tip, an arc, a cut.
    case miter, round, bevel
}

/// How a line along a shape is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// Points.
    public var lineWidth: CGFloat
    /// At both ends of every open figure and every dash.
    public var lineCap: CGLineCap
    /// At every corner.
    public var lineJoin: CGLineJoin
    /// A tip longer than this many widths is cut.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps in turn, points; empty for a line without gaps.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins, points.
    public var dashPhase: CGFloat

    /// A line; lengths in points.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    var line: LineStyle {
        let cap: LineStyle.Cap = lineCap == .butt ? .butt : lineCap == .round ? .round : .square
        let join: LineStyle.Join = lineJoin == .miter ? .miter : lineJoin == .round ? .round : .bevel
        return LineStyle(
            width: Double(lineWidth), cap: cap, join: join, miterLimit: Double(miterLimit),
            dash: dash.map { Double($0) },
            dashPhase: Double(dashPhase))
    }

    /// True for a line that is told by its width alone, as long as it has no ends.
    var isPlain: Bool { dash.isEmpty && lineJoin == .miter }
}

extension StrokeStyle: Animatable {
    /// Width, miter limit and phase of the dashes.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// How the inside of a shape is filled.
public struct FillStyle: Equatable, Sendable {
    /// Points around which the outline winds an even number of times are outside.
    public var isEOFilled: Bool
    /// Stored; edges are always smooth.
    public var isAntialiased: Bool

    /// By default everything that the outline winds around is inside.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
