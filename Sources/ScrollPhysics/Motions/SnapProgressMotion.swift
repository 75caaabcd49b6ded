import Glibc

/// WebKit's way to a snap target: one second whose first frame goes as far as the wheel would have.
///
/// Formula: the share of the way is A·(1 - b^(-60t)), with A and b such that it is 1 after a second and, after a
/// sixtieth, the first delta over the way, pulled into 0.1 to 0.5. WebKit draws a curve from the direction of the
/// scroll to the target in the plane; one axis of it is not modelled. Source: ScrollSnapAnimatorState,
/// ScrollingMomentumCalculator.
public struct SnapProgressMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds: one, zero without a way.
    public let duration: Double
    /// 60·ln b.
    private let decay: Double
    /// The way times A.
    private let reach: Double

    /// `firstDelta` is what the first frame would have moved, in points.
    public init(from start: Double, to destination: Double, firstDelta: Double) {
        let way = destination - start
        let isMoving = way != 0 && way.isFinite
        let share = abs(firstDelta / way)
        let moved = share > 0 ? min(max(share, 0.1), 0.5) : 0.1
        let solved = SolvedProgress(moving: moved)
        self.start = isMoving ? start : destination
        self.destination = destination
        duration = isMoving ? 1 : 0
        decay = solved.decay
        reach = isMoving ? way * solved.scale : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start - reach * fall(decay * time)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return reach * decay * exp(-decay * time)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> SnapProgressMotion { SnapProgressMotion(shifting: self, by: delta) }

    private init(shifting other: SnapProgressMotion, by delta: Double) {
        start = other.start + delta
        destination = other.destination + delta
        duration = other.duration
        decay = other.decay
        reach = other.reach
    }
}
