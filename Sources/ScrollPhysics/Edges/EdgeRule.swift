/// What an edge does with content that runs into it, or is let go beyond it. Limits are the greatest distance from the
/// edge, in points.
public enum EdgeRule: Equatable, Sendable {
    /// The content stops there.
    case stop
    /// A spring takes it beyond and brings it back.
    case spring(EdgeSpring)
    /// Android: a deceleration in points per second squared, then a cubic.
    case parabola(limit: Double, deceleration: Double = ParabolicBounceMotion.standardDeceleration)
    /// Chromium: a bezier out and one back. The limit is a tenth of the viewport.
    case elastic(limit: Double)
    /// Qt Quick: the flick brakes, then the content is fixed up.
    case flick(limit: Double = FlickBounceMotion.standardLimit, deceleration: Double)

    /// The way back to `edge` from an offset at or beyond it, with the velocity there in points per second; nil if the
    /// content just stops.
    @inline(__always)
    public func motion(from start: Double, velocity: Double, to edge: Double) -> EdgeMotion? {
        switch self {
        case .stop: nil
        case .spring(let spring):
            .spring(spring.motion(from: start, velocity: velocity, to: edge))
        case .parabola(let limit, let deceleration):
            .parabola(
                ParabolicBounceMotion(
                    from: start, velocity: velocity, to: edge, limit: limit, deceleration: deceleration))
        case .elastic(let limit):
            .elastic(ElasticBounceMotion(from: start, velocity: velocity, to: edge, limit: limit))
        case .flick(let limit, let deceleration):
            .flick(
                FlickBounceMotion(
                    from: start, velocity: velocity, to: edge, limit: limit, deceleration: deceleration))
        }
    }

    /// Lets a spring take over a motion after so many seconds, where that needs no search: when that has settled, or nil for
    /// all else. `mutating` reads the rule where it is stored: few springs are calmed, and all would be copied for that.
    @inline(__always)
    mutating func endWithSpring(
        _ motion: inout ScrollMotion, after time: Double, from start: Double, velocity: Double, to edge: Double
    ) -> MotionEnd? {
        guard case .spring(let spring) = self,
            let back = spring.usualMotion(
                from: start, velocity: velocity, to: edge, calm: { calmed($0, from: $1) })
        else { return nil }
        motion.end(after: time, as: .comesBack(.spring(back)))
        // Content that is let go at rest does not move at all.
        let mayRest = time <= 0 && abs(start - edge) <= back.restDistance
        return mayRest ? .after(time + back.duration) : .open(notBefore: time)
    }

    @inline(never)
    private mutating func calmed(_ velocity: Double, from displacement: Double) -> Double? {
        guard case .spring(let spring) = self else { return nil }
        return spring.calmed(velocity, from: displacement)
    }

    @inline(__always)
    func ending(at edge: Double, from start: Double, velocity: Double) -> BounceMotion.Ending {
        motion(from: start, velocity: velocity, to: edge).map { .comesBack($0) } ?? .stop(edge)
    }
}
