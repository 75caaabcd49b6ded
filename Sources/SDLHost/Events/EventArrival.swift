/// When an event came to the program, and what the display server says of the time at which it happened.
struct EventArrival: Equatable, Sendable {
    /// When SDL took the event from the window system, since the host's zero.
    var time: Duration
    /// Nil where SDL does not show it.
    var stamp: ServerStamp?
}

/// The display server's time of an event.
struct ServerStamp: Equatable, Sendable {
    /// How far the server's clock at the event was behind the host's at the arrival. With the same clock on both sides that
    /// is the event's age, and the part of a millisecond that the server cut off.
    var lag: Duration
    /// False where the time may be that of an event before.
    var isCertain = true
}

extension ServerStamp {
    /// `milliseconds` of the server's clock, which wrap round after 49 days; `arrival` in nanoseconds of the host's.
    init(milliseconds: UInt32, arrival: Int64, isCertain: Bool) {
        let (whole, rest) = arrival.quotientAndRemainder(dividingBy: 1_000_000)
        let age = Int32(bitPattern: UInt32(truncatingIfNeeded: whole) &- milliseconds)
        lag = .milliseconds(Int64(age)) + .nanoseconds(rest)
        self.isCertain = isCertain
    }
}
