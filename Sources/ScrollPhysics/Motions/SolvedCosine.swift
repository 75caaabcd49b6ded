import Glibc

/// The cosine, solved once for the whole program: Taylor's polynomial on each of 128 parts of a turn.
///
/// libm's is exact for all numbers there are, and looks at the rounding mode each time, which costs as much as all else in
/// a sample. A swing asks for angles whose own last digit is the greater error.
enum SolvedCosine {
    /// The cosine of an angle in radians, to the last digits of the angle.
    @inline(__always)
    static func value(of angle: Double) -> Double {
        let (part, way) = nearestPart(abs(angle) * partsOfARadian)
        return pieces[part & (parts - 1)].value(at: way)
    }

    private static let parts = 128
    private static let partsOfARadian = 64 / Double.pi
    private static let pieces = (0..<parts).map { part in
        let angle = Double(part) / partsOfARadian
        let derivatives = [cos(angle), -sin(angle), -cos(angle), sin(angle)]
        var coefficients = SIMD8<Double>.zero
        var scale = 1.0
        for order in coefficients.indices {
            coefficients[order] = derivatives[order & 3] * scale
            scale /= partsOfARadian * Double(order + 1)
        }
        return PolynomialPiece(coefficients: coefficients)
    }
}
