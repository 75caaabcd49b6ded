import Glibc

/// When u·e^(-u) has fallen far enough: the larger u with u - ln u = L, solved once for the whole program.
///
/// Solving it anew takes three logarithms that wait for each other. Around L = 1, where it begins, u goes with the root of
/// L - 1; over that root it is a polynomial on each sixteenth.
enum CriticalFall {
    /// u for an L of one or more; less counts as one.
    @inline(__always)
    static func place(fallenTo level: Double) -> Double {
        if level > 5, level < 20 { return latePlace(fallenTo: level) }
        let root = max(0, level - 1).squareRoot() * partsOfOne
        guard root < 200 else { return solvedPlace(fallenTo: level) }
        let (part, way) = nearestPart(root)
        return pieces[part].value(at: way)
    }

    /// Away from where it begins it is smooth in L itself, on each eighth, and no root has to be waited for.
    @inline(__always)
    private static func latePlace(fallenTo level: Double) -> Double {
        let (part, way) = nearestPart((level - 5) * 8)
        return latePieces[part].value(at: way)
    }

    /// Of L from 5 to 20.
    private static let latePieces = {
        let interpolation = Interpolation(-0.5...0.5)
        return (0...120).map { part in
            PolynomialPiece(interpolation) { solvedPlace(fallenTo: 5 + (Double(part) + $0) / 8) }
        }
    }()

    private static let partsOfOne = 16.0
    /// Up to a level of 156, beyond what the fastest curve begins with.
    private static let pieces = {
        let interpolation = Interpolation(-0.5...0.5)
        return (0...200).map { part in
            PolynomialPiece(interpolation) { (way: Double) -> Double in
                let root = (Double(part) + way) / partsOfOne
                return root < 0.1 ? firstPlace(root) : solvedPlace(fallenTo: 1 + root * root)
            }
        }
    }()

    /// Around L = 1, where u is a series in √(2(L - 1)): that of Stirling's formula. The root may be negative, which is the
    /// smaller u. What is left out is less than 1e-16 for roots up to 0.1.
    static func firstPlace(_ root: Double) -> Double {
        let terms: [Double] = [
            1, 1, 1 / 3, 1 / 36, -1 / 270, 1 / 4320, 1 / 17010, -139 / 5_443_200, 1 / 204_120, -571 / 2_351_462_400,
        ]
        return terms.reversed().reduce(0) { $0 * root * 2.squareRoot() + $1 }
    }

    /// For an L clearly above one: two or three of Halley's steps from L + ln L + ln L/L, a logarithm each.
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
