/// What the constants of a spring decide about when it has settled: worked out once, since all else would wait for the
/// divisions.
struct SettlingScale: Equatable, Sendable {
    /// Seconds in which the slowest part of the motion falls to 1/e of itself.
    let time: Double
    /// Times the drive of that part, in points per second, its amplitude over the tolerance; no number for a tolerance that
    /// no spring keeps.
    let amplitude: Double

    /// At the critical ratio, or near it; the tolerance is in points.
    init(decay: Double, within tolerance: Double) {
        self.init(decay: decay, leverage: decay, within: tolerance)
    }

    /// Above the critical ratio.
    init(spread: Double, slow: Double, within tolerance: Double) {
        self.init(decay: slow, leverage: 2 * spread, within: tolerance)
    }

    init(_ shape: SpringShape, within tolerance: Double) {
        switch shape.damping {
        case .over(let spread, let slow): self.init(spread: spread, slow: slow, within: tolerance)
        default: self.init(decay: shape.decay, within: tolerance)
        }
    }

    /// `leverage` is the drive of the slowest part over its amplitude.
    private init(decay: Double, leverage: Double, within tolerance: Double) {
        time = 1 / decay
        amplitude = tolerance > 0 ? 1 / (leverage * tolerance) : .nan
    }
}
