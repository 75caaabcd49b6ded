import Glibc

/// When a spring at the critical ratio stays within a distance from its rest, in closed form.
///
/// With D = v₀ + βy₀ and u = β(t + y₀/D) the displacement is D/β·u·e^(-u)·e^(βy₀/D), which falls for u > 1. So u - ln u
/// = L, where L = ln(D/(β·tolerance)) + βy₀/D. A general search takes half a dozen logarithms, and needs the greatest
/// displacement first.
struct CriticalSettling {
    let decay: Double
    /// Points.
    let tolerance: Double

    /// Seconds; nil where the last digits would be lost, or the last fall may not be the one that crosses the tolerance.
    func duration(from displacement: Double, velocity: Double) -> Double? {
        let drive = velocity + decay * displacement
        let first = decay * displacement / drive
        // Further from zero, digits would be lost.
        guard abs(first) < 40 else { return straightDuration(from: displacement, share: 1 / first) }
        let level = log(abs(drive) / (decay * tolerance)) + first
        // Near the greatest displacement the root is a double one. Without a tolerance there is no level.
        guard level > 1.5, level < .infinity else { return nil }
        return max(0, (CriticalFall.place(fallenTo: level) - first) / decay)
    }

    /// Where the velocity is nearly that of a plain exponential: y₀·e^(-s)·(1 + ws) with s = βt and w = D/(βy₀), so s - ln(1
    /// + ws) = ln(y₀/tolerance). Below zero, w makes it swing once more, too late for anybody to see.
    private func straightDuration(from displacement: Double, share: Double) -> Double? {
        let level = log(abs(displacement) / tolerance)
        guard level > 1.5, level < 25 else { return nil }
        var place = level
        for _ in 0..<8 {
            let line = 1 + share * place
            let step = (place - log(line) - level) / (1 - share / line)
            place -= step
            // A step leaves an error of its square.
            if abs(step) < 1e-8 { return place / decay }
        }
        return nil
    }
}
