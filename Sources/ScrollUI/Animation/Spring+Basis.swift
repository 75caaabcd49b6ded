import ScrollPhysics

extension Spring {
    private var constants: SpringConstants {
        SpringConstants(mass: mass, stiffness: stiffness, damping: damping)
    }

    /// Returns the remainder, after `time` seconds, of a displacement of 1 and of a velocity of 1 per second. The motion is linear in both,
    /// so every motion is a combination of the two.
    func basis(at time: Double) -> AnimationBasis {
        let fromDisplacement = SpringOscillation(displacement: 1, velocity: 0, constants: constants)
        let fromVelocity = SpringOscillation(displacement: 0, velocity: 1, constants: constants)
        return AnimationBasis(
            displacement: fromDisplacement.displacement(at: time),
            velocity: fromVelocity.displacement(at: time),
            displacementRate: fromDisplacement.velocity(at: time),
            velocityRate: fromVelocity.velocity(at: time))
    }

    /// Returns the time in seconds after which a motion with the given initial displacement and velocity stays within `tolerance` of its
    /// goal; a minute for springs that oscillate forever.
    func settlingTime(from displacement: Double = 1, velocity: Double = 0, within tolerance: Double) -> Double {
        let motion = SpringOscillation(displacement: displacement, velocity: velocity, constants: constants)
        return min(motion.settlingTime(within: tolerance), 60)
    }
}
