/// How fast time passes for the scroll views below a `scrollPace(_:)`: as in the window while a person has hold of the content or
/// nothing moves, slower while content moves by itself.
///
/// ```swift
/// let pace = ScrollPace()
/// ScrollView { rows }.scrollPace(pace)
/// pace.setSlowness(4, at: host.time)    // what is let go of takes four times as long
/// ```
/// Their motions, what observers are told and what is recorded are in the time of the pace, so that a recording is one of a motion
/// at its own speed. Views that are animated otherwise are not concerned. An extension of ScrollUI's own.
/// Does not own: a clock.
@MainActor
public final class ScrollPace {
    /// How many times longer motions take; 1 for as fast as they are.
    public private(set) var slowness = 1
    /// The last moment at which the speed may have changed, in the window's time and in that of the pace.
    private var anchor = (window: Duration.zero, own: Duration.zero)
    /// The latest moment of the window that its scroll views were taken to.
    private var latest = Duration.zero
    /// Something moves that nobody holds.
    private var isFree = false

    /// As fast as the window.
    public init() {}

    /// Has motions take so many times longer from a moment of the window on; at least 1.
    public func setSlowness(_ slowness: Int, at time: Duration) {
        guard max(1, slowness) != self.slowness else { return }
        anchor(at: time)
        self.slowness = max(1, slowness)
    }

    /// The moment of the pace at one of the window, in whole nanoseconds as recordings have them; as it is known now for later
    /// ones.
    public func time(at window: Duration) -> Duration {
        anchor.own + .nanoseconds((window - anchor.window).wholeNanoseconds / divisor)
    }

    /// The other way round: when the window is to show a moment of the pace.
    public func windowTime(of own: Duration) -> Duration { anchor.window + (own - anchor.own) * Int(divisor) }

    private var divisor: Int64 { isFree ? Int64(slowness) : 1 }

    /// Time never goes back: what comes late counts from the latest moment on.
    private func anchor(at window: Duration) {
        latest = max(latest, window)
        anchor = (latest, time(at: latest))
    }

    /// Something moves that nobody holds, or nothing does, from a moment of the window on.
    func follow(isFree: Bool, at window: Duration) {
        latest = max(latest, window)
        guard isFree != self.isFree else { return }
        anchor(at: window)
        self.isFree = isFree
    }
}

nonisolated extension View {
    /// Lets time pass for the scroll views below as `pace` says; nil for as in the window.
    public func scrollPace(_ pace: ScrollPace?) -> some View { scrollSettings { $0.pace = pace } }
}

extension ScrollNode {
    /// The moment of this scroll view at one of the window.
    func time(at window: Duration) -> Duration { settings.pace?.time(at: window) ?? window }
}

extension Duration {
    fileprivate var wholeNanoseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
