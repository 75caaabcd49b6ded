import CMath

/// Qt Quick's wheel: x = x₀ + 1.001·Δ·(1 - 2^(-10u)), where u is the share of the time. The velocity before the motion
/// is dropped.
///
/// Source: QQuickFlickable::wheelEvent and QEasingCurve's OutExpo. The latter passes its end at u = 0.9967, and is 2e-5
/// of the distance beyond in the last millisecond. Here the content stands at the end from there on, so that nothing
/// beyond an edge shows.
public struct EaseOutMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double

    /// A duration that is zero, negative or not finite puts the content at the destination at once.
    public init(from start: Double, to destination: Double, duration: Double) {
        let isMoving = start != destination && duration > 0 && duration.isFinite
        self.start = start
        self.destination = destination
        self.duration = isMoving ? duration : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        guard time < duration * Self.arrival else { return destination }
        return start - (destination - start) * Self.overdraw * expm1(-Self.steepness * max(0, time) / duration)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        guard time < duration * Self.arrival else { return 0 }
        let slope = Self.overdraw * Self.steepness * exp(-Self.steepness * max(0, time) / duration)
        return (destination - start) / duration * slope
    }

    private static let overdraw = 1.001
    /// 10·ln 2.
    private static let steepness = 6.931_471_805_599_453
    /// The share of the time at which the formula reaches the end: log₂(1001) / 10.
    private static let arrival = 0.996_722_625_883_599
}
