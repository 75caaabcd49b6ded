/// Chromium's way beyond an edge and back where the system has no rubber band: two bezier curves.
///
/// Out, only if it leaves the edge at more than 200 px/s: √v·35 px with v in px/ms, 2.5 ms for each of these px, at
/// most 150 ms, (0.25, 1, 0.99, 1). Back: 15 ms per px, at most 300 ms, (0.05, 0.7, 0.25, 1). The first handles are
/// scaled by the speed in px/ms, so that without one the way back begins slowly. It goes no further than a tenth of the
/// viewport, unless it is further already. Source: elastic_overscroll_controller_bezier.cc; without its whole pixels.
public struct ElasticBounceMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the edge, where it ends.
    public let destination: Double
    /// Points from the edge where it turns, with their sign.
    public let peak: Double
    /// Seconds of the way out; zero without one.
    public let turn: Double
    /// Seconds until the content is back at the edge.
    public let duration: Double
    // Scaled once, since the curves themselves are made for each sample: kept whole, they would be half as large again.
    private let forthHandle: Handle
    private let backHandle: Handle

    /// A first control point.
    private struct Handle: Equatable, Sendable {
        let x: Double
        let y: Double

        /// Raised with the speed, in points per millisecond, up to its height, then moved towards the start.
        init(x: Double, y: Double, speed: Double) {
            let isFlat = x * speed < y
            self.x = isFlat ? x : y / speed
            self.y = isFlat ? x * speed : y
        }
    }

    /// Slower motions than this, in points per second, do not go out.
    public static let slowest = 200.0

    /// Begins at the edge or beyond it, with points per second. `limit` is the greatest distance from the edge.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double) {
        let stretch = start - edge
        let outward = stretch == 0 ? velocity : stretch
        let isFast = velocity * outward > 0 && velocity.isFinite && abs(velocity) > Self.slowest
        let speed = isFast ? abs(velocity) / 1000 : 0
        let way = 35 * speed.squareRoot()
        let distance = max(abs(stretch), min(limit, abs(stretch) + way))
        self.start = start
        destination = edge
        peak = outward < 0 ? -distance : distance
        turn = distance > abs(stretch) ? min(0.15, 0.0025 * way) : 0
        duration = turn + min(0.3, 0.015 * distance)
        forthHandle = Handle(x: SolvedTimes.elasticForth.handles.x1, y: 1, speed: speed)
        backHandle = Handle(x: SolvedTimes.elasticBack.handles.x1, y: 0.7, speed: speed)
    }

    /// The way out; without one it is over at once.
    public var forth: BezierMotion {
        BezierMotion(
            start: start, destination: destination + peak, duration: turn,
            timing: CubicTiming(allowed: (forthHandle.x, forthHandle.y), endingAs: .elasticForth))
    }

    /// The way back.
    public var back: BezierMotion {
        BezierMotion(
            start: destination + peak, destination: destination, duration: duration - turn,
            timing: CubicTiming(allowed: (backHandle.x, backHandle.y), endingAs: .elasticBack))
    }

    /// The offset, in points.
    @inline(never)
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.position(at: time) : back.position(at: time - turn)
    }

    /// Points per second. It jumps where the two curves meet, and at the start.
    @inline(never)
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < turn ? forth.velocity(at: time) : back.velocity(at: time - turn)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> ElasticBounceMotion { ElasticBounceMotion(shifting: self, by: delta) }

    private init(shifting other: ElasticBounceMotion, by delta: Double) {
        start = other.start + delta
        destination = other.destination + delta
        peak = other.peak
        turn = other.turn
        duration = other.duration
        forthHandle = other.forthHandle
        backHandle = other.backHandle
    }
}
