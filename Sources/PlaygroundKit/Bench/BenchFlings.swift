import ScrollPhysics

/// Flings one after the other in the same direction, as a person goes through a long list.
struct BenchFlings: Sendable {
    /// Of each fling, points a second.
    static let speed = 9000.0
    /// From one fling to the next.
    private static let interval = Duration.milliseconds(250)

    private var next = Duration.zero

    /// The fling that is due; nil where none is.
    mutating func fling(at time: Duration) -> ScrollIntent? {
        guard time >= next else { return nil }
        next = time + Self.interval
        return .fling(ScrollVector(x: 0, y: Self.speed))
    }
}
