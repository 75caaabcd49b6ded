/// Chromium's physics fling: a cubic bezier over the distance of a constant deceleration.
public struct PhysicsFlingMotion: Fling {
    /// The curve.
    public let curve: BezierMotion

    /// Whether a motion restarted midway continues unchanged.
    public static let isRestartable = false

    /// A fling without distance rests. The faster axis determines duration and shape for both axes: pass it as
    /// `leading` to the slower one.
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

    /// The time and velocity at which the motion passes an offset; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        curve.time(crossing: position).map { Crossing(time: $0, velocity: velocity(at: $0)) }
    }
}
