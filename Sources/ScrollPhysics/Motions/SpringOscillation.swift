import Glibc

/// The displacement of a damped spring from its rest, in closed form for all three regimes.
///
/// With β = c/2m and ω² = k/m: y = e^(-βt)·(y₀·C + (v₀ + βy₀)·S), where C and S are cos(dt) and sin(dt)/d below
/// critical damping, 1 and t at it, cosh(dt) and sinh(dt)/d above, d = √|ω² - β²|. S keeps its digits however small d
/// is, so that nothing is lost beside the critical ratio. Further from it a swing is A·e^(-βt)·cos(dt - φ), which costs
/// one cosine less.
public struct SpringOscillation: Equatable, Sendable {
    /// Displacement at time zero, in points.
    public private(set) var startDisplacement: Double
    /// Points per second at time zero.
    public private(set) var startVelocity: Double
    /// β, per second.
    let decay: Double
    // Last, so that a motion around it finds room for its own case beside this one's.
    private(set) var regime: Regime

    enum Regime: Equatable, Sendable {
        /// Swings, clearly below the critical ratio.
        case swinging(Swing)
        /// Just below it; the frequency in radians per second.
        case nearlyCritical(Double)
        case critical
        /// The exponents are β ± `spread`; `slow` is the smaller of them.
        case over(spread: Double, slow: Double)
    }

    /// A·e^(-βt)·cos(dt - φ). The velocity is the same with another factor and phase.
    struct Swing: Equatable, Sendable {
        /// d, in radians per second.
        var frequency: Double
        /// A, in points.
        var amplitude: Double
        /// φ.
        var phase: Double
        /// φ of the velocity.
        var velocityPhase: Double

        init(_ displacement: Double, _ velocity: Double, frequency: Double, decay: Double) {
            let drive = (velocity + decay * displacement) / frequency
            self.frequency = frequency
            amplitude = hypot(displacement, drive)
            phase = atan2(drive, displacement)
            velocityPhase = phase + atan2(frequency, decay)
        }
    }

    /// A spring let go at that displacement (points) with that velocity (points per second).
    public init(displacement: Double, velocity: Double, constants: SpringConstants) {
        self.init(displacement: displacement, velocity: velocity, shape: SpringShape(constants))
    }

    @inline(__always)
    init(displacement: Double, velocity: Double, shape: SpringShape) {
        startDisplacement = displacement
        startVelocity = velocity
        decay = shape.decay
        regime =
            switch shape.damping {
            case .swinging(let frequency):
                .swinging(Swing(displacement, velocity, frequency: frequency, decay: shape.decay))
            case .nearlyCritical(let frequency): .nearlyCritical(frequency)
            case .critical: .critical
            case .over(let spread, let slow): .over(spread: spread, slow: slow)
            }
    }

    /// Points from the rest place.
    @inline(__always)
    public func displacement(at time: Double) -> Double {
        guard time > 0 else { return startDisplacement }
        guard time < Self.forever else { return 0 }
        if case .swinging(let swing) = regime {
            let turn = SolvedCosine.value(of: swing.frequency * time - swing.phase)
            return swing.amplitude * exp(-decay * time) * turn
        }
        return sample(time, level: startDisplacement, drive: startVelocity + decay * startDisplacement)
    }

    /// Points per second. The velocity obeys the same equation, begun at the first velocity and acceleration.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        guard time > 0 else { return startVelocity }
        guard time < Self.forever else { return 0 }
        if case .swinging(let swing) = regime {
            let turn = SolvedCosine.value(of: swing.frequency * time - swing.velocityPhase)
            return -swing.amplitude * sqrt(squaredFrequency) * exp(-decay * time) * turn
        }
        return sample(time, level: startVelocity, drive: startAcceleration + decay * startVelocity)
    }

    /// The velocity as an oscillation of its own.
    var slope: SpringOscillation {
        var slope = self
        slope.startDisplacement = startVelocity
        slope.startVelocity = startAcceleration
        if case .swinging(let swing) = regime {
            slope.regime = .swinging(
                Swing(startVelocity, startAcceleration, frequency: swing.frequency, decay: decay))
        }
        return slope
    }

    /// ω², per second squared, which β and the regime tell.
    @inline(__always)
    var squaredFrequency: Double {
        switch regime {
        case .swinging(let swing): decay * decay + swing.frequency * swing.frequency
        case .nearlyCritical(let frequency): decay * decay + frequency * frequency
        case .critical: decay * decay
        case .over(let spread, let slow): slow * (decay + spread)
        }
    }

    /// The angular frequency with which it swings, nil if it does not.
    var swingFrequency: Double? {
        switch regime {
        case .swinging(let swing): swing.frequency
        case .nearlyCritical(let frequency): frequency
        case .critical, .over: nil
        }
    }

    /// Seconds after which nothing changes any more that a Double could tell, and short enough for a cosine.
    private static let forever = 1e12

    @inline(__always)
    private var startAcceleration: Double {
        -squaredFrequency * startDisplacement - 2 * decay * startVelocity
    }

    @inline(__always)
    private func sample(_ time: Double, level: Double, drive: Double) -> Double {
        switch regime {
        case .swinging(let swing):
            return swung(time, frequency: swing.frequency, level: level, drive: drive)
        case .nearlyCritical(let frequency):
            return swung(time, frequency: frequency, level: level, drive: drive)
        case .critical:
            return exp(-decay * time) * (level + drive * time)
        case .over(let spread, let slow):
            let fall = fall(2 * spread * time)
            return exp(-slow * time) * (level + (level - drive / spread) * fall / 2)
        }
    }

    @inline(__always)
    private func swung(_ time: Double, frequency: Double, level: Double, drive: Double) -> Double {
        let angle = frequency * time
        return exp(-decay * time) * (level * cos(angle) + drive * sin(angle) / frequency)
    }
}
