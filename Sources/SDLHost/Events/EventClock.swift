/// Maps events to the host's time line. Times never decrease.
struct EventClock: Equatable, Sendable {
    private(set) var last = Duration.zero
    /// The source of the last event's time.
    private(set) var timing = InputTiming.arrival
    private var server = ServerClock()

    /// Records that a frame was made for `time` with all events so far. Later events get later times, even if their
    /// age, which has a resolution of milliseconds, suggests otherwise.
    mutating func frameMade(for time: Duration) { last = max(last, time + .nanoseconds(1)) }

    /// Returns the best estimate of the event's time. It is never later than its arrival, unless the previous event's
    /// time is.
    mutating func time(of arrival: EventArrival) -> Duration {
        let age = arrival.stamp.flatMap { server.age($0, at: arrival.time) }
        timing = age == nil ? .arrival : .server
        last = max(last, arrival.time - (age ?? .zero))
        return last
    }
}
