/// Qt Quick's boost of flicks that follow each other: a quarter more each time, up to three times, in long content.
/// Source: QQuickFlickable, QML_FLICK_MULTIFLICK_*.
public struct FlickBoost: Equatable, Sendable {
    /// Flicks slower than this, in points per second, are not boosted.
    public var slowest = 1250.0
    /// The content is longer than this many views.
    public var shortestContent = 10.0
    /// Added to the factor by each flick.
    public var step = 0.25
    /// The greatest factor.
    public var limit = 3.0

    /// Qt's numbers.
    public init() {}

    /// The factor for a flick whose predecessor had `previous`, 1 for the first. `contentRatio` is the length of the
    /// content over that of the view.
    public func factor(after previous: Double, velocity: Double, contentRatio: Double) -> Double {
        guard contentRatio > shortestContent, abs(velocity) > slowest else { return 1 }
        return min(max(1, previous) + step, limit)
    }
}
