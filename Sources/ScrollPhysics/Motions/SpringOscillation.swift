import Glibc

/// The displacement of a damped spring from its rest, in closed form for all three regimes.
///
/// With β = c/2m and ω² = k/m: y = e^(-βt)·(y₀·C + (v₀ + βy₀)·S), where C and S are cos(dt) and sin(dt)/d below critical damping,
/// 1 and t at it, cosh(dt) and sinh(dt)/d above, d = √|ω² - β²|. S keeps its digits however small d is, so that nothing is lost
/// beside the critical ratio; the band that counts as critical only guards the division by zero.
public struct SpringOscillation: Equatable, Sendable {
    /// Displacement at time zero, in points.
    public let startDisplacement: Double
    /// Points per second at time zero.
    public let startVelocity: Double
    let regime: Regime
    /// β, per second.
    let decay: Double
    /// ω², per second squared.
    let squaredFrequency: Double

    enum Regime: Equatable, Sendable {
        /// Swings with this angular frequency.
        case under(Double)
        case critical
        /// The exponents are β ± `spread`; `slow` is the smaller of them.
        case over(spread: Double, slow: Double)
    }

    /// A spring let go at that displacement (points) with that velocity (points per second).
    public init(displacement: Double, velocity: Double, constants: SpringConstants) {
        startDisplacement = displacement
        startVelocity = velocity
        decay = constants.damping / (2 * constants.mass)
        squaredFrequency = constants.stiffness / constants.mass
        regime = Self.regime(decay: decay, squaredFrequency: squaredFrequency)
    }

    private init(displacement: Double, velocity: Double, like other: SpringOscillation) {
        startDisplacement = displacement
        startVelocity = velocity
        regime = other.regime
        decay = other.decay
        squaredFrequency = other.squaredFrequency
    }

    private static func regime(decay: Double, squaredFrequency: Double) -> Regime {
        let frequency = sqrt(squaredFrequency)
        let difference = (frequency - decay) * (frequency + decay)
        if abs(difference) < 1e-12 * squaredFrequency { return .critical }
        if difference > 0 { return .under(sqrt(difference)) }
        let spread = sqrt(-difference)
        return .over(spread: spread, slow: squaredFrequency / (decay + spread))
    }

    /// Points from the rest place.
    public func displacement(at time: Double) -> Double {
        sample(max(0, time), level: startDisplacement, drive: startVelocity + decay * startDisplacement)
    }

    /// Points per second. The velocity obeys the same equation, begun at the first velocity and acceleration.
    public func velocity(at time: Double) -> Double {
        sample(max(0, time), level: startVelocity, drive: startAcceleration + decay * startVelocity)
    }

    /// The velocity as an oscillation of its own.
    var slope: SpringOscillation {
        SpringOscillation(displacement: startVelocity, velocity: startAcceleration, like: self)
    }

    private var startAcceleration: Double {
        -squaredFrequency * startDisplacement - 2 * decay * startVelocity
    }

    private func sample(_ time: Double, level: Double, drive: Double) -> Double {
        switch regime {
        case .under(let frequency):
            let angle = frequency * time
            return exp(-decay * time) * (level * cos(angle) + drive * sin(angle) / frequency)
        case .critical:
            return exp(-decay * time) * (level + drive * time)
        case .over(let spread, let slow):
            let fall = expm1(-2 * spread * time)
            return exp(-slow * time) * (level * (1 + fall / 2) - drive * fall / (2 * spread))
        }
    }
}
