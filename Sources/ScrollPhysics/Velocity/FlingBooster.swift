/// Chromium's sum of flings in quick succession: the initial velocity of the previous fling is added.
///
/// Both must be fast and in about the same direction, and the finger must not pause in between. The caller must ensure
/// that device and modifier keys are the same. Source: fling_booster.cc.
public struct FlingBooster: Equatable, Sendable {
    /// The lowest speed of both flings, in points per second.
    public var slowestFling = 350.0
    /// The lowest speed of the drag between them, in points per second.
    public var slowestDrag = 150.0
    /// The longest pause in the drag, in seconds.
    public var longestPause = 0.05

    /// Chromium's numbers.
    public init() {}

    /// The movement of the finger between two flings.
    public struct Drag: Equatable, Sendable {
        /// The lowest speed, in points per second.
        public var speed: Double
        /// The longest time between two events, in seconds.
        public var pause: Double

        /// A drag that was fast throughout, unless other values are given.
        public init(speed: Double = .infinity, pause: Double = 0) {
            self.speed = speed
            self.pause = pause
        }
    }

    /// The initial velocity of a fling after one that began with `previous` and had `current` when it was caught.
    public func velocity(
        _ velocity: ScrollVector, after previous: ScrollVector, caughtAt current: ScrollVector, drag: Drag = Drag()
    ) -> ScrollVector {
        let agrees = velocity.x * current.x + velocity.y * current.y > 0
        guard agrees, min(velocity.length, current.length) >= slowestFling, drag.speed >= slowestDrag,
            drag.pause <= longestPause
        else { return velocity }
        return velocity + previous
    }
}
