/// The kind of a keyframe's motion, without the type of its value.
enum KeyframeForm<Data: VectorArithmetic> {
    case linear(UnitCurve)
    /// A cubic with velocities in units per second; nil velocities follow from the neighbours.
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
    /// An immediate change.
    case move
}

/// One keyframe of a track.
struct Keyframe<Data: VectorArithmetic> {
    let goal: Data
    /// The duration in seconds.
    let duration: Double
    let form: KeyframeForm<Data>
}

/// A keyframe with the values that depend on its neighbours, as a function of time.
struct KeyframeSegment<Data: VectorArithmetic> {
    let start: Data
    let goal: Data
    /// The duration in seconds.
    let duration: Double
    let form: KeyframeForm<Data>
    /// The velocity at the start, in units per second.
    let startVelocity: Data
    let endVelocity: Data

    /// Returns the value at `time` seconds since the segment's start, from zero to its duration.
    func value(at time: Double) -> Data {
        switch form {
        case .move: return goal
        case .linear(let curve): return start.interpolated(towards: goal, amount: curve.value(at: share(at: time)))
        case .cubic: return hermite(at: share(at: time))
        case .spring(let spring, _):
            return start + spring.value(target: goal - start, initialVelocity: startVelocity, time: time)
        }
    }

    private func share(at time: Double) -> Double { duration > 0 ? min(max(time / duration, 0), 1) : 1 }

    /// Returns the value of the cubic with the given values and velocities at both ends.
    private func hermite(at share: Double) -> Data {
        let (squared, cubed) = (share * share, share * share * share)
        return start.scaled(by: 2 * cubed - 3 * squared + 1)
            + goal.scaled(by: 3 * squared - 2 * cubed)
            + startVelocity.scaled(by: (cubed - 2 * squared + share) * duration)
            + endVelocity.scaled(by: (cubed - squared) * duration)
    }
}
