import Glibc

/// The powers of numbers above zero with one exponent, cheaper than asking for each by itself.
///
/// A number is m·2ᵉ with m from 1 to 2: mᵖ is a polynomial on each of 32 parts, 2ᵉᵖ is looked up.
struct FixedPower: Sendable {
    /// p, above zero.
    let exponent: Double
    private let pieces: [PolynomialPiece]
    /// 2ⁿᵖ from n = -64 to 64.
    private let scales: [Double]

    private static let parts = 32
    private static let reach = 64

    init(_ exponent: Double) {
        self.exponent = exponent
        let interpolation = Interpolation(-0.5...0.5)
        pieces = (0..<Self.parts).map { part in
            let middle = 1 + (Double(part) + 0.5) / Double(Self.parts)
            return PolynomialPiece(interpolation) { pow(middle + $0 / Double(Self.parts), exponent) }
        }
        scales = (-Self.reach...Self.reach).map { pow(scalbn(1, $0), exponent) }
    }

    /// `number` is not negative.
    @inline(__always)
    func callAsFunction(_ number: Double) -> Double {
        let bits = number.bitPattern
        let scale = Int(truncatingIfNeeded: bits >> 52) &- (1023 &- Self.reach)
        // One stays one to the last digit.
        guard number != 1, scales.indices.contains(scale) else { return pow(number, exponent) }
        // The first five bits of the mantissa name the part, and the others are the place in it.
        let part = Int(truncatingIfNeeded: bits >> 47 & 31)
        let place = Double(bitPattern: bits << 5 & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000) - 1.5
        return pieces[part].value(at: place) * scales[scale]
    }
}
