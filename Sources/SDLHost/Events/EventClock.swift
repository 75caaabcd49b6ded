/// The moment at which events are taken from SDL's queue, on both time lines.
struct DrainMoment: Equatable, Sendable {
    /// Since the host's zero.
    var time: Duration
    /// `SDL_GetTicks()` at the same moment: milliseconds that wrap round after 49 days.
    var ticks: UInt32
}

/// Puts SDL's events on the host's time line.
///
/// SDL stamps an event with whole milliseconds when it enters the queue. An event younger than a millisecond gets the
/// fine time at which it was taken out; an older one is set back by its age. Times never run backwards.
struct EventClock: Equatable, Sendable {
    private(set) var last = Duration.zero

    /// Tells that a frame was made for `time`, with every event that had come. Events that come later are later, even where
    /// their age, which is counted in whole milliseconds, says otherwise.
    mutating func frameMade(for time: Duration) { last = max(last, time + .nanoseconds(1)) }

    mutating func time(ofStamp stamp: UInt32, drainedAt moment: DrainMoment) -> Duration {
        // A stamp from the future is SDL's clock ticking between the two readings.
        let age = max(0, Int32(bitPattern: moment.ticks &- stamp))
        last = max(last, moment.time - .milliseconds(Int64(age)))
        return last
    }
}
