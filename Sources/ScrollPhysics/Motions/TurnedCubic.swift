import Glibc

/// Between its two turning points every cubic is the same curve, moved and stretched: w = (3y - y³)/2, with y and w from
/// -1 to 1. Its inverse, solved once for the whole program.
///
/// The closed form is y = 2·sin(asin(w)/3), which costs two functions. Beside a turning point y goes with the root of the
/// way from there; on a sixteenth of each doubling of that way it is a polynomial.
struct TurnedCubic: Sendable {
    /// y for a w from -1 to 1; no number next to the turning points, where the digits of w say too little about it.
    @inline(__always)
    func place(at w: Double) -> Double {
        let way = 1 - abs(w)
        guard way > Self.shortest else { return .nan }
        let bits = way.bitPattern
        // The last bits of the exponent and the first of the fraction name the part; the rest is the place in it, which
        // follows the bits of 16.
        let part = Int(truncatingIfNeeded: bits >> 48 & 0xFF)
        let place = Double(bitPattern: bits & 0xFFFF_FFFF_FFFF | (16.0).bitPattern) - 16.5
        let y = pieces[part].value(at: place)
        return w < 0 ? -y : y
    }

    private static let shortest = 0x1p-8
    private let pieces: [PolynomialPiece]

    static let solved = {
        let interpolation = Interpolation(-0.5...0.5)
        let pieces = (0..<256).map { part in
            let doubling = scalbn(1, part >> 4 - 15)
            guard doubling >= shortest else { return PolynomialPiece.none }
            // The way is one in the middle alone, where y is zero to the last digit.
            guard doubling < 1 else { return PolynomialPiece(interpolation) { _ in 0 } }
            return PolynomialPiece(interpolation) { solvedPlace(doubling * (1 + (Double(part & 15) + $0 + 0.5) / 16)) }
        }
        return TurnedCubic(pieces: pieces)
    }()

    /// y by the closed form, for the way from a turning point; each half has the form that keeps its digits.
    private static func solvedPlace(_ way: Double) -> Double {
        way < 0.5 ? 2 * sin(.pi / 6 - asin((way / 2).squareRoot()) * (2.0 / 3)) : 2 * sin(asin(1 - way) / 3)
    }
}
