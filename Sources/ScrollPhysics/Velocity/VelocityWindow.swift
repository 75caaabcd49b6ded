/// The samples that count for a velocity; all bounds are inclusive, in whole ticks.
public struct VelocityWindow: Equatable, Sendable {
    var horizon: Int64
    var gap: Int64
    var rest: Int64
    /// The least number of samples for a velocity.
    public var minimumSamples: Int

    /// Creates a window from times in seconds: samples older than `horizon` do not count, a pause longer than `gap`
    /// ends the history, and a lift later than `rest` after the last sample has no velocity. `rest` equals the gap
    /// unless it is given.
    public init(
        horizon: Double = 0.1, gap: Double = 0.04, rest: Double? = nil, minimumSamples: Int = 2
    ) {
        self.horizon = Self.ticks(horizon)
        self.gap = Self.ticks(gap)
        self.rest = Self.ticks(rest ?? gap)
        self.minimumSamples = max(1, minimumSamples)
    }

    /// Ticks of a time: at most a year, which counts as infinite; zero for a value that is not a number.
    private static func ticks(_ seconds: Double) -> Int64 {
        seconds > 0 ? Timestamp.nearestTicks(min(seconds, 31_536_000)) : 0
    }
}

extension VelocityWindow {
    /// The window of Android and Chromium: 100 ms, ended by a pause of 40 ms.
    public static let android = VelocityWindow()
    /// Chromium's window: the lift may be 80 ms after the last sample.
    public static let chromium = VelocityWindow(rest: 0.08)
    /// Flutter's window: least squares need three samples.
    public static let flutter = VelocityWindow(minimumSamples: 3)
    /// The window of Android's impulse method, without a gap.
    public static let impulse = VelocityWindow(gap: .infinity, rest: 0.04)
    /// The segments of Flutter for iOS and macOS: of any age, unless the finger rested for 40 ms before the lift. A move
    /// ends the rest, and the segments before it count again. Source: velocity_tracker.dart, addPosition restarts the
    /// stopwatch that getVelocityEstimate reads.
    public static let segments = VelocityWindow(horizon: .infinity, gap: .infinity, rest: 0.04)
    /// Qt's window: no velocity 100 ms after the last move.
    public static let qt = VelocityWindow(horizon: .infinity, gap: .infinity, rest: 0.1)
    /// GTK's history of 150 ms.
    public static let gtk = VelocityWindow(horizon: 0.15, gap: .infinity, rest: 0.15)
    /// Firefox's 100 ms.
    public static let firefox = VelocityWindow(gap: .infinity, rest: 0.1)
}
