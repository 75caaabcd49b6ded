/// Firefox's sum of flings in quick succession, axis by axis: base·v + supplement·(initial velocity of the previous
/// fling).
///
/// Both flings and the drag between them must be fast, and the finger must not rest on the screen before it moves.
/// Source: FlingAccelerator.cpp and the preferences apz.fling_accel.
public struct FlingAccelerator: Equatable, Sendable {
    /// Factor of the new velocity.
    public var base = 1.0
    /// Factor of the previous velocity.
    public var supplement = 1.0
    /// The lowest speed of the new fling, and of the old one when it was caught, in points per second.
    public var slowest = 1500.0
    /// The lowest speed of the drag between them, in points per second.
    public var slowestDrag = 800.0
    /// The longest rest of the finger before it moves, in seconds.
    public var longestRest = 0.05

    /// Firefox's numbers.
    public init() {}

    /// The movement of the finger between two flings.
    public struct Drag: Equatable, Sendable {
        /// The lowest measured velocity, in points per second.
        public var speed: Double
        /// The time from the touch until the content followed, in seconds.
        public var rest: Double

        /// A drag that was fast throughout, unless other values are given.
        public init(speed: Double = .infinity, rest: Double = 0) {
            self.speed = speed
            self.rest = rest
        }
    }

    /// The initial velocity of a fling after one that began with `previous` and had `current` when it was caught.
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
