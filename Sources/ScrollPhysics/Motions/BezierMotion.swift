/// A way from one offset to another along a cubic timing curve: the smooth scrolling of Chromium, Firefox and WebKit.
///
/// How a new target is taken up on the way is the business of ``SmoothScroll`` (Chromium) and of the initializer with a
/// velocity (Firefox).
public struct BezierMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// The share of the way over the share of the time.
    public let timing: CubicTiming
    /// Shares of the time per second; without a meaning where the duration is zero.
    private let pace: Double

    /// A duration in seconds that is zero, negative, infinite or no number puts the content on the destination at once.
    public init(from start: Double, to destination: Double, duration: Double, timing: CubicTiming = .easeInOut) {
        let isMoving = start != destination && duration > 0 && duration.isFinite
        self.init(start: start, destination: destination, duration: isMoving ? duration : 0, timing: timing)
    }

    /// A duration that is known to be zero or more, and zero for a way that is no number.
    @inline(__always)
    init(start: Double, destination: Double, duration: Double, timing: CubicTiming) {
        self.start = start
        self.destination = destination
        self.duration = duration
        self.timing = timing
        pace = 1 / duration
    }

    /// Firefox's wheel curve: it leaves along the velocity that is there (points per second), and ends without any.
    ///
    /// The first control point lies `startWeight` along the velocity, 0.25; the second is (1 - `stopWeight`, 1), 0.4.
    /// Source: the preferences currentVelocityWeighting and stopDecelerationWeighting. A start weight of zero gives
    /// (0, 0).
    public init(
        from start: Double, velocity: Double, to destination: Double, duration: Double,
        weights: VelocityWeights = VelocityWeights()
    ) {
        let slope = velocity * duration / (destination - start)
        self.init(from: start, to: destination, duration: duration, timing: weights.timing(slope: slope))
    }

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        guard time < duration else { return destination }
        guard time > 0 else { return duration > 0 ? start : destination }
        return start + (destination - start) * timing.progress(within: time * pace)
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        guard time < duration else { return 0 }
        guard time > 0 else { return duration > 0 ? (destination - start) * pace * timing.slope(at: 0) : 0 }
        return (destination - start) * pace * timing.slope(within: time * pace)
    }

    /// When the offset first passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? {
        guard duration > 0 else { return position == destination ? 0 : nil }
        return timing.time(reaching: (position - start) / (destination - start)).map { $0 * duration }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> BezierMotion {
        BezierMotion(start: start + delta, destination: destination + delta, duration: duration, timing: timing)
    }
}
