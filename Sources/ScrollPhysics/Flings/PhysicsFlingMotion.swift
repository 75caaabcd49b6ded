/// Chromium's physics fling: a cubic bezier over the distance of a constant deceleration.
public struct PhysicsFlingMotion: Fling {
    /// The curve.
    public let curve: BezierMotion

    /// Whether a motion restarted midway goes on as before.
    public static let isRestartable = false

    /// A fling without distance rests. The axis that is flung faster gives duration and shape to both: hand it as
    /// `leading` to the other.
    public init(start: Double, fling: PhysicsFling, leading: PhysicsFling? = nil) {
        let leading = leading ?? fling
        let distance = fling.distance
        curve = BezierMotion(
            from: start, to: start + distance, duration: distance == 0 ? 0 : leading.duration, timing: leading.timing)
    }

    /// The offset at time zero.
    public var start: Double { curve.start }
    /// The offset at the end.
    public var destination: Double { curve.destination }
    /// Seconds.
    public var duration: Double { curve.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double { curve.position(at: time) }

    /// Points per second.
    public func velocity(at time: Double) -> Double { curve.velocity(at: time) }

    /// When and how fast it passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        curve.time(crossing: position).map { Crossing(time: $0, velocity: velocity(at: $0)) }
    }
}
