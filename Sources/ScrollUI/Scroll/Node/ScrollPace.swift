/// The speed of time for the scroll views inside a `scrollPace(_:)`. Time passes as in the window while the user
/// holds the content or nothing moves, and more slowly while content moves by itself.
///
/// ```swift
/// let pace = ScrollPace()
/// ScrollView { rows }.scrollPace(pace)
/// pace.setSlowness(4, at: host.time)    // released content takes four times as long
/// ```
/// Their motions, callbacks and recordings use the time of the pace, so that a recording has the motion's own speed.
/// Other animations are not affected. An extension of ScrollUI's own.
///
/// Does not own: a clock.
@MainActor
public final class ScrollPace {
    /// The factor by which motions are slowed down; 1 is the normal speed.
    public private(set) var slowness = 1
    /// The last time at which the speed may have changed, in the window's time and in the pace's time.
    private var anchor = (window: Duration.zero, own: Duration.zero)
    /// The latest window time to which its scroll views have been advanced.
    private var latest = Duration.zero
    /// Whether content moves that the user does not hold.
    private var isFree = false

    /// Creates a pace at the speed of the window.
    public init() {}

    /// Sets the factor by which motions are slowed down from a window time on; at least 1.
    public func setSlowness(_ slowness: Int, at time: Duration) {
        guard max(1, slowness) != self.slowness else { return }
        anchor(at: time)
        self.slowness = max(1, slowness)
    }

    /// Returns the pace's time for a window time, in whole nanoseconds as in recordings. Later times assume the
    /// present speed.
    public func time(at window: Duration) -> Duration {
        anchor.own + .nanoseconds((window - anchor.window).wholeNanoseconds / divisor)
    }

    /// Returns the window time at which a time of the pace is shown.
    public func windowTime(of own: Duration) -> Duration { anchor.window + (own - anchor.own) * Int(divisor) }

    private var divisor: Int64 { isFree ? Int64(slowness) : 1 }

    /// Sets the anchor. Time never runs backwards: a late call counts from the latest time.
    private func anchor(at window: Duration) {
        latest = max(latest, window)
        anchor = (latest, time(at: latest))
    }

    /// Records from a window time on whether content moves that the user does not hold.
    func follow(isFree: Bool, at window: Duration) {
        latest = max(latest, window)
        guard isFree != self.isFree else { return }
        anchor(at: window)
        self.isFree = isFree
    }
}

nonisolated extension View {
    /// Sets the speed of time for the scroll views inside; nil is the window's time.
    public func scrollPace(_ pace: ScrollPace?) -> some View { scrollSettings { $0.pace = pace } }
}

extension ScrollNode {
    /// Returns this scroll view's time for a window time.
    func time(at window: Duration) -> Duration { settings.pace?.time(at: window) ?? window }
}

extension Duration {
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
