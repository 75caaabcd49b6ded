/// Chromium's physics fling: a cubic bezier over the distance of a constant deceleration.
public struct PhysicsFlingMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// The first control point; the second is that of every fling.
    private let x1: Double
    private let y1: Double

    /// A fling without distance rests. The axis that is flung faster gives duration and shape to both: hand it as
    /// `leading` to the other.
    public init(start: Double, fling: PhysicsFling, leading: PhysicsFling? = nil) {
        let leading = leading ?? fling
        let timing = leading.timing
        self.start = start
        destination = start + fling.distance
        duration = fling.distance == 0 ? 0 : leading.duration
        x1 = timing.x1
        y1 = timing.y1
    }

    private init(shifting other: PhysicsFlingMotion, by delta: Double) {
        start = other.start + delta
        destination = other.destination + delta
        duration = other.duration
        x1 = other.x1
        y1 = other.y1
    }

    /// The curve.
    public var curve: BezierMotion {
        @inline(__always) get {
            BezierMotion(
                from: start, to: destination, duration: duration,
                timing: CubicTiming(x1: x1, y1: y1, x2: PhysicsFling.x2, y2: 1))
        }
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double { curve.position(at: time) }

    /// Points per second.
    public func velocity(at time: Double) -> Double { curve.velocity(at: time) }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { curve.time(crossing: position) }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> PhysicsFlingMotion { PhysicsFlingMotion(shifting: self, by: delta) }
}
