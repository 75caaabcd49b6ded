import CMath

/// Qt Quick's motion back into the bounds of a Flickable: half of the distance along u², the rest along 1.001·(1 -
/// 2^(-10u)).
///
/// The velocity before the motion is dropped. The motion takes 400 ms, a quarter of it for the first half of the
/// distance. Source: QQuickFlickablePrivate::adjustContentPos, QEasingCurve's InQuad and OutExpo; the latter misses its
/// end by 2e-5 of the distance, which is corrected at the end.
public struct FixupMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// Seconds of the first half.
    public let turn: Double
    /// The offset at which the second half begins.
    private let middle: Double

    /// Flickable's duration in seconds.
    public static let standardDuration = 0.4

    /// A duration that is zero, negative or not finite puts the content at the destination at once.
    public init(from start: Double, to destination: Double, duration: Double = Self.standardDuration) {
        let isMoving = start != destination && duration > 0 && duration.isFinite
        self.start = start
        self.destination = destination
        turn = isMoving ? duration / 4 : 0
        self.duration = isMoving ? duration : 0
        middle = (start + destination) / 2
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        if time < turn { return start + (middle - start) * (time / turn) * (time / turn) }
        guard time < duration else { return destination }
        return middle - (destination - middle) * Self.overdraw * expm1(-Self.steepness * share(time))
    }

    /// Points per second. The velocity jumps where the halves meet.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        if time < turn { return (middle - start) * 2 * time / (turn * turn) }
        guard time < duration else { return 0 }
        let slope = Self.overdraw * Self.steepness * exp(-Self.steepness * share(time))
        return (destination - middle) / (duration - turn) * slope
    }

    private func share(_ time: Double) -> Double { (time - turn) / (duration - turn) }

    private static let overdraw = 1.001
    /// 10·ln 2.
    private static let steepness = 6.931_471_805_599_453
}
