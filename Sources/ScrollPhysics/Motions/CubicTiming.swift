/// A timing curve: the share of the way as a function of the share of time, as in CSS `cubic-bezier(x1, y1, x2, y2)`.
///
/// With a parameter s from 0 to 1, time and way are both 3s(1-s)²·a + 3s²(1-s)·b + s³, with x₁ and x₂ for a and b on
/// the time's side and y₁ and y₂ on the way's. The parameter of a time is solved to the last digits.
public struct CubicTiming: Equatable, Sendable {
    /// Of the first control point: the time, 0 to 1.
    public let x1: Double
    /// Of the first control point: the way. Outside 0 to 1 the curve swings.
    public let y1: Double
    /// Of the second control point: the time, 0 to 1.
    public let x2: Double
    /// Of the second control point: the way.
    public let y2: Double
    private let times: SolvedTimes?

    /// The times are pulled into 0 to 1, so that time never runs backwards; a number that is not one counts as zero.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = Self.share(x1)
        self.y1 = y1.isFinite ? y1 : 0
        self.x2 = Self.share(x2)
        self.y2 = y2.isFinite ? y2 : 0
        times = SolvedTimes(x1: self.x1, x2: self.x2)
    }

    /// A first control point that is known to be allowed, with the second at the height of the end: for curves that are
    /// made for each sample. The times are the solved ones unless the first is another than theirs.
    @inline(__always)
    init(allowed first: (x: Double, y: Double), endingAs times: SolvedTimes) {
        (x1, y1) = first
        (x2, y2) = (times.handles.x2, 1)
        self.times = x1 == times.handles.x1 ? times : nil
    }

    private static func share(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }

    /// CSS `ease-in-out`.
    public static let easeInOut = CubicTiming(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

    /// The share of the way at a share of the time; 0 before the start and 1 after the end.
    @inline(__always)
    public func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return way(parameter(at: time))
    }

    /// The slope of ``progress(at:)``, zero after the end. Infinite where the curve starts upright.
    @inline(__always)
    public func slope(at time: Double) -> Double {
        guard time < 1 else { return 0 }
        guard time > 0 else { return firstSlope }
        let s = parameter(at: time)
        return waySlope(s) / timeSlope(s)
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
            if low * high <= 0, low != high { return time(crossing(way, between: early, and: late)) }
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
    private func time(_ s: Double) -> Double { Self.curve(s, x1, x2) }

    @inline(__always)
    private func timeSlope(_ s: Double) -> Double { Self.curveSlope(s, x1, x2) }

    @inline(__always)
    private func way(_ s: Double) -> Double { Self.curve(s, y1, y2) }

    @inline(__always)
    private func waySlope(_ s: Double) -> Double { Self.curveSlope(s, y1, y2) }

    // In pairs, so that few of the products wait for each other; the same below.
    @inline(__always)
    private static func curve(_ s: Double, _ first: Double, _ second: Double) -> Double {
        s * (3 * first) + s * s * (3 * (second - 2 * first) + s * (1 + 3 * (first - second)))
    }

    @inline(__always)
    private static func curveSlope(_ s: Double, _ first: Double, _ second: Double) -> Double {
        3 * ((first + s * (2 * (second - 2 * first))) + s * s * (1 + 3 * (first - second)))
    }

    /// The parameter at a share of time between 0 and 1.
    @inline(__always)
    private func parameter(at time: Double) -> Double {
        guard let times else { return soughtParameter(at: time) }
        let parameter = times.parameter(at: time)
        return parameter.isNaN ? soughtParameter(at: time) : parameter
    }

    /// The same by Halley's steps from a near guess.
    ///
    /// Each step leaves an error of its cube, so that the usual curves need two or three. Cardano's closed form takes
    /// longer, and loses digits where the time's cubic is nearly a parabola.
    private func soughtParameter(at time: Double) -> Double {
        let (first, second, third) = (3 * x1, 3 * (x2 - 2 * x1), 1 + 3 * (x1 - x2))
        var s = guess(at: time)
        for _ in 0..<4 {
            let miss = s * (first + s * (second + s * third)) - time
            let bend = second + s * (3 * third)
            let slope = first + s * (second + bend)
            let step = miss * slope / (slope * slope - miss * bend)
            s -= step
            // The flatter the curve, the more a step leaves.
            if abs(step) <= 1e-6 * slope, s >= 0, s <= 1 { return s }
        }
        return steadyParameter(at: time)
    }

    /// The same for curves that stand nearly still on the way: Newton's steps, and a halving wherever one would leave the
    /// bracket. A step below 1e-8 leaves an error of its square.
    @inline(never)
    func steadyParameter(at time: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = guess(at: time)
        for _ in 0..<100 {
            let miss = self.time(s) - time
            if miss < 0 { low = s } else { high = s }
            let newton = s - miss / timeSlope(s)
            let isInside = newton >= low && newton <= high
            let next = isInside ? newton : (low + high) / 2
            if abs(next - s) < (isInside ? 1e-8 : 1e-16) { return next }
            s = next
        }
        return s
    }

    /// A cubic with the right values at both ends, and the right slopes where they are at most 3.
    @inline(__always)
    private func guess(at time: Double) -> Double {
        let first = 1 / max(1.0 / 3, 3 * x1)
        let last = 1 / max(1.0 / 3, 3 * (1 - x2))
        return time * (first + time * (3 - 2 * first - last + time * (first + last - 2)))
    }
}
