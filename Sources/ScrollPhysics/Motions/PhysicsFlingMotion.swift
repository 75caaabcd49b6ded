/// Chromium's physics fling: a cubic bezier over the distance of a constant deceleration.
public struct PhysicsFlingMotion: Motion {
    /// The curve.
    public let curve: BezierMotion

    /// A fling without distance rests. The axis that is flung faster gives duration and shape to both: hand it as
    /// `leading` to the other.
    public init(start: Double, fling: PhysicsFling, leading: PhysicsFling? = nil) {
        let leading = leading ?? fling
        let distance = fling.distance
        curve = BezierMotion(
            from: start, to: start + distance, duration: distance == 0 ? 0 : leading.duration, timing: leading.timing)
    }

    private init(_ curve: BezierMotion) { self.curve = curve }

    /// The offset at time zero.
    public var start: Double { curve.start }
    /// The offset at the end.
    public var destination: Double { curve.destination }
    /// Seconds.
    public var duration: Double { curve.duration }

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double { curve.position(at: time) }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double { curve.velocity(at: time) }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        curve.time(crossing: position).map { Passage(time: $0, velocity: velocity(at: $0)) }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> PhysicsFlingMotion { PhysicsFlingMotion(curve.shifted(by: delta)) }
}
