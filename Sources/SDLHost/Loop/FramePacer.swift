/// Decides when the next frame may begin, so that there are never more than the display shows.
///
/// Does not own: a clock, a wait. The loop tells when frames begin and when presents return, and waits.
struct FramePacer: Equatable, Sendable {
    enum Pace: Equatable, Sendable {
        /// Presenting blocks until the display takes the frame.
        case display
        /// Frames begin on a grid of the display's interval.
        case timer
        /// As fast as they can be made; for measuring.
        case unthrottled
    }

    /// A present that returns sooner than this share of the display's interval did not wait for the display. SDL's own
    /// stand-in for a display that cannot be waited for takes whole milliseconds, 0.96 of the interval at 60 and 120 Hz.
    private static let trueIntervalShare = 0.97

    private(set) var pace: Pace
    /// Between two frames of the display.
    private(set) var displayInterval: Duration
    private var gridTime: Duration?
    private var meter = PresentMeter()

    /// `refreshRate` in hertz; 60 is taken where the display does not tell (0).
    init(pace: Pace, refreshRate: Int) {
        self.pace = pace
        displayInterval = Self.interval(refreshRate: refreshRate)
    }

    /// For a window that moved to another display. What was measured is forgotten.
    mutating func setRefreshRate(_ refreshRate: Int) {
        displayInterval = Self.interval(refreshRate: refreshRate)
        meter = PresentMeter()
    }

    /// Of a display with so many hertz; 60 where it does not tell (0).
    static func interval(refreshRate: Int) -> Duration {
        .nanoseconds(1_000_000_000 / Int64(refreshRate > 0 ? refreshRate : 60))
    }

    /// The measured interval between presents, once it is known; an estimate, since SDL tells no presentation time.
    var measuredInterval: Duration? { meter.interval }

    /// The time before which no frame may begin; nil for at once.
    var earliestStart: Duration? { pace == .timer ? gridTime : nil }

    /// Tells that a frame begins. A frame that is late by less than an interval keeps the grid, a later one begins anew;
    /// so does each that waits for the display, which has a grid of its own.
    mutating func began(at time: Duration) {
        let planned = gridTime ?? time
        let isOnGrid = pace == .timer && time - planned < displayInterval
        gridTime = (isOnGrid ? planned : time) + displayInterval
    }

    /// Tells that presenting returned. See ``PresentMeter/presented(at:follows:)``.
    mutating func presented(at time: Duration, follows: Bool) {
        guard pace == .display else { return }
        meter.presented(at: time, follows: follows)
        guard let interval = meter.interval, interval < displayInterval * Self.trueIntervalShare else { return }
        pace = .timer
    }
}
