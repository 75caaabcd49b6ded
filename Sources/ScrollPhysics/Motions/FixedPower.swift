import Glibc

/// The powers of all numbers from 0 to 1 with one exponent, cheaper than asking for each by itself.
///
/// A number is m·2ᵉ with m from 1 to 2: mᵖ is a polynomial on each of 32 parts, 2ᵉᵖ is looked up.
struct FixedPower: Sendable {
    /// p, above zero.
    let exponent: Double
    private let pieces: [PolynomialPiece]
    /// 2⁻ⁿᵖ from n = 0 on.
    private let scales: [Double]

    private static let parts = 32

    init(_ exponent: Double) {
        self.exponent = exponent
        let interpolation = Interpolation(-0.5...0.5)
        pieces = (0..<Self.parts).map { part in
            let middle = 1 + (Double(part) + 0.5) / Double(Self.parts)
            return PolynomialPiece(interpolation) { pow(middle + $0 / Double(Self.parts), exponent) }
        }
        scales = (0...64).map { pow(scalbn(1, -$0), exponent) }
    }

    /// `number` is not negative.
    @inline(__always)
    func callAsFunction(_ number: Double) -> Double {
        let bits = number.bitPattern
        let halvings = Int(truncatingIfNeeded: 1023 &- (bits >> 52))
        // One stays one to the last digit.
        guard halvings > 0, halvings < scales.count else { return pow(number, exponent) }
        // The first five bits of the mantissa name the part; all of them are the place in it.
        let part = Int(truncatingIfNeeded: bits >> 47 & 31)
        let mantissa = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
        let place = (mantissa - 1) * Double(Self.parts) - (Double(part) + 0.5)
        return pieces[part].value(at: place) * scales[halvings]
    }
}
