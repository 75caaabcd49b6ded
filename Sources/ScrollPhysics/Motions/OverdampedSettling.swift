import Glibc

/// When a spring above the critical ratio stays within a distance from its rest, where little but its slower exponential is
/// left then.
///
/// With P and Q for the amplitudes of the slower and the faster one, r = 2·spread/slow and s = slow·t the displacement is
/// P·e^(-s)·(1 + Q/P·e^(-rs)). P alone settles at L = ln(P/tolerance), where the other one's share is x = Q/P·e^(-rL). Both
/// settle at L + δ with e^δ = 1 + x·e^(-rδ), which is a series in x (Lagrange's inversion): δ = x - (2r + 1)x²/2! + (3r +
/// 1)(3r + 2)x³/3! - (4r + 1)(4r + 2)(4r + 3)x⁴/4! + …
struct OverdampedSettling {
    let spread: Double
    let slow: Double
    /// Points.
    let tolerance: Double

    /// Seconds; nil where the faster exponential still counts.
    func duration(from displacement: Double, velocity: Double) -> Double? {
        let late = velocity + (slow + 2 * spread) * displacement
        let early = velocity + slow * displacement
        let level = log(abs(late) / (2 * spread * tolerance))
        let ratio = 2 * spread / slow
        let share = -early / late * exp(-ratio * level)
        let size = abs(share) * (1 + ratio)
        // From there on it only falls, and stays on its side. Without a level, nothing is below anything.
        guard level > 0, level < .infinity, size < 0.125 else { return nil }
        let series = Self.series(share, ratio: ratio)
        // What the series leaves out is less than 120·size⁹, and a step leaves an error of its cube.
        let place = level + (size < 0.02 ? series : Self.refined(series, share: share, ratio: ratio))
        return max(0, place / slow)
    }

    /// Eight terms of δ.
    @inline(__always)
    private static func series(_ x: Double, ratio r: Double) -> Double {
        let (r3, r4, r5, r6, r7, r8) = (3 * r, 4 * r, 5 * r, 6 * r, 7 * r, 8 * r)
        let second = (2 * r + 1) * (1 / 2)
        let third = (r3 + 1) * (r3 + 2) * (1 / 6)
        let fourth = (r4 + 1) * (r4 + 2) * (r4 + 3) * (1 / 24)
        let fifth = (r5 + 1) * (r5 + 2) * ((r5 + 3) * (r5 + 4)) * (1 / 120)
        let sixth = (r6 + 1) * (r6 + 2) * ((r6 + 3) * (r6 + 4) * (r6 + 5)) * (1 / 720)
        let seventh = (r7 + 1) * (r7 + 2) * ((r7 + 3) * (r7 + 4)) * ((r7 + 5) * (r7 + 6)) * (1 / 5040)
        let eighth = (r8 + 1) * (r8 + 2) * ((r8 + 3) * (r8 + 4)) * ((r8 + 5) * (r8 + 6) * (r8 + 7)) * (1 / 40_320)
        let square = x * x
        let low = (1 - second * x) + square * (third - fourth * x)
        return x * (low + square * square * ((fifth - sixth * x) + square * (seventh - eighth * x)))
    }

    /// Halley's step from a guess to δ.
    @inline(__always)
    private static func refined(_ guess: Double, share: Double, ratio: Double) -> Double {
        let falls = smallFall(SIMD2(ratio * guess, -guess))
        let faster = share * (1 + falls[0])
        let miss = falls[1] - faster
        let slope = 1 + falls[1] + ratio * faster
        let bend = 1 + falls[1] - ratio * ratio * faster
        return guess - 2 * miss * slope / (2 * slope * slope - miss * bend)
    }
}
