/// Decides when the next frame may begin, so that no more frames are drawn than the display shows.
///
/// Does not own a clock or a wait. The loop reports when frames begin and when presents return, and waits.
struct FramePacer: Equatable, Sendable {
    enum Pace: Equatable, Sendable {
        /// Presenting blocks until the display accepts the frame.
        case display
        /// Frames begin on a grid of the display's interval.
        case timer
        /// As fast as possible; for measurements.
        case unthrottled
    }

    /// A present that returns after less than this share of the display's interval did not wait for the display. SDL's
    /// simulated wait has a resolution of milliseconds, which gives 0.96 of the interval at 60 and 120 Hz.
    private static let trueIntervalShare = 0.97

    private(set) var pace: Pace
    /// The interval between two frames of the display.
    private(set) var displayInterval: Duration
    private var gridTime: Duration?
    private var meter = PresentMeter()

    /// `refreshRate` is in hertz; 0 means unknown and is replaced by 60.
    init(pace: Pace, refreshRate: Int) {
        self.pace = pace
        displayInterval = Self.interval(refreshRate: refreshRate)
    }

    /// Adapts to another display and discards the measurements.
    mutating func setRefreshRate(_ refreshRate: Int) {
        displayInterval = Self.interval(refreshRate: refreshRate)
        meter = PresentMeter()
    }

    /// Returns the interval for a rate in hertz; 0 means unknown and is replaced by 60.
    static func interval(refreshRate: Int) -> Duration {
        .nanoseconds(1_000_000_000 / Int64(refreshRate > 0 ? refreshRate : 60))
    }

    /// The earliest time for the next frame; nil for immediately.
    var earliestStart: Duration? { pace == .timer ? gridTime : nil }

    /// Records the start of a frame. A frame that is late by less than an interval stays on the grid; a later one
    /// restarts the grid, as does each frame that waits for the display, which has its own grid.
    mutating func began(at time: Duration) {
        let planned = gridTime ?? time
        let isOnGrid = pace == .timer && time - planned < displayInterval
        gridTime = (isOnGrid ? planned : time) + displayInterval
    }

    /// Records that presenting returned. See ``PresentMeter/presented(at:follows:)``.
    mutating func presented(at time: Duration, follows: Bool) {
        guard pace == .display else { return }
        meter.presented(at: time, follows: follows)
        guard let interval = meter.interval, interval < displayInterval * Self.trueIntervalShare else { return }
        pace = .timer
    }
}
