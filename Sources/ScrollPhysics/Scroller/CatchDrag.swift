/// The movement of fingers between the catch of a fling and their lift. Platforms use it to decide whether to add one
/// fling to another.
struct CatchDrag: Sendable {
    /// The time at which the fling was caught.
    let start: Timestamp
    private var latest: Timestamp
    private var steps = 0
    /// The longest time between two events, in seconds.
    private(set) var longestPause = 0.0
    /// The lowest recorded speed, in points per second.
    private(set) var slowest = Double.infinity
    /// The seconds for which a finger had rested when the content began to follow it; nil before that, and for a
    /// touchpad, which does not report fingers at rest.
    private(set) var rest: Double?

    init(at time: Timestamp) {
        (start, latest) = (time, time)
    }

    /// Records an event.
    mutating func note(at time: Timestamp) {
        longestPause = max(longestPause, time.seconds(since: latest))
        latest = time
    }

    /// Records that a finger left its slop.
    mutating func beginDrag(at time: Timestamp) { rest = time.seconds(since: start) }

    /// Records the speed at which the content follows, in points per second.
    mutating func noteSpeed(_ speed: Double) { slowest = min(slowest, speed) }

    /// Records the speed of the step to this event, before the event itself is recorded. The first step has no speed:
    /// its start is not known.
    mutating func noteStep(_ length: Double, at time: Timestamp) {
        let seconds = time.seconds(since: latest)
        steps += 1
        if steps > 1, seconds > 0 { noteSpeed(length / seconds) }
    }
}
