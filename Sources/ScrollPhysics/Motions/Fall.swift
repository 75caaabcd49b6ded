import Glibc

/// e^-x - 1 for an x that is not negative. The function that keeps the digits of a small x costs twice as much and is not
/// needed for others.
@inline(__always)
func fall(_ x: Double) -> Double { x > 0.5 ? exp(-x) - 1 : expm1(-x) }
