import Glibc

/// What the constants of a spring alone decide about how it moves: worked out once for many oscillations.
struct SpringShape: Equatable, Sendable {
    /// β, per second.
    let decay: Double
    let damping: Damping

    enum Damping: Equatable, Sendable {
        /// Swings, clearly below the critical ratio; the frequency in radians per second.
        case swinging(Double)
        /// Just below it.
        case nearlyCritical(Double)
        case critical
        /// The exponents are β ± `spread`; `slow` is the smaller of them.
        case over(spread: Double, slow: Double)
    }

    /// ω², per second squared.
    @inline(__always)
    var squaredFrequency: Double {
        switch damping {
        case .swinging(let frequency), .nearlyCritical(let frequency): decay * decay + frequency * frequency
        case .critical: decay * decay
        case .over(let spread, let slow): slow * (decay + spread)
        }
    }

    init(_ constants: SpringConstants) {
        decay = constants.damping / (2 * constants.mass)
        let squaredFrequency = constants.stiffness / constants.mass
        let frequency = sqrt(squaredFrequency)
        let difference = (frequency - decay) * (frequency + decay)
        if abs(difference) < 1e-12 * squaredFrequency {
            damping = .critical
        } else if difference < 0 {
            let spread = sqrt(-difference)
            damping = .over(spread: spread, slow: squaredFrequency / (decay + spread))
        } else {
            let frequency = sqrt(difference)
            damping = difference < 0.01 * squaredFrequency ? .nearlyCritical(frequency) : .swinging(frequency)
        }
    }
}
