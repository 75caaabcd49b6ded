/// Puts events on the host's time line. Times never run backwards.
struct EventClock: Equatable, Sendable {
    private(set) var last = Duration.zero
    /// Where the last event's time is from.
    private(set) var timing = InputTiming.arrival
    private var server = ServerClock()

    /// Tells that a frame was made for `time`, with every event that had come. Events that come later are later, even where
    /// their age, which is counted in whole milliseconds, says otherwise.
    mutating func frameMade(for time: Duration) { last = max(last, time + .nanoseconds(1)) }

    /// When the event happened, as far as that can be told; never later than it came, unless another one did.
    mutating func time(of arrival: EventArrival) -> Duration {
        let age = arrival.stamp.flatMap { server.age($0, at: arrival.time) }
        timing = age == nil ? .arrival : .server
        last = max(last, arrival.time - (age ?? .zero))
        return last
    }
}
