/// The influence of the initial velocity and of the final stop on Firefox's wheel curve.
public struct VelocityWeights: Equatable, Sendable {
    /// Length of the first handle, as a share of the time: general.smoothScroll.currentVelocityWeighting.
    public var start: Double
    /// Length of the last handle: general.smoothScroll.stopDecelerationWeighting.
    public var stop: Double

    /// Firefox's 0.25 and 0.4 unless other lengths from 0 to 1 are given.
    public init(start: Double = 0.25, stop: Double = 0.4) {
        self.start = start
        self.stop = stop
    }

    /// The curve for an initial velocity that is `slope` times the mean one. A slope that is not finite counts as zero.
    public func timing(slope: Double) -> CubicTiming {
        guard start > 0 else { return CubicTiming(x1: 0, y1: 0, x2: 1 - stop, y2: 1) }
        let slope = slope.isFinite ? slope : 0
        let handle = start / (1 + slope * slope).squareRoot()
        return CubicTiming(x1: handle, y1: slope * handle, x2: 1 - stop, y2: 1)
    }
}
