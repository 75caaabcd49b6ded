/// A motion from one offset to another along a cubic timing curve: the smooth scrolling of Chromium, Firefox and
/// WebKit.
///
/// Formula: x(t) = x₀ + Δ·B(t/T), where B is the ``CubicTiming``. To change the target midway, use ``SmoothScroll``
/// (Chromium) or the initializer with a velocity (Firefox).
public struct BezierMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// The share of the distance over the share of the time.
    public let timing: CubicTiming

    /// A duration that is zero, negative, infinite or not a number puts the content at the destination at once.
    /// Durations are in seconds.
    public init(from start: Double, to destination: Double, duration: Double, timing: CubicTiming = .easeInOut) {
        let isMoving = start != destination && duration > 0 && duration.isFinite
        self.start = start
        self.destination = destination
        self.duration = isMoving ? duration : 0
        self.timing = timing
    }

    /// Firefox's wheel curve: it begins with the current velocity (points per second), and ends without any.
    ///
    /// The first control point lies `startWeight` along the velocity, 0.25; the second is (1 - `stopWeight`, 1), 0.4.
    /// Source: the preferences currentVelocityWeighting and stopDecelerationWeighting. A start weight of zero gives (0,
    /// 0).
    public init(
        from start: Double, velocity: Double, to destination: Double, duration: Double,
        weights: VelocityWeights = VelocityWeights()
    ) {
        let slope = velocity * duration / (destination - start)
        self.init(from: start, to: destination, duration: duration, timing: weights.timing(slope: slope))
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + (destination - start) * timing.progress(at: time / duration)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return (destination - start) / duration * timing.slope(at: time / duration)
    }

    /// The time at which the offset first passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? {
        guard duration > 0 else { return position == destination ? 0 : nil }
        return timing.time(reaching: (position - start) / (destination - start)).map { $0 * duration }
    }
}
