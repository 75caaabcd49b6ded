import CMath

/// WebKit's motion to a snap target: one second, with a first frame as long as the wheel's would have been.
///
/// Formula: x(t) = x₀ + d·A·(1 - b^(-60t)). A and b are chosen so that the content has moved d after a second and,
/// after a sixtieth, the first delta, clamped to 0.1 to 0.5 of d. WebKit draws a curve in the plane from the direction
/// of the scroll to the target; this motion models one axis only. Source: ScrollSnapAnimatorState,
/// ScrollingMomentumCalculator.
public struct SnapProgressMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds: one, or zero without a distance.
    public let duration: Double
    /// 1/b: the share of the velocity that is left after a frame.
    private let ratio: Double
    /// d·A.
    private let limit: Double

    private static let framesPerSecond = 60.0

    /// `firstDelta` is the distance that the first frame would have moved, in points.
    public init(from start: Double, to destination: Double, firstDelta: Double) {
        let distance = destination - start
        let isMoving = distance != 0 && distance.isFinite
        let share = abs(firstDelta / distance)
        let first = share > 0 ? min(max(share, 0.1), 0.5) : 0.1
        // 1 - r = first·(1 - r⁶⁰), by iteration as in WebKit: each step reduces the error by a factor of at least 80.
        var ratio = 1 - first
        for _ in 0..<10 { ratio = 1 - first * (1 - pow(ratio, Self.framesPerSecond)) }
        self.start = isMoving ? start : destination
        self.destination = destination
        duration = isMoving ? 1 : 0
        self.ratio = ratio
        limit = isMoving ? distance * first / (1 - ratio) : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + limit * (1 - pow(ratio, Self.framesPerSecond * time))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return -limit * log(ratio) * Self.framesPerSecond * pow(ratio, Self.framesPerSecond * time)
    }
}
