/// The time's side of the curves that browsers scroll by, solved once for the whole program.
///
/// The parameter of a time is the inverse of a cubic. Solving it anew for each sample takes two or three steps that wait
/// for each other, each with a division; here it is a polynomial of the seventh degree on each of 256 parts of the
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
        let (part, way) = nearestPart(time * Self.partsOfACurve)
        return Self.parts[Int(rawValue) << 9 | part].value(at: way)
    }

    private static let partsOfACurve = 256.0
    /// 512 for each curve, of which the first 257 are used: the two at the ends are halves.
    private static let parts = {
        let (first, inner, last) = (Interpolation(0...0.5), Interpolation(-0.5...0.5), Interpolation(-0.5...0))
        return allCases.flatMap { curve in
            let times = BezierTimes(x1: curve.handles.x1, x2: curve.handles.x2)
            return (0..<512).map { index in
                let time = Double(index) / partsOfACurve
                guard time <= 1 else { return PolynomialPiece.none }
                let interpolation = time == 0 ? first : time == 1 ? last : inner
                return PolynomialPiece(interpolation) { times.steadyParameter(at: time + $0 / partsOfACurve) }
            }
        }
    }()
}
