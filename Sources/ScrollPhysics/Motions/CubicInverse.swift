import Glibc

/// The parameter s of a time t = 3s(1-s)²·x₁ + 3s²(1-s)·x₂ + s³ in closed form, after Cardano.
///
/// With a = 1 + 3(x₁ - x₂), b = x₂ - 2x₁ and s = (z - b)/a, z³ + 3·spread·z = 2h, where spread = a·x₁ - b² and h grows
/// evenly with t. For a spread above zero that has one root.
struct CubicInverse: Equatable, Sendable {
    private let slope: Double
    private let offset: Double
    private let spread: Double
    private let third: Double
    private let scale: Double

    /// Nil where the curve is not steep throughout, or so nearly a parabola that digits would be lost.
    @inline(__always)
    init?(_ x1: Double, _ x2: Double) {
        let a = 1 + 3 * (x1 - x2)
        third = x2 - 2 * x1
        spread = a * x1 - third * third
        guard a > 0.01, spread > 0 else { return nil }
        slope = a * a / 2
        offset = (3 * a * x1 - 2 * third * third) * third / 2
        scale = 1 / a
    }

    @inline(__always)
    func parameter(at time: Double) -> Double {
        let half = slope * time + offset
        let larger = cbrt(abs(half) + (half * half + spread * spread * spread).squareRoot())
        let root = larger - spread / larger
        return ((half < 0 ? -root : root) - third) * scale
    }
}
