/// Chromium's way beyond an edge and back where the system has no rubber band: two bezier curves.
///
/// Out, only if it leaves the edge at more than 200 px/s: √v·35 px with v in px/ms, 2.5 ms for each of these px, at most
/// 150 ms, (0.25, 1, 0.99, 1). Back: 15 ms per px, at most 300 ms, (0.05, 0.7, 0.25, 1). The first handles are scaled by
/// the speed in px/ms, so that without one the way back begins slowly. It goes no further than a tenth of the viewport,
/// unless it is further already. Source: elastic_overscroll_controller_bezier.cc; without its whole pixels.
public struct ElasticBounceMotion: Motion {
    /// The way out; without one, it has no duration.
    public let forth: BezierMotion
    /// The way back.
    public let back: BezierMotion

    /// Slower motions than this, in points per second, do not go out.
    public static let slowest = 200.0

    /// Begins at the edge or beyond it, with points per second. `limit` is the greatest distance from the edge.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double) {
        let stretch = start - edge
        let isOutward = velocity * (stretch == 0 ? velocity : stretch) > 0
        let speed = isOutward && velocity.isFinite && abs(velocity) > Self.slowest ? abs(velocity) / 1000 : 0
        let way = 35 * speed.squareRoot()
        let distance = max(abs(stretch), min(limit, abs(stretch) + way))
        let side: Double = (stretch == 0 ? velocity : stretch) < 0 ? -1 : 1
        let peak = edge + distance * side
        forth = BezierMotion(
            from: start, to: peak, duration: min(0.15, 0.0025 * way),
            timing: Self.timing((0.25, 1), (0.99, 1), speed: speed))
        back = BezierMotion(
            from: peak, to: edge, duration: min(0.3, 0.015 * distance),
            timing: Self.timing((0.05, 0.7), (0.25, 1), speed: speed))
    }

    private init(forth: BezierMotion, back: BezierMotion) {
        self.forth = forth
        self.back = back
    }

    private static func timing(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double), speed: Double)
        -> CubicTiming
    {
        let isFlat = first.x * speed < first.y
        return CubicTiming(
            x1: isFlat ? first.x : first.y / speed, y1: isFlat ? first.x * speed : first.y, x2: second.x, y2: second.y)
    }

    /// Points from the edge where it turns, with their sign.
    public var peak: Double { back.start - back.destination }

    /// The offset at the edge.
    public var destination: Double { back.destination }
    /// Seconds until the content is back at the edge.
    public var duration: Double { forth.duration + back.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        return time < forth.duration ? forth.position(at: time) : back.position(at: time - forth.duration)
    }

    /// Points per second. It jumps where the two curves meet, and at the start.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < forth.duration ? forth.velocity(at: time) : back.velocity(at: time - forth.duration)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> ElasticBounceMotion {
        ElasticBounceMotion(forth: forth.shifted(by: delta), back: back.shifted(by: delta))
    }
}
