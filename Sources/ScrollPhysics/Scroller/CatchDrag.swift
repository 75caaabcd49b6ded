/// What fingers did between catching a fling and lifting, which platforms ask before they add one fling to another.
struct CatchDrag: Sendable {
    /// When the fling was caught.
    let start: Timestamp
    private var latest: Timestamp
    private var steps = 0
    /// The longest time between two events, in seconds.
    private(set) var longestPause = 0.0
    /// The lowest speed that was noted, in points per second.
    private(set) var slowest = Double.infinity
    /// Seconds for which a finger had rested when the content began to follow it; nil before that, and for a touchpad, which
    /// tells nothing of fingers that rest.
    private(set) var rest: Double?

    init(at time: Timestamp) {
        (start, latest) = (time, time)
    }

    /// An event.
    mutating func note(at time: Timestamp) {
        longestPause = max(longestPause, time.seconds(since: latest))
        latest = time
    }

    /// A finger left its slop.
    mutating func beginDrag(at time: Timestamp) { rest = time.seconds(since: start) }

    /// The content follows with that speed, in points per second.
    mutating func noteSpeed(_ speed: Double) { slowest = min(slowest, speed) }

    /// The same from the length of the step to this event, which is noted after it. The first step begins somewhere before it.
    mutating func noteStep(_ length: Double, at time: Timestamp) {
        let seconds = time.seconds(since: latest)
        steps += 1
        if steps > 1, seconds > 0 { noteSpeed(length / seconds) }
    }
}
