import CMath

/// The displacement of a damped spring from its rest, in closed form for all three regimes.
///
/// With β = c/2m and ω² = k/m: y = e^(-βt)·(y₀·C + (v₀ + βy₀)·S), where C and S are cos(dt) and sin(dt)/d below
/// critical damping, 1 and t at it, cosh(dt) and sinh(dt)/d above, d = √|ω² - β²|. S stays accurate for small d, so the
/// formulas hold close to the critical ratio.
public struct SpringOscillation: Equatable, Sendable {
    /// Displacement at time zero, in points.
    public let startDisplacement: Double
    /// Points per second at time zero.
    public let startVelocity: Double
    /// β, per second.
    let decay: Double
    /// ω², per second squared.
    let squaredFrequency: Double
    let regime: Regime

    enum Regime: Equatable, Sendable {
        /// d, in radians per second.
        case under(frequency: Double)
        case critical
        /// d, per second; the exponents are β ± d, and `slow` is the smaller of them.
        case over(spread: Double, slow: Double)
    }

    /// Creates a spring that starts at `displacement` (points) with `velocity` (points per second).
    public init(displacement: Double, velocity: Double, constants: SpringConstants) {
        startDisplacement = displacement
        startVelocity = velocity
        decay = constants.damping / (2 * constants.mass)
        squaredFrequency = constants.stiffness / constants.mass
        let frequency = squaredFrequency.squareRoot()
        let difference = (frequency - decay) * (frequency + decay)
        if abs(difference) < 1e-12 * squaredFrequency {
            regime = .critical
        } else if difference > 0 {
            regime = .under(frequency: difference.squareRoot())
        } else {
            let spread = (-difference).squareRoot()
            regime = .over(spread: spread, slow: squaredFrequency / (decay + spread))
        }
    }

    private init(_ displacement: Double, _ velocity: Double, as other: SpringOscillation) {
        startDisplacement = displacement
        startVelocity = velocity
        decay = other.decay
        squaredFrequency = other.squaredFrequency
        regime = other.regime
    }

    /// Points from the rest position.
    public func displacement(at time: Double) -> Double {
        guard time > 0 else { return startDisplacement }
        guard time < Self.forever else { return 0 }
        let drive = startVelocity + decay * startDisplacement
        switch regime {
        case .under(let frequency):
            let angle = frequency * time
            return exp(-decay * time) * (startDisplacement * cos(angle) + drive * sin(angle) / frequency)
        case .critical:
            return exp(-decay * time) * (startDisplacement + drive * time)
        case .over(let spread, let slow):
            // cosh and sinh, without their growing exponential.
            let fall = expm1(-2 * spread * time)
            return exp(-slow * time) * (startDisplacement + (startDisplacement - drive / spread) * fall / 2)
        }
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double { slope.displacement(at: time) }

    /// The oscillation of the velocity: it obeys the same equation, from the initial velocity and acceleration.
    var slope: SpringOscillation {
        SpringOscillation(
            startVelocity, -squaredFrequency * startDisplacement - 2 * decay * startVelocity, as: self)
    }

    /// The angular frequency of the swings; nil without swings.
    var swingFrequency: Double? {
        if case .under(let frequency) = regime { return frequency }
        return nil
    }

    /// Seconds after which a Double cannot represent any further change.
    private static let forever = 1e12
}
