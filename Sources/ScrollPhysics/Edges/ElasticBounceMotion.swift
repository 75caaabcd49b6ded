/// Chromium's motion beyond an edge and back, on systems without a rubber band: two bezier curves.
///
/// Out, only if the content leaves the edge at more than 200 px/s: √v·35 px with v in px/ms, 2.5 ms for each of these
/// px, at most 150 ms, (0.25, 1, 0.99, 1). Back: 15 ms per px, at most 300 ms, (0.05, 0.7, 0.25, 1). The first handles
/// are scaled by the speed in px/ms, so that without speed the motion back begins slowly. The content goes no further
/// than a tenth of the viewport, unless it is further already. Source: elastic_overscroll_controller_bezier.cc, without
/// its rounding to whole pixels.
public struct ElasticBounceMotion: Motion {
    /// The motion out; its duration is zero if the content does not move out.
    public let forth: BezierMotion
    /// The motion back.
    public let back: BezierMotion

    /// The lowest speed at which content moves out, in points per second.
    public static let slowest = 200.0

    /// Begins at the edge or beyond it; `velocity` is in points per second. `limit` is the greatest distance from the
    /// edge.
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

    /// The first handle, raised in proportion to the speed (in points per millisecond) up to its full height, then
    /// moved towards the start.
    private static func timing(x1: Double, y1: Double, x2: Double, speed: Double) -> CubicTiming {
        let isFlat = x1 * speed < y1
        return CubicTiming(x1: isFlat ? x1 : y1 / speed, y1: isFlat ? x1 * speed : y1, x2: x2, y2: 1)
    }

    /// The offset at time zero.
    public var start: Double { forth.duration > 0 ? forth.start : back.start }
    /// The offset at the edge, where the motion ends.
    public var destination: Double { back.destination }
    /// The signed distance from the edge at the turning point, in points.
    public var peak: Double { back.start - destination }
    /// The duration of the motion out, in seconds; zero without one.
    public var turn: Double { forth.duration }
    /// Seconds until the content is back at the edge.
    public var duration: Double { forth.duration + back.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.position(at: time) : back.position(at: time - turn)
    }

    /// Points per second. The velocity jumps where the two curves meet, and at the start.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.velocity(at: time) : back.velocity(at: time - turn)
    }
}
