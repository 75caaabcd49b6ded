import Drawing
public import Foundation

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// The line stops at the end, or continues beyond it with a semicircle or with half a square.
    case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp tip, an arc, or a cut-off tip.
    case miter, round, bevel
}

/// The attributes of a line along a shape.
public struct StrokeStyle: Equatable, Sendable {
    /// The line width in points.
    public var lineWidth: CGFloat
    /// The shape of both ends of every open subpath and every dash.
    public var lineCap: CGLineCap
    /// The shape of every corner.
    public var lineJoin: CGLineJoin
    /// The maximum length of a sharp tip, as a multiple of the line width; longer tips are cut off.
    public var miterLimit: CGFloat
    /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a line style; lengths in points.
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

    /// Whether the width alone determines the drawing of a closed line.
    var isPlain: Bool { dash.isEmpty && lineJoin == .miter }
}

extension StrokeStyle: Animatable {
    /// The line width, the miter limit and the dash phase.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set { (lineWidth, miterLimit, dashPhase) = (newValue.first, newValue.second.first, newValue.second.second) }
    }
}

/// The attributes of a shape's filling.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule applies: points around which the outline winds an even number of times are outside.
    public var isEOFilled: Bool
    /// Stored without effect; edges are always antialiased.
    public var isAntialiased: Bool

    /// Creates a fill style; by default the nonzero rule applies.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }

    var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
