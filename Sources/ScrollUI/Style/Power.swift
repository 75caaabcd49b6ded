import Foundation

/// `pow` for files that must not see the rest of Foundation's names.
func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
}
