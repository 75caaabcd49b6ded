import Glibc

/// Lambert's W on its upper branch: the number that is `z` when multiplied by its own exponential. Solved once for the whole
/// program.
///
/// It begins with -1 at z = -1/e, like a root: over the root of z + 1/e it is a polynomial on each sixteenth.
enum LambertFunction {
    /// For a `z` of -1/e or more; less counts as that. Quick above zero.
    @inline(__always)
    static func value(of z: Double) -> Double {
        let root = (z + origin).squareRoot() * partsOfOne
        // Close to zero the polynomials would lose digits.
        guard z > 0.015, root < 255 else { return solvedValue(of: z) }
        let (part, way) = nearestPart(root)
        return pieces[part].value(at: way)
    }

    private static let origin = 1 / M_E
    private static let partsOfOne = 16.0
    /// From a z of zero up to 250.
    private static let pieces = {
        let interpolation = Interpolation(-0.5...0.5)
        return (0..<256).map { part in
            guard part > 8 else { return PolynomialPiece.none }
            return PolynomialPiece(interpolation) {
                let root = (Double(part) + $0) / partsOfOne
                return solvedValue(of: root * root - origin)
            }
        }
    }()

    /// Halley's steps from ln(1 + z), which is never far off, but for the first part, from where the root leads.
    static func solvedValue(of z: Double) -> Double {
        guard z < .infinity else { return z }
        let root = max(0, 2 * (1 + M_E * z)).squareRoot()
        var value = z < -0.2 ? root * (1 - root / 3) - 1 : log1p(z)
        for _ in 0..<20 {
            let rise = exp(value)
            let miss = value * rise - z
            guard miss != 0 else { break }
            let step = miss / (rise * (value + 1) - miss * (value + 2) / (2 * value + 2))
            value -= step
            // A step leaves an error of its cube.
            if !(abs(step) > 1e-6 * abs(value)) { break }
        }
        return value
    }
}
