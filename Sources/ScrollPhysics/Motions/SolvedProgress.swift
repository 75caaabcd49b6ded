import Glibc

/// A progress A·(1 - e^(-ct)) that is a share of the way after a sixtieth of a second and all of it after a second, solved
/// once for the whole program.
///
/// With l = e^(-c/60) that is 1 - l = share·(1 - l⁶⁰). Both numbers are polynomials in the share on each part of it.
struct SolvedProgress {
    /// c, per second.
    let decay: Double
    /// A.
    let scale: Double

    /// The share is from 0.1 to 0.5.
    init(moving share: Double) {
        let (part, way) = nearestPart(share * Self.partsOfOne)
        let pieces = Self.pieces[part]
        decay = pieces.decay.value(at: way)
        scale = pieces.scale.value(at: way)
    }

    private static let partsOfOne = 256.0
    private static let pieces: [(decay: PolynomialPiece, scale: PolynomialPiece)] = {
        let interpolation = Interpolation(-0.5...0.5)
        return (0...128).map { part in
            guard part > 24 else { return (.none, .none) }
            func solved(_ way: Double) -> (share: Double, left: Double) {
                let share = (Double(part) + way) / partsOfOne
                return (share, leftAfterAFrame(moving: share))
            }
            return (
                PolynomialPiece(interpolation, within: 4e-15) { -60 * log(solved($0).left) },
                PolynomialPiece(interpolation, within: 4e-15) { solved($0).share / (1 - solved($0).left) }
            )
        }
    }()

    /// l, by Newton's steps. The power is so small that three of them leave nothing to correct.
    static func leftAfterAFrame(moving share: Double) -> Double {
        var left = 1 - share
        for _ in 0..<3 {
            let before = pow(left, 59)
            left -= (left - 1 + share * (1 - before * left)) / (1 - 60 * share * before)
        }
        return left
    }
}
