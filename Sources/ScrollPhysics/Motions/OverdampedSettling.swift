import Glibc

/// When a spring above the critical ratio stays within a distance from its rest, where little but its slower exponential is
/// left then.
///
/// With P and Q for the amplitudes of the slower and the faster one the displacement is e^(-slow·t)·(P + Q·e^(-2·spread·t)):
/// Newton's steps on a logarithmic scale, from where P alone would settle.
struct OverdampedSettling {
    let spread: Double
    let slow: Double
    /// In points.
    let tolerance: Double

    /// Seconds; nil where the faster exponential still counts.
    @inline(never)
    func duration(from displacement: Double, velocity: Double) -> Double? {
        let drive = (velocity + (slow + spread) * displacement) / spread
        let (late, early) = ((displacement + drive) / 2, (displacement - drive) / 2)
        let level = log(abs(late) / tolerance)
        var time = level / slow
        guard tolerance > 0, time > 0, time.isFinite else { return nil }
        for _ in 0..<8 {
            let share = early / late * exp(-2 * spread * time)
            // From here on it only falls, and stays on its side.
            guard abs(share) * (slow + 2 * spread) < slow / 2 else { return nil }
            let step = (level + log(1 + share) - slow * time) / (slow + 2 * spread * share / (1 + share))
            time += step
            // A step leaves an error of its square.
            if abs(step) < 1e-8 * abs(time) { return max(0, time) }
        }
        return nil
    }
}
