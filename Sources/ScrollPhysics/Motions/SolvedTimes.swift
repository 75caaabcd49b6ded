import Glibc

/// The time's side of the curves that browsers scroll by, solved once for the whole program.
///
/// The parameter of a time is the inverse of a cubic. Solving it anew for each sample takes two or three steps that wait
/// for each other, each with a division; here it is a polynomial of the seventh degree on each of 128 parts of the
/// time.
enum SolvedTimes: UInt8, CaseIterable, Sendable {
    /// Chromium's and CSS's `ease-in-out`.
    case easeInOut
    /// Chromium's impulse.
    case impulse
    /// Chromium's physics fling.
    case physicsFling
    /// Chromium's elastic edge: the way out.
    case elasticForth
    /// The way back from there.
    case elasticBack

    /// The times of the two control points.
    var handles: (x1: Double, x2: Double) {
        switch self {
        case .easeInOut: (0.42, 0.58)
        case .impulse: (0.25, 0)
        case .physicsFling: (0.2, 0.55)
        case .elasticForth: (0.25, 0.99)
        case .elasticBack: (0.05, 0.25)
        }
    }

    /// The curve with these times; nil for all others.
    @inline(__always)
    init?(x1: Double, x2: Double) {
        switch (x1, x2) {
        case (0.42, 0.58): self = .easeInOut
        case (0.25, 0): self = .impulse
        case (0.2, 0.55): self = .physicsFling
        case (0.25, 0.99): self = .elasticForth
        case (0.05, 0.25): self = .elasticBack
        default: return nil
        }
    }

    /// The parameter at a share of time between 0 and 1, to the last digits; no number where the curve is too bent for a
    /// polynomial.
    @inline(__always)
    func parameter(at time: Double) -> Double {
        let place = time * Self.partsOfACurve
        // Added to 2⁵², a number is rounded to a whole one, which its last bits then are.
        let rounded = place + 0x1p52
        let index = Int(truncatingIfNeeded: rounded.bitPattern & 0xFF)
        return Self.parts[Int(rawValue) << 8 | index].value(at: place - (rounded - 0x1p52))
    }

    private static let partsOfACurve = 128.0
    /// 256 for each curve, of which the first 129 are used: the two at the ends are halves.
    private static let parts = allCases.flatMap { curve in
        let timing = CubicTiming(x1: curve.handles.x1, y1: 0, x2: curve.handles.x2, y2: 1)
        return (0..<256).map { index -> Part in
            let time = Double(index) / partsOfACurve
            guard time <= 1 else { return .none }
            let reach = max(-0.5, -time * partsOfACurve)...min(0.5, (1 - time) * partsOfACurve)
            return Part(over: reach) { timing.steadyParameter(at: time + $0 / partsOfACurve) }
        }
    }
}

/// The inverse around a moment, as a polynomial over the place between -0.5 and 0.5.
private struct Part: Sendable {
    private let (c0, c1, c2, c3): (Double, Double, Double, Double)
    private let (c4, c5, c6, c7): (Double, Double, Double, Double)

    // In pairs, so that few of the products wait for each other.
    @inline(__always)
    func value(at place: Double) -> Double {
        let square = place * place
        let high = (c4 + place * c5) + square * (c6 + place * c7)
        return c0 + place * (c1 + place * ((c2 + place * c3) + square * high))
    }

    private init(_ c: [Double]) {
        (c0, c1, c2, c3) = (c[0], c[1], c[2], c[3])
        (c4, c5, c6, c7) = (c[4], c[5], c[6], c[7])
    }

    static let none = Part(Array(repeating: .nan, count: 8))

    /// Through Chebyshev's nodes, which leave the smallest error between them.
    init(over reach: ClosedRange<Double>, solving value: (Double) -> Double) {
        let (middle, half) = ((reach.lowerBound + reach.upperBound) / 2, (reach.upperBound - reach.lowerBound) / 2)
        let nodes = (0..<8).map { middle + half * cos(.pi * (Double($0) + 0.5) / 8) }
        let part = Part(interpolation(of: nodes.map(value), at: nodes))
        let isExact = stride(from: -1, through: 1, by: 0.125).allSatisfy {
            let place = middle + half * $0
            return abs(part.value(at: place) - value(place)) <= 1e-15
        }
        self = isExact ? part : .none
    }
}

/// The coefficients, from the constant one on, of the polynomial through values at places.
private func interpolation(of values: [Double], at places: [Double]) -> [Double] {
    var differences = values
    for level in 1..<values.count {
        for index in (level..<values.count).reversed() {
            differences[index] =
                (differences[index] - differences[index - 1]) / (places[index] - places[index - level])
        }
    }
    return zip(differences, places).reversed().reduce(into: [0.0]) { polynomial, next in
        let (difference, place) = next
        let product = zip([0] + polynomial, polynomial + [0]).map { $0 - $1 * place }
        polynomial = Array(product.prefix(values.count))
        polynomial[0] += difference
    }
}
