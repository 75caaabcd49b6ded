import CMath

/// Qt Quick's motion back to where a Flickable may be: half of the distance along u², the rest along 1.001·(1 - 2^(-10u)).
///
/// The velocity that was there is dropped. 400 ms in all, a quarter of them for the first half. Source:
/// QQuickFlickablePrivate::adjustContentPos, QEasingCurve's InQuad and OutExpo; the latter ends 2e-5 of its distance short
/// or beyond, and is put right at the end.
public struct FixupMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// Seconds of the first half.
    public let turn: Double
    /// Where the second half begins.
    private let middle: Double

    /// Flickable's duration in seconds.
    public static let standardDuration = 0.4

    /// A duration that is zero, negative or not finite puts the content on the destination at once.
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

    /// Points per second. It jumps where the halves meet.
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
