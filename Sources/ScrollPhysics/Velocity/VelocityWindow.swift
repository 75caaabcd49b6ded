/// Which samples count for a velocity; all bounds are inclusive, in whole ticks.
public struct VelocityWindow: Equatable, Sendable {
    var horizon: Int64
    var gap: Int64
    var rest: Int64
    /// With fewer samples there is no velocity.
    public var minimumSamples: Int

    /// In seconds: samples older than `horizon` do not count, a silence longer than `gap` ends the history, and a lift
    /// that comes later than `rest` after the last sample throws nothing; that is the gap unless it is given.
    public init(
        horizon: Double = 0.1, gap: Double = 0.04, rest: Double? = nil, minimumSamples: Int = 2
    ) {
        self.horizon = Self.ticks(horizon)
        self.gap = Self.ticks(gap)
        self.rest = Self.ticks(rest ?? gap)
        self.minimumSamples = max(1, minimumSamples)
    }

    /// A year is for ever; what is no number is no time at all.
    private static func ticks(_ seconds: Double) -> Int64 {
        seconds > 0 ? Timestamp.nearestTicks(min(seconds, 31_536_000)) : 0
    }
}

extension VelocityWindow {
    /// Android's and Chromium's: 100 ms, ended by 40 ms of silence.
    public static let android = VelocityWindow()
    /// Chromium allows 80 ms before the lift.
    public static let chromium = VelocityWindow(rest: 0.08)
    /// Flutter's least squares want three samples.
    public static let flutter = VelocityWindow(minimumSamples: 3)
    /// Android's impulse knows no gap.
    public static let impulse = VelocityWindow(gap: .infinity, rest: 0.04)
    /// The segments of Flutter for iOS and macOS: whatever their age, unless the finger rested for 40 ms.
    public static let segments = VelocityWindow(horizon: .infinity, gap: .infinity, rest: 0.04)
    /// Qt's: no velocity 100 ms after the last move.
    public static let qt = VelocityWindow(horizon: .infinity, gap: .infinity, rest: 0.1)
    /// GTK's history of 150 ms.
    public static let gtk = VelocityWindow(horizon: 0.15, gap: .infinity, rest: 0.15)
    /// Firefox's 100 ms.
    public static let firefox = VelocityWindow(gap: .infinity, rest: 0.1)
}
