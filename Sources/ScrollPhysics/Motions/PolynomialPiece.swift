import Glibc

/// A smooth function around a place, as a polynomial of the seventh degree over the way from there, -0.5 to 0.5.
struct PolynomialPiece: Sendable {
    /// From the constant one on.
    private let coefficients: SIMD8<Double>

    /// No number anywhere.
    static let none = PolynomialPiece(coefficients: SIMD8(repeating: .nan))

    init(coefficients: SIMD8<Double>) { self.coefficients = coefficients }

    /// No number anywhere where the function is too bent for it: more than the tolerance off, or of its value where that is
    /// more than one. A function that is itself rounded a few times needs more of it.
    init(_ interpolation: Interpolation, within tolerance: Double = 1e-15, of function: (Double) -> Double) {
        let piece = PolynomialPiece(coefficients: interpolation.coefficients(of: function))
        let isExact = interpolation.between.allSatisfy {
            let value = function($0)
            return abs(piece.value(at: $0) - value) <= tolerance * max(1, abs(value))
        }
        self = isExact ? piece : .none
    }

    // In pairs and pairs of pairs, so that few of the products wait for each other.
    @inline(__always)
    func value(at place: Double) -> Double {
        let c = coefficients
        let square = place * place
        let low = (c[0] + place * c[1]) + square * (c[2] + place * c[3])
        let high = (c[4] + place * c[5]) + square * (c[6] + place * c[7])
        return low + square * square * high
    }
}

/// The whole number next to a place that is not negative, and the way from there, -0.5 to 0.5.
@inline(__always)
func nearestPart(_ place: Double) -> (part: Int, way: Double) {
    // Added to 2⁵², a number is rounded to a whole one, which its last bits then are.
    let rounded = place + 0x1p52
    return (Int(truncatingIfNeeded: rounded.bitPattern & 0xF_FFFF_FFFF_FFFF), place - (rounded - 0x1p52))
}

/// Polynomials of the seventh degree through Chebyshev's nodes, which leave the smallest error between them.
struct Interpolation {
    private let nodes: [Double]
    /// For each node, the polynomial that is one there and zero at the others.
    private let basis: [SIMD8<Double>]

    init(_ reach: ClosedRange<Double>) {
        let half = (reach.upperBound - reach.lowerBound) / 2
        let nodes = (0..<8).map { reach.lowerBound + half * (1 - cos(.pi * (Double($0) + 0.5) / 8)) }
        self.nodes = nodes
        basis = nodes.map { node in
            nodes.filter { $0 != node }.reduce(SIMD8(1, 0, 0, 0, 0, 0, 0, 0)) { product, zero in
                (product.raised - product * zero) / (node - zero)
            }
        }
    }

    /// The places where it strays furthest.
    var between: [Double] { zip(nodes, nodes.dropFirst()).map { ($0 + $1) / 2 } + [0] }

    // Counted from the value in the middle, since the terms of the sum are many times as large as the sum.
    func coefficients(of function: (Double) -> Double) -> SIMD8<Double> {
        let middle = function(0)
        var sum = zip(nodes, basis).reduce(.zero) { $0 + $1.1 * (function($1.0) - middle) }
        sum[0] += middle
        return sum
    }
}

extension SIMD8<Double> {
    /// The polynomial times its variable; the highest coefficient is zero.
    fileprivate var raised: Self { Self(0, self[0], self[1], self[2], self[3], self[4], self[5], self[6]) }
}
