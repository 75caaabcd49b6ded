/// Determines the age of events from the display server's times.
///
/// A server on the same machine reads the same clock, in whole milliseconds. A remote server has its own clock: the
/// event with the least lag in the last seconds is assumed to have no age, and others are measured relative to it.
struct ServerClock: Equatable, Sendable {
    /// Clocks of different machines differ by more than this, except in about one of several hundred thousand cases.
    /// For such a server, this is also the largest plausible age of an event.
    static let mostAge = Duration.seconds(10)
    /// The largest plausible age if the time may belong to another event.
    static let mostUncertainAge = Duration.seconds(1)
    /// The resolution of the server's clock.
    private static let grain = Duration.milliseconds(1)

    /// Nil before the first certain time.
    private var isShared: Bool?
    private var leastLag = LeastLag()

    /// Returns how long before its arrival at `time` an event happened; nil if unknown.
    ///
    /// An event of the last millisecond has no age, given the resolution of the server's time.
    mutating func age(_ stamp: ServerStamp, at time: Duration) -> Duration? {
        if stamp.isCertain { learn(stamp.lag, at: time) }
        guard let isShared else { return nil }
        let base = isShared ? .zero : leastLag.value ?? stamp.lag
        let age = max(.zero, stamp.lag - base - Self.grain)
        return stamp.isCertain || age <= Self.mostUncertainAge ? age : nil
    }

    private mutating func learn(_ lag: Duration, at time: Duration) {
        // No event arrives before it happens.
        if lag < .zero { isShared = false }
        isShared = isShared ?? (lag <= Self.mostAge)
        guard isShared == false else { return }
        // One of the machines was suspended, which stopped its clock.
        if let least = leastLag.value, lag - least > Self.mostAge { leastLag = LeastLag() }
        leastLag.add(lag, at: time)
    }
}

/// The least lag of the last 10 to 20 seconds; not longer, since clocks of different machines drift apart.
private struct LeastLag: Equatable, Sendable {
    private static let span = Duration.seconds(10)

    private var began: Duration?
    private var current: Duration?
    private var previous: Duration?

    var value: Duration? { [current, previous].compactMap { $0 }.min() }

    mutating func add(_ lag: Duration, at time: Duration) {
        if let began, time - began < Self.span {
            current = current.map { min($0, lag) } ?? lag
            return
        }
        previous = began.map { time - $0 < Self.span * 2 } == true ? current : nil
        (began, current) = (time, lag)
    }
}
