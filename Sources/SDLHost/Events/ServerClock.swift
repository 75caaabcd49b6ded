/// Tells the age of events from the display server's times.
///
/// A server on the same machine reads the same clock, in whole milliseconds. One elsewhere has a clock of its own: what
/// came quickest in the last seconds is taken for an event without an age, which the others are measured by.
struct ServerClock: Equatable, Sendable {
    /// Two clocks of different machines are further apart than this, but for one case in some hundred thousand; and of
    /// such a server no event is believed to be older.
    static let mostAge = Duration.seconds(10)
    /// What may be another event's time is not believed to be older.
    static let mostUncertainAge = Duration.seconds(1)
    /// What the server's clock cuts off.
    private static let grain = Duration.milliseconds(1)

    /// Nil until a certain time has come.
    private var isShared: Bool?
    private var leastLag = LeastLag()

    /// How long before its arrival, which was at `time`, an event happened; nil where that cannot be told.
    ///
    /// An event of the last millisecond has no age: the server's time says no more.
    mutating func age(_ stamp: ServerStamp, at time: Duration) -> Duration? {
        if stamp.isCertain { learn(stamp.lag, at: time) }
        guard let isShared else { return nil }
        let base = isShared ? .zero : leastLag.value ?? stamp.lag
        let age = max(.zero, stamp.lag - base - Self.grain)
        return stamp.isCertain || age <= Self.mostUncertainAge ? age : nil
    }

    private mutating func learn(_ lag: Duration, at time: Duration) {
        // No event comes before it happens.
        if lag < .zero { isShared = false }
        isShared = isShared ?? (lag <= Self.mostAge)
        guard isShared == false else { return }
        // One of the machines slept, and its clock with it.
        if let least = leastLag.value, lag - least > Self.mostAge { leastLag = LeastLag() }
        leastLag.add(lag, at: time)
    }
}

/// The least lag of the last 10 to 20 seconds: no longer, since clocks of different machines drift apart.
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
