/// A fling within bounds: where it crosses an edge, another motion takes over at that moment with the velocity of that
/// moment, and brings the content back to the edge. The crossing is solved, not stepped to. With a spring, position and
/// velocity are continuous.
public struct BounceMotion: Motion {
    /// How the content moves until it meets an edge.
    public let approach: FlingMotion
    /// Seconds until the edge is met; infinite when it is not.
    public let edgeTime: Double
    /// Points per second with which the ending takes over; zero without one.
    let edgeVelocity: Double
    /// What happens from `edgeTime` on.
    public let ending: Ending

    /// What an edge does with content that runs into it.
    public enum Ending: Equatable, Sendable {
        /// The content never gets there.
        case none
        /// It stays at the edge, this offset.
        case stop(Double)
        /// It is brought back.
        case comesBack(EdgeMotion)
    }

    /// Content that begins outside the bounds meets the nearest edge at once.
    public init(_ approach: FlingMotion, within bounds: ClosedRange<Double>, edge rule: EdgeRule) {
        self.init(approach, within: bounds, edge: rule, pull: 0)
    }

    /// `pull` is the additional speed towards the edge of content that begins beyond it, per second and point beyond.
    init(_ approach: FlingMotion, within bounds: ClosedRange<Double>, edge rule: EdgeRule, pull: Double) {
        guard let (edge, crossing) = Self.meeting(of: approach, with: bounds) else {
            self.init(approach: approach, edgeTime: .infinity, edgeVelocity: 0, ending: .none)
            return
        }
        let start = bounds.contains(approach.start) ? edge : approach.start
        let velocity = crossing.velocity - pull * (start - edge)
        let back = rule.motion(from: start, velocity: velocity, to: edge)
        self.init(
            approach: approach, edgeTime: crossing.time, edgeVelocity: velocity,
            ending: back.map { .comesBack($0) } ?? .stop(edge))
    }

    /// A fling that is stopped at a moment, in seconds, where it is then.
    init(_ approach: FlingMotion, stoppedAfter time: Double, at offset: Double) {
        self.init(approach: approach, edgeTime: time, edgeVelocity: 0, ending: .stop(offset))
    }

    private init(approach: FlingMotion, edgeTime: Double, edgeVelocity: Double, ending: Ending) {
        self.approach = approach
        self.edgeTime = edgeTime
        self.edgeVelocity = edgeVelocity
        self.ending = ending
    }

    /// The edge that a fling meets, when and how fast; at once if it begins beyond one.
    private static func meeting(of fling: FlingMotion, with bounds: ClosedRange<Double>) -> (Double, Crossing)? {
        let velocity = fling.velocity(at: 0)
        guard bounds.contains(fling.start) else {
            return (bounds.clamp(fling.start), Crossing(time: 0, velocity: velocity))
        }
        guard velocity != 0 else { return nil }
        let edge = velocity < 0 ? bounds.lowerBound : bounds.upperBound
        return fling.crossing(of: edge).map { (edge, $0) }
    }

    // Inlined, here and below: otherwise each set of motions within another is copied before it is asked, which makes a sample
    // twice as long.
    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        guard max(0, time) >= edgeTime else { return approach.position(at: time) }
        return switch ending {
        case .none: approach.position(at: time)
        case .stop(let edge): edge
        case .comesBack(let motion): motion.position(at: time - edgeTime)
        }
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        guard max(0, time) >= edgeTime else { return approach.velocity(at: time) }
        return switch ending {
        case .none: approach.velocity(at: time)
        case .stop: 0
        case .comesBack(let motion): motion.velocity(at: time - edgeTime)
        }
    }

    /// The offset at time zero.
    public var start: Double { approach.start }

    /// Seconds until the content rests.
    public var duration: Double {
        switch ending {
        case .none: approach.duration
        case .stop: edgeTime
        case .comesBack(let motion): edgeTime + motion.duration
        }
    }

    /// The edge where the fling crosses one, otherwise the end of the fling.
    public var destination: Double {
        switch ending {
        case .none: approach.destination
        case .stop(let edge): edge
        case .comesBack(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double { ending == .none ? approach.restPosition : destination }

    /// The greatest distance beyond the edge, in points; zero if there is none.
    public var peakOverscroll: Double {
        guard case .comesBack(let motion) = ending else { return 0 }
        return motion.peakOverscroll
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> BounceMotion {
        let ending: Ending =
            switch ending {
            case .none: .none
            case .stop(let edge): .stop(edge + delta)
            case .comesBack(let motion): .comesBack(motion.shifted(by: delta))
            }
        return BounceMotion(
            approach: approach.shifted(by: delta), edgeTime: edgeTime, edgeVelocity: edgeVelocity, ending: ending)
    }
}
