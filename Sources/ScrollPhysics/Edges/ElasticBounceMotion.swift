/// Chromium's motion beyond an edge and back where the system has no rubber band: two bezier curves.
///
/// Out, only if it leaves the edge at more than 200 px/s: √v·35 px with v in px/ms, 2.5 ms for each of these px, at
/// most 150 ms, (0.25, 1, 0.99, 1). Back: 15 ms per px, at most 300 ms, (0.05, 0.7, 0.25, 1). The first handles are
/// scaled by the speed in px/ms, so that without one the motion back begins slowly. It goes no further than a tenth of the
/// viewport, unless it is further already. Source: elastic_overscroll_controller_bezier.cc; without its whole pixels.
public struct ElasticBounceMotion: Motion {
    /// The motion out; without one it is over at once.
    public let forth: BezierMotion
    /// The motion back.
    public let back: BezierMotion

    /// Slower motions than this, in points per second, do not go out.
    public static let slowest = 200.0

    /// Begins at the edge or beyond it, with points per second. `limit` is the greatest distance from the edge.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double) {
        let stretch = start - edge
        let outward = stretch == 0 ? velocity : stretch
        let isFast = velocity * outward > 0 && velocity.isFinite && abs(velocity) > Self.slowest
        let speed = isFast ? abs(velocity) / 1000 : 0
        let outset = 35 * speed.squareRoot()
        let distance = max(abs(stretch), min(limit, abs(stretch) + outset))
        let peak = edge + (outward < 0 ? -distance : distance)
        forth = BezierMotion(
            from: start, to: peak, duration: distance > abs(stretch) ? min(0.15, 0.0025 * outset) : 0,
            timing: Self.timing(x1: 0.25, y1: 1, x2: 0.99, speed: speed))
        back = BezierMotion(
            from: peak, to: edge, duration: min(0.3, 0.015 * distance),
            timing: Self.timing(x1: 0.05, y1: 0.7, x2: 0.25, speed: speed))
    }

    /// The first handle raised with the speed, in points per millisecond, up to its height, then moved towards the start.
    private static func timing(x1: Double, y1: Double, x2: Double, speed: Double) -> CubicTiming {
        let isFlat = x1 * speed < y1
        return CubicTiming(x1: isFlat ? x1 : y1 / speed, y1: isFlat ? x1 * speed : y1, x2: x2, y2: 1)
    }

    /// The offset at time zero.
    public var start: Double { forth.duration > 0 ? forth.start : back.start }
    /// The offset at the edge, where it ends.
    public var destination: Double { back.destination }
    /// Points from the edge where it turns, with their sign.
    public var peak: Double { back.start - destination }
    /// Seconds of the motion out; zero without one.
    public var turn: Double { forth.duration }
    /// Seconds until the content is back at the edge.
    public var duration: Double { forth.duration + back.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.position(at: time) : back.position(at: time - turn)
    }

    /// Points per second. It jumps where the two curves meet, and at the start.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.velocity(at: time) : back.velocity(at: time - turn)
    }
}
