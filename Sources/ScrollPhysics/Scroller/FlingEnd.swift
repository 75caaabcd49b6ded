/// When an exponential run-out counts as ended: at a distance or at a velocity, whichever comes first.
struct FlingEnd: Sendable {
    /// Points that are left of its way.
    let distance: Double
    /// Points per second.
    let velocity: Double

    init(_ fling: FlingFeel) {
        distance = fling.restDistance
        velocity = fling.restVelocity
    }

    /// What is left of the way at the end.
    func restDistance(decayPerSecond decay: Double) -> Double { max(distance, velocity / decay) }
}
