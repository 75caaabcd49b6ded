/// The time's side of a timing curve: a cubic of the parameter that never falls.
///
/// Apart from the way's, so that its two numbers are handed on in registers and the curve stays where it is.
struct BezierTimes: Equatable, Sendable {
    /// Of the two control points, 0 to 1.
    let x1: Double
    let x2: Double

    @inline(__always)
    func slope(_ s: Double) -> Double { bezierSlope(s, x1, x2) }

    /// The coefficients of the parameter, its square and its cube.
    @inline(__always)
    var coefficients: (first: Double, second: Double, third: Double) {
        (3 * x1, 3 * (x2 - 2 * x1), 1 + 3 * (x1 - x2))
    }

    /// The parameter at a share of time between 0 and 1, by Halley's steps from a near guess.
    ///
    /// Each step leaves an error of its cube, so that two or three are usually enough. For what neither ``SolvedTimes`` nor
    /// ``TurnedTimes`` knows: times that bend up, or hardly, where Cardano's closed form would lose digits.
    @inline(never)
    func parameter(at time: Double) -> Double {
        let (first, second, third) = coefficients
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
            let miss = bezier(s, x1, x2) - time
            if miss < 0 { low = s } else { high = s }
            let newton = s - miss / slope(s)
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

/// A cubic bezier from 0 to 1 with these two control points, at the parameter s.
// In pairs, so that few of the products wait for each other; the same below.
@inline(__always)
func bezier(_ s: Double, _ first: Double, _ second: Double) -> Double {
    s * (3 * first) + s * s * (3 * (second - 2 * first) + s * (1 + 3 * (first - second)))
}

@inline(__always)
func bezierSlope(_ s: Double, _ first: Double, _ second: Double) -> Double {
    3 * ((first + s * (2 * (second - 2 * first))) + s * s * (1 + 3 * (first - second)))
}
