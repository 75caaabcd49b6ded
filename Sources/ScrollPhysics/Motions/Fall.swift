import Glibc

/// e^-x - 1 for an x that is not negative. The function that keeps the digits of a small x costs twice as much and is not
/// needed for others.
@inline(__always)
func fall(_ x: Double) -> Double { x > 0.5 ? exp(-x) - 1 : expm1(-x) }

/// The same for two that are most often small: then by its series.
@inline(__always)
func smallFall(_ x: SIMD2<Double>) -> SIMD2<Double> {
    let series = smallFallSeries(x)
    return SIMD2(x[0] < 0.1 ? series[0] : fall(x[0]), x[1] < 0.1 ? series[1] : fall(x[1]))
}

@inline(__always)
private func smallFallSeries(_ x: SIMD2<Double>) -> SIMD2<Double> {
    let square = x * x
    // Two terms at a time: all at once take the compiler long to understand.
    let terms12: SIMD2<Double> = 1 - x * (1.0 / 2)
    let terms34: SIMD2<Double> = (1.0 / 6) - x * (1.0 / 24)
    let terms56: SIMD2<Double> = (1.0 / 120) - x * (1.0 / 720)
    let terms78: SIMD2<Double> = (1.0 / 5040) - x * (1.0 / 40_320)
    let fourth = square * square
    let low = terms12 + square * terms34
    let middle = terms56 + square * terms78
    let high = fourth * (1.0 / 362_880)
    return -x * (low + fourth * (middle + high))
}
