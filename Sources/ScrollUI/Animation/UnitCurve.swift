/// A timing curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularIn, circularOut, circularInOut
    }

    private let form: Form
    /// Whether input and output are exchanged.
    private var isInverse = false

    private init(_ form: Form) {
        self.form = form
    }

    /// Creates a cubic Bezier curve. The x of both control points is clamped to 0...1 so that the curve has one value per time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicBezier(
                    x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
                    x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)))
    }

    /// The straight line.
    public static let linear = UnitCurve(.linear)
    /// Slow at the start: control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)))
    /// Slow at the end: control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(.bezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)))
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(.bezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))
    /// A quarter of a circle, slow at the start.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// A quarter of a circle, slow at the end.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Two quarters of circles, slow at both ends.
    public static let circularEaseInOut = UnitCurve(.circularInOut)

    /// Returns the value at `progress`, which is clamped to 0...1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverse ? inverseValue(for: progress) : direct(progress)
    }

    /// Returns the slope at `progress`, which is clamped to 0...1. At the vertical end of a circle it is the slope over a tiny interval.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        if form == .linear { return 1 }
        if case .bezier(let curve) = form, !isInverse { return curve.slope(atX: progress) }
        let step = 1e-6
        let (low, high) = (max(0, progress - step), min(1, progress + step))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The curve with input and output exchanged: it returns the progress at which this curve has a value.
    public var inverse: UnitCurve {
        var copy = self
        copy.isInverse.toggle()
        return copy
    }

    private func direct(_ x: Double) -> Double {
        switch form {
        case .linear: return x
        case .bezier(let curve): return curve.value(atX: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5 ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        }
    }

    /// Finds the input by bisection. For a curve that overshoots, it is one of the inputs with that value.
    private func inverseValue(for y: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if direct(middle) < y { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}

/// A cubic Bezier curve from (0, 0) to (1, 1) with monotonic x.
struct CubicBezier: Hashable, Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    func value(atX x: Double) -> Double { CubicBezier.cubic(y1, y2, parameter(atX: x)) }

    func slope(atX x: Double) -> Double {
        let s = parameter(atX: x)
        let dx = CubicBezier.slope(x1, x2, s)
        return abs(dx) < 1e-9 ? 0 : CubicBezier.slope(y1, y2, s) / dx
    }

    private static func cubic(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }

    private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
    }

    /// Finds the parameter by bisection: x increases with it, and 50 steps determine all significant bits.
    private func parameter(atX x: Double) -> Double {
        if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if CubicBezier.cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
