/// Chromium's sum of flings that follow each other: the first velocity of the one before is added.
///
/// Both must be fast and in about the same direction, and the finger may not pause in between. That device and modifier
/// keys are the same is for the caller to see to. Source: fling_booster.cc.
public struct FlingBooster: Equatable, Sendable {
    /// Both flings are at least this fast, in points per second.
    public var slowestFling = 350.0
    /// So is the drag between them.
    public var slowestDrag = 150.0
    /// The longest pause in the drag, in seconds.
    public var longestPause = 0.05

    /// Chromium's numbers.
    public init() {}

    /// What happened between two flings.
    public struct Drag: Equatable, Sendable {
        /// The lowest speed, in points per second.
        public var speed: Double
        /// The longest time between two events, in seconds.
        public var pause: Double

        /// A drag that was fast throughout, unless something else is said.
        public init(speed: Double = .infinity, pause: Double = 0) {
            self.speed = speed
            self.pause = pause
        }
    }

    /// The first velocity of a fling after one that began with `previous` and was still at `current` when it was
    /// caught.
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
