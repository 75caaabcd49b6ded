/// A fling within bounds. At the edge another motion takes over with the fling's velocity at that moment, and brings
/// the content back. The moment of the crossing is solved for, not approached in steps. With a spring, position and
/// velocity are continuous.
public struct BounceMotion: Motion {
    /// The motion until the content meets an edge.
    public let approach: FlingMotion
    /// Seconds until the content meets the edge; infinite if it never does.
    public let edgeTime: Double
    /// The velocity at which the ending takes over, in points per second; zero without an ending.
    let edgeVelocity: Double
    /// The motion from `edgeTime` on.
    public let ending: Ending

    /// The behavior of an edge when content runs into it.
    public enum Ending: Equatable, Sendable {
        /// The content never reaches an edge.
        case none
        /// The content stops at the edge, at this offset.
        case stop(Double)
        /// The content returns to the edge.
        case comesBack(EdgeMotion)
    }

    /// Content that begins outside the bounds meets the nearest edge at once.
    public init(_ approach: FlingMotion, within bounds: ClosedRange<Double>, edge rule: EdgeRule) {
        self.init(approach, within: bounds, edge: rule, pull: 0)
    }

    /// `pull` is additional speed towards the edge for content that begins beyond it, per second and point beyond.
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

    /// Creates a fling that is stopped at `offset`, `time` seconds after its start.
    init(_ approach: FlingMotion, stoppedAfter time: Double, at offset: Double) {
        self.init(approach: approach, edgeTime: time, edgeVelocity: 0, ending: .stop(offset))
    }

    private init(approach: FlingMotion, edgeTime: Double, edgeVelocity: Double, ending: Ending) {
        self.approach = approach
        self.edgeTime = edgeTime
        self.edgeVelocity = edgeVelocity
        self.ending = ending
    }

    /// The edge that a fling meets, with time and velocity; time zero if the fling begins beyond an edge.
    private static func meeting(of fling: FlingMotion, with bounds: ClosedRange<Double>) -> (Double, Crossing)? {
        let velocity = fling.velocity(at: 0)
        guard bounds.contains(fling.start) else {
            return (bounds.clamp(fling.start), Crossing(time: 0, velocity: velocity))
        }
        guard velocity != 0 else { return nil }
        let edge = velocity < 0 ? bounds.lowerBound : bounds.upperBound
        return fling.crossing(of: edge).map { (edge, $0) }
    }

    // Inlined here and below: otherwise each nested enum of motions is copied for every sample, which doubles its
    // duration.
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

    /// The offset at which the content rests.
    public var restPosition: Double { ending == .none ? approach.restPosition : destination }

    /// The greatest distance beyond the edge, in points; zero if there is none.
    public var peakOverscroll: Double {
        guard case .comesBack(let motion) = ending else { return 0 }
        return motion.peakOverscroll
    }

    /// The same motion, moved by `delta` points.
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
