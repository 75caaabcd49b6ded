import Foundation

/// A timing curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
    private var x1: Double
    private var y1: Double
    private var x2: Double
    private var y2: Double

    /// A cubic Bezier; the x of both control points is kept within 0...1 so that the curve has one value per time.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
            x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)
    }

    /// The straight line.
    public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at the start: control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end: control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The value at `progress`, which is kept within 0...1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        if self == .linear { return progress }
        return UnitCurve.cubic(y1, y2, parameter(atX: progress))
    }

    /// The slope at `progress`.
    public func velocity(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        if self == .linear { return 1 }
        let s = parameter(atX: progress)
        let dx = UnitCurve.slope(x1, x2, s)
        let dy = UnitCurve.slope(y1, y2, s)
        return abs(dx) < 1e-9 ? 0 : dy / dx
    }

    /// The same curve run backwards in both directions.
    public var inverse: UnitCurve {
        UnitCurve(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
    }

    private static func cubic(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
    }

    private static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let r = 1 - s
        return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
    }

    /// Bisection: x grows with the parameter, and 50 halvings reach the last bit that matters.
    private func parameter(atX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if UnitCurve.cubic(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
