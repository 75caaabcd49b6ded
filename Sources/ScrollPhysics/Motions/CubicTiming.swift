/// A timing curve: the share of the way as a function of the share of time, as in CSS `cubic-bezier(x1, y1, x2, y2)`.
///
/// With a parameter s from 0 to 1, time and way are both 3s(1-s)²·a + 3s²(1-s)·b + s³, with x₁ and x₂ for a and b on
/// the time's side and y₁ and y₂ on the way's. The parameter of a time is solved to the last digits.
public struct CubicTiming: Equatable, Sendable {
    /// Of the first control point: the time, 0 to 1.
    public var x1: Double { times.x1 }
    /// Of the first control point: the way. Outside 0 to 1 the curve swings.
    public let y1: Double
    /// Of the second control point: the time, 0 to 1.
    public var x2: Double { times.x2 }
    /// Of the second control point: the way.
    public let y2: Double
    private let times: BezierTimes
    private let inverse: Inverse

    /// How the parameter of a time is found.
    private enum Inverse: Equatable, Sendable {
        case solved(SolvedTimes)
        case turned(TurnedTimes)
        /// Step by step, as where the others know no number.
        case stepped
    }

    /// The times are pulled into 0 to 1, so that time never runs backwards; a number that is not one counts as zero.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.y1 = y1.isFinite ? y1 : 0
        self.y2 = y2.isFinite ? y2 : 0
        times = BezierTimes(x1: Self.share(x1), x2: Self.share(x2))
        inverse = Self.inverse(of: times)
    }

    /// A first control point that is known to be allowed, with the second at the height of the end: for curves that are
    /// made for each sample. The times are the solved ones unless the first is another than theirs.
    @inline(__always)
    init(allowed first: (x: Double, y: Double), endingAs solved: SolvedTimes) {
        (y1, y2) = (first.y, 1)
        times = BezierTimes(x1: first.x, x2: solved.handles.x2)
        inverse = first.x == solved.handles.x1 ? .solved(solved) : .stepped
    }

    private static func inverse(of times: BezierTimes) -> Inverse {
        if let solved = SolvedTimes(x1: times.x1, x2: times.x2) { return .solved(solved) }
        return TurnedTimes(times).map(Inverse.turned) ?? .stepped
    }

    private static func share(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

    /// CSS `ease-in-out`.
    public static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The share of the way at a share of the time; 0 before the start and 1 after the end.
    @inline(__always)
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return progress(within: time)
    }

    /// The same for a time that is known to lie between 0 and 1.
    @inline(__always)
    func progress(within time: Double) -> Double { way(parameter(at: time)) }

    /// The slope of ``progress(at:)``, zero after the end. Infinite where the curve starts upright.
    @inline(__always)
    public func slope(at time: Double) -> Double {
        guard time < 1 else { return 0 }
        guard time > 0 else { return firstSlope }
        return slope(within: time)
    }

    /// The same for a time that is known to lie between 0 and 1.
    @inline(__always)
    func slope(within time: Double) -> Double {
        if case .turned(let times) = inverse {
            let course = times.course(at: time)
            if !course.parameter.isNaN { return waySlope(course.parameter) * course.slope }
        }
        let s = parameter(at: time)
        return waySlope(s) / times.slope(s)
    }

    /// At time zero: along the first control point, or along the second where the first lies on the start.
    private var firstSlope: Double {
        if x1 > 0 { return y1 / x1 }
        if y1 != 0 { return y1 < 0 ? -.infinity : .infinity }
        return x2 > 0 ? y2 / x2 : (y2 == 0 ? 1 : .infinity)
    }

    /// The first share of time at which the share `way` is reached; nil if it never is.
    public func time(reaching way: Double) -> Double? {
        if way == 0 { return 0 }
        var early = 0.0
        for late in wayTurns + [1] {
            let low = self.way(early) - way
            let high = self.way(late) - way
            if low * high <= 0, low != high { return bezier(crossing(way, between: early, and: late), x1, x2) }
            early = late
        }
        return nil
    }

    private func crossing(_ way: Double, between early: Double, and late: Double) -> Double {
        let side: Double = self.way(late) < self.way(early) ? -1 : 1
        return monotoneRoot(in: early...late) {
            (value: (self.way($0) - way) * side, slope: waySlope($0) * side)
        }
    }

    /// The parameters between 0 and 1 at which the way turns back, in order.
    private var wayTurns: [Double] {
        let a = 1 + 3 * y1 - 3 * y2
        let b = y2 - 2 * y1
        let root = b * b - a * y1
        guard root > 0 else { return [] }
        let places = a == 0 ? [-y1 / (2 * b)] : [(-b - root.squareRoot()) / a, (-b + root.squareRoot()) / a]
        return places.filter { $0 > 0 && $0 < 1 }.sorted()
    }

    @inline(__always)
    private func way(_ s: Double) -> Double { bezier(s, y1, y2) }

    @inline(__always)
    private func waySlope(_ s: Double) -> Double { bezierSlope(s, y1, y2) }

    /// The parameter at a share of time between 0 and 1.
    @inline(__always)
    private func parameter(at time: Double) -> Double {
        let parameter =
            switch inverse {
            case .solved(let times): times.parameter(at: time)
            case .turned(let times): times.parameter(at: time)
            case .stepped: Double.nan
            }
        return parameter.isNaN ? times.parameter(at: time) : parameter
    }
}
