/// Qt Quick's boost of flicks in quick succession: a quarter more each time, up to three times, in long content.
/// Source: QQuickFlickable, QML_FLICK_MULTIFLICK_*.
public struct FlickBoost: Equatable, Sendable {
    /// Flicks slower than this, in points per second, are not boosted.
    public var slowest = 1250.0
    /// The length in views that the content must exceed.
    public var shortestContent = 10.0
    /// The addition to the factor for each flick.
    public var step = 0.25
    /// The greatest factor.
    public var limit = 3.0
    /// A flick that was caught at this speed or less, in points per second, ends the series.
    public var slowestCatch = 100.0
    /// A flick that had run for longer than this when it was caught lowers the factor by two steps, in seconds.
    public var patience = 0.3
    /// A flick that had run for longer than this ends the series, in seconds.
    public var longestPause = 0.6

    /// Qt's numbers.
    public init() {}

    /// The rest of a factor when its flick is caught, `pause` seconds after it began.
    public func remains(of factor: Double, caughtAt velocity: Double, after pause: Double) -> Double {
        if abs(velocity) <= slowestCatch || pause > longestPause { return 1 }
        return pause > patience ? max(1, factor - 2 * step) : factor
    }

    /// The factor for a flick after one with the factor `previous` (1 for the first). `contentRatio` is the length of
    /// the content over that of the view.
    public func factor(after previous: Double, velocity: Double, contentRatio: Double) -> Double {
        guard contentRatio > shortestContent, abs(velocity) > slowest else { return 1 }
        return min(max(1, previous) + step, limit)
    }
}
