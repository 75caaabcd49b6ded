import Glibc

/// When u·e^(-u) has fallen far enough: the larger u with u - ln u = L, solved once for the whole program.
///
/// Solving it anew takes three logarithms that wait for each other. Around L = 1, where it begins, u goes with the root of
/// L - 1; over that root it is a polynomial on each sixteenth.
enum CriticalFall {
    /// u for an L of 1.01 or more.
    @inline(__always)
    static func place(fallenTo level: Double) -> Double {
        let root = (level - 1).squareRoot() * partsOfOne
        guard root < 112 else { return solvedPlace(fallenTo: level) }
        let (part, way) = nearestPart(root)
        return pieces[part].value(at: way)
    }

    private static let partsOfOne = 16.0
    /// Up to a level of 50, which is a fall to 1e-20.
    private static let pieces = {
        let interpolation = Interpolation(-0.5...0.5)
        return (0..<128).map { part in
            guard part > 0 else { return PolynomialPiece.none }
            return PolynomialPiece(interpolation) {
                let root = (Double(part) + $0) / partsOfOne
                return solvedPlace(fallenTo: 1 + root * root)
            }
        }
    }()

    /// Two or three of Halley's steps from L + ln L + ln L/L, a logarithm each.
    static func solvedPlace(fallenTo level: Double) -> Double {
        let logarithm = log(level)
        var place = level + logarithm + logarithm / level
        for _ in 0..<8 {
            let miss = place - log(place) - level
            let rest = place - 1
            let step = miss * place * rest / (rest * rest - miss / 2)
            place -= step
            // A step leaves an error of its cube.
            if abs(step) < 1e-6 * place { break }
        }
        return place
    }
}
