import Glibc

/// A spring whose constants have been worked out, for many motions with it.
struct PreparedSpring: Equatable, Sendable {
    /// Within this many points it counts as settled.
    let restDistance: Double
    // Last, so that an edge rule around it finds room for its own case beside this one's.
    private let shape: SpringShape

    init(_ constants: SpringConstants, restDistance: Double) {
        self.restDistance = restDistance
        shape = SpringShape(constants)
    }

    /// Points from rest, and points per second.
    @inline(__always)
    func oscillation(_ displacement: Double, _ velocity: Double) -> SpringOscillation {
        SpringOscillation(displacement: displacement, velocity: velocity, shape: shape)
    }

    /// Swings around `place` as `oscillation` does around zero.
    @inline(__always)
    func motion(_ oscillation: SpringOscillation, to place: Double) -> SpringMotion {
        SpringMotion(oscillation, to: place, restDistance: restDistance)
    }

    /// Whether its energy is enough for that distance from rest: y₀² + v₀²/ω². Without damping it gets there.
    @inline(__always)
    func canReach(_ distance: Double, from displacement: Double, velocity: Double) -> Bool {
        velocity * velocity > (distance * distance - displacement * displacement) * shape.squaredFrequency
    }

    /// The velocity, or as much of it as keeps the first swing within a distance from rest, where that is known in closed
    /// form; nil elsewhere.
    ///
    /// At the critical ratio and thrown outwards it swings to y₀·e^(1 - p)/p with p = 1/(1 + v₀/βy₀), so that p·e^(-p) is
    /// y₀/(distance·e): Lambert's function gives p. From the rest place itself it swings to v₀/(β·e).
    func calmed(_ velocity: Double, from displacement: Double, within distance: Double) -> Double? {
        guard canReach(distance, from: displacement, velocity: velocity) else { return velocity }
        switch shape.damping {
        case .swinging, .nearlyCritical: return nil
        case .over(let spread, let slow):
            return velocity * (velocity + (slow + 2 * spread) * displacement) > 0 ? nil : velocity
        case .critical:
            // What is thrown back too weakly to pass its rest place never turns.
            guard velocity * (velocity + shape.decay * displacement) > 0 else { return velocity }
            guard velocity * displacement >= 0 else { return nil }
            let greatest = greatestSpeed(from: abs(displacement), within: distance)
            return min(max(velocity, -greatest), greatest)
        }
    }

    private func greatestSpeed(from displacement: Double, within distance: Double) -> Double {
        guard displacement < distance else { return 0 }
        let share = displacement / (distance * M_E)
        guard share > 0 else { return shape.decay * distance * M_E * Self.closely }
        let p = -LambertFunction.value(of: -share)
        return shape.decay * displacement * (1 - p) / p * Self.closely
    }

    /// A hair less than what would just do: a rest distance of the same size is never left, whatever the last digit.
    static let closely = 1 - 0x1p-40
}
