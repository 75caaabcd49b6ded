/// Firefox's sum of flings that follow each other, axis by axis: base·v + supplement·(first velocity of the one
/// before).
///
/// All of it must be fast, and the finger may not rest on the screen before it moves. Source: FlingAccelerator.cpp and the
/// preferences apz.fling_accel.
public struct FlingAccelerator: Equatable, Sendable {
    /// Factor of the new velocity.
    public var base = 1.0
    /// Factor of the velocity before.
    public var supplement = 1.0
    /// The new fling, and the old one where it was caught, are at least this fast, in points per second.
    public var slowest = 1500.0
    /// So is the drag between them.
    public var slowestDrag = 800.0
    /// The finger rests for less than this before it moves, in seconds.
    public var longestRest = 0.05

    /// Firefox's numbers.
    public init() {}

    /// What happened between two flings.
    public struct Drag: Equatable, Sendable {
        /// The lowest velocity that was measured, in points per second.
        public var speed: Double
        /// From the touch until the content followed, in seconds.
        public var rest: Double

        /// A drag that was fast throughout, unless something else is said.
        public init(speed: Double = .infinity, rest: Double = 0) {
            self.speed = speed
            self.rest = rest
        }
    }

    /// The first velocity of a fling after one that began with `previous` and was still at `current` when it was caught.
    public func velocity(
        _ velocity: ScrollVector, after previous: ScrollVector, caughtAt current: ScrollVector,
        drag: Drag = Drag()
    ) -> ScrollVector {
        guard min(velocity.length, current.length) >= slowest, drag.speed >= slowestDrag,
            drag.rest < longestRest
        else {
            return velocity
        }
        return ScrollVector(x: sum(velocity.x, previous.x), y: sum(velocity.y, previous.y))
    }

    private func sum(_ velocity: Double, _ previous: Double) -> Double {
        guard velocity != 0, velocity * previous >= 0 else { return velocity }
        return velocity * base + previous * supplement
    }
}
