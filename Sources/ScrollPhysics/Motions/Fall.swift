import Glibc

/// e^-x - 1 for an x that is not negative. The function that keeps the digits of a small x costs twice as much and is not
/// needed for others.
@inline(__always)
func fall(_ x: Double) -> Double { x > 0.5 ? exp(-x) - 1 : expm1(-x) }

/// The same for an x that is most often small: then by its series.
@inline(__always)
func smallFall(_ x: Double) -> Double {
    guard x < 0.1 else { return fall(x) }
    let square = x * x
    let low = (1 - x * (1 / 2)) + square * (1 / 6 - x * (1 / 24))
    let middle = (1 / 120 - x * (1 / 720)) + square * (1 / 5040 - x * (1 / 40_320))
    return -x * (low + square * square * (middle + square * square * (1 / 362_880)))
}
