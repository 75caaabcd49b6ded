import CMath

/// WebKit's motion to a snap target: one second whose first frame goes as far as the wheel would have.
///
/// Formula: x(t) = x₀ + d·A·(1 - b^(-60t)), with A and b such that it has gone d after a second and, after a sixtieth, the
/// first delta, pulled into 0.1 to 0.5 of d. WebKit draws a curve from the direction of the scroll to the target in the
/// plane; one axis of it is not modelled. Source: ScrollSnapAnimatorState, ScrollingMomentumCalculator.
public struct SnapProgressMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds: one, zero without a distance.
    public let duration: Double
    /// 1/b: what is left of the velocity after a frame.
    private let ratio: Double
    /// d·A.
    private let limit: Double

    private static let framesPerSecond = 60.0

    /// `firstDelta` is what the first frame would have moved, in points.
    public init(from start: Double, to destination: Double, firstDelta: Double) {
        let distance = destination - start
        let isMoving = distance != 0 && distance.isFinite
        let share = abs(firstDelta / distance)
        let first = share > 0 ? min(max(share, 0.1), 0.5) : 0.1
        // 1 - r = first·(1 - r⁶⁰), step by step as in WebKit: each is nearer by a factor of 80 at least.
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
