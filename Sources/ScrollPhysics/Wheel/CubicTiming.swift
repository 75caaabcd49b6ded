/// A timing curve: the share of the distance as a function of the share of time, as in CSS `cubic-bezier(x1, y1, x2,
/// y2)`.
///
/// With a parameter s from 0 to 1, time and distance are both 3s(1-s)²·a + 3s²(1-s)·b + s³, with x₁ and x₂ for a and b
/// on the time's side and y₁ and y₂ on the distance's. The parameter of a time is solved for to full precision.
public struct CubicTiming: Equatable, Sendable {
    /// The time of the first control point, 0 to 1.
    public let x1: Double
    /// The distance of the first control point. Outside 0 to 1 the curve overshoots.
    public let y1: Double
    /// The time of the second control point, 0 to 1.
    public let x2: Double
    /// The distance of the second control point.
    public let y2: Double

    /// The times are clamped to 0 to 1, so that time never runs backwards; a value that is not finite counts as zero.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = x1 > 0 ? min(1, x1) : 0
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = x2 > 0 ? min(1, x2) : 0
        self.y2 = y2.isFinite ? y2 : 0
    }

    /// CSS `ease-in-out`.
    public static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// CSS `ease-out`.
    public static let easeOut = CubicTiming(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// 1 - (1 - u)³.
    static let easeOutCubic = CubicTiming(x1: 1.0 / 3, y1: 1, x2: 2.0 / 3, y2: 1)
    /// An even deceleration to a stop: 1 - (1 - u)².
    static let braking = CubicTiming(x1: 1.0 / 3, y1: 2.0 / 3, x2: 2.0 / 3, y2: 1)

    /// The share of the distance at a share of the time; 0 before the start and 1 after the end.
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return bezier(parameter(at: time), y1, y2)
    }

    /// The slope of ``progress(at:)``; zero after the end, infinite if the curve starts vertically.
    public func slope(at time: Double) -> Double {
        guard time < 1 else { return 0 }
        guard time > 0 else { return firstSlope }
        let s = parameter(at: time)
        return bezierSlope(s, y1, y2) / bezierSlope(s, x1, x2)
    }

    /// The slope at time zero: along the first control point, or along the second if the first lies on the start.
    private var firstSlope: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
        return x2 > 0 ? y2 / x2 : (y2 == 0 ? 1 : .infinity)
    }

    /// The parameter at a share of time between 0 and 1.
    private func parameter(at time: Double) -> Double {
        monotoneRoot(in: 0...1, from: time) { (value: bezier($0, x1, x2) - time, slope: bezierSlope($0, x1, x2)) }
    }

    /// The first share of time at which a share of the distance is reached; nil if it never is.
    public func time(reaching distance: Double) -> Double? {
        if distance == 0 { return 0 }
        let (first, second) = turningPoints
        return time(reaching: distance, from: 0, to: first)
            ?? time(reaching: distance, from: first, to: second)
            ?? time(reaching: distance, from: second, to: 1)
    }

    /// The same between two parameters, between which the distance is monotonic.
    private func time(reaching distance: Double, from early: Double, to late: Double) -> Double? {
        let (low, high) = (bezier(early, y1, y2) - distance, bezier(late, y1, y2) - distance)
        guard low * high <= 0, low != high else { return nil }
        let side: Double = high < low ? -1 : 1
        let s = monotoneRoot(in: early...late) {
            (value: (bezier($0, y1, y2) - distance) * side, slope: bezierSlope($0, y1, y2) * side)
        }
        return bezier(s, x1, x2)
    }

    /// The parameters between 0 and 1 at which the distance turns back, in order; 1 for missing ones. Not an array, to
    /// avoid an allocation for each released fling.
    private var turningPoints: (first: Double, second: Double) {
        let a = 1 + 3 * y1 - 3 * y2
        let b = y2 - 2 * y1
        let square = b * b - a * y1
        guard square > 0 else { return (1, 1) }
        func inside(_ parameter: Double) -> Double { parameter > 0 && parameter < 1 ? parameter : 1 }
        if a == 0 { return (inside(-y1 / (2 * b)), 1) }
        let root = square.squareRoot()
        let (one, other) = (inside((-b - root) / a), inside((-b + root) / a))
        return (min(one, other), max(one, other))
    }
}

/// A cubic bezier from 0 to 1 with these two control points, at the parameter s.
private func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
    s * (3 * first) + s * s * (3 * (second - 2 * first) + s * (1 + 3 * (first - second)))
}

/// The slope of the bezier over the parameter.
private func bezierSlope(_ s: Double, _ first: Double, _ second: Double) -> Double {
    3 * (first + s * (2 * (second - 2 * first) + s * (1 + 3 * (first - second))))
}
