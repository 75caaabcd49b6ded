/// The arrival time of an event in the program, and the display server's time for it.
struct EventArrival: Equatable, Sendable {
    /// The time at which SDL took the event from the window system, since the host's zero.
    var time: Duration
    /// Nil if SDL does not provide it.
    var stamp: ServerStamp?
}

/// The display server's time for an event.
struct ServerStamp: Equatable, Sendable {
    /// The difference between the host's clock at the arrival and the server's clock at the event. If both share a
    /// clock, it is the event's age plus the fraction of a millisecond that the server truncated.
    var lag: Duration
    /// False if the time may belong to an earlier event.
    var isCertain = true
}

extension ServerStamp {
    /// `milliseconds` is on the server's clock, which wraps after 49 days; `arrival` is in nanoseconds of the host's
    /// clock.
    init(milliseconds: UInt32, arrival: Int64, isCertain: Bool) {
        let (whole, rest) = arrival.quotientAndRemainder(dividingBy: 1_000_000)
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: whole) &- milliseconds)
        lag = .milliseconds(Int64(age)) + .nanoseconds(rest)
        self.isCertain = isCertain
    }
}
