/// A run-out within bounds: where it crosses an edge, another motion takes over at that moment with the velocity of
/// that moment, and brings the content back to the edge. The crossing is solved, not stepped to. With a spring,
/// position and velocity are continuous.
public struct BounceMotion: Motion {
    /// What happens from `edgeTime` on.
    public let ending: Ending
    /// How the content moves until it meets an edge.
    public let approach: FlingMotion
    /// Seconds until the edge is met; infinite when it is not.
    public let edgeTime: Double

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
        self.approach = approach
        guard let meeting = Self.meeting(of: approach, with: bounds) else {
            edgeTime = .infinity
            ending = .none
            return
        }
        edgeTime = meeting.time
        ending = rule.ending(
            at: meeting.edge, from: bounds.contains(approach.start) ? meeting.edge : approach.start,
            velocity: meeting.velocity)
    }

    /// A run-out whose ending takes over at a known time, in seconds.
    init(approach: FlingMotion, edgeTime: Double, ending: Ending) {
        self.approach = approach
        self.edgeTime = edgeTime
        self.ending = ending
    }

    /// The edge that a run-out meets, after how many seconds, and how fast, in points per second; at once if it begins
    /// beyond one.
    @inline(__always)
    static func meeting(
        of approach: some RunOutMotion, with bounds: ClosedRange<Double>
    ) -> (edge: Double, time: Double, velocity: Double)? {
        let start = approach.start
        if start < bounds.lowerBound { return (bounds.lowerBound, 0, approach.firstVelocity) }
        if start > bounds.upperBound { return (bounds.upperBound, 0, approach.firstVelocity) }
        guard approach.heading != 0 else { return nil }
        let edge = approach.heading < 0 ? bounds.lowerBound : bounds.upperBound
        return approach.passage(of: edge).map { (edge, $0.time, $0.velocity) }
    }

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        guard time >= edgeTime else { return approach.position(at: time) }
        switch ending {
        case .none: return approach.position(at: time)
        case .stop(let edge): return edge
        case .comesBack(let motion): return motion.position(at: time - edgeTime)
        }
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        guard time >= edgeTime else { return approach.velocity(at: time) }
        switch ending {
        case .none: return approach.velocity(at: time)
        case .stop: return 0
        case .comesBack(let motion): return motion.velocity(at: time - edgeTime)
        }
    }

    /// Seconds until the content rests.
    public var duration: Double {
        ending.duration(after: edgeTime) ?? approach.duration
    }

    /// The edge where there is one on the way, otherwise the end of the run-out.
    public var destination: Double {
        switch ending {
        case .none: approach.destination
        case .stop(let edge): edge
        case .comesBack(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double {
        if case .none = ending { return approach.restPosition }
        return destination
    }

    /// The greatest distance beyond the edge, in points; zero if there is none.
    public var peakOverscroll: Double {
        guard case .comesBack(let motion) = ending else { return 0 }
        return motion.peakOverscroll
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> BounceMotion {
        BounceMotion(approach: approach.shifted(by: delta), edgeTime: edgeTime, ending: ending.shifted(by: delta))
    }
}

extension BounceMotion.Ending {
    /// Seconds until the content rests, if this takes over after so many; nil if there is nothing that takes over.
    @inline(__always)
    func duration(after edgeTime: Double) -> Double? {
        switch self {
        case .none: nil
        case .stop: edgeTime
        case .comesBack(let motion): edgeTime + motion.duration
        }
    }

    func shifted(by delta: Double) -> BounceMotion.Ending {
        switch self {
        case .none: .none
        case .stop(let edge): .stop(edge + delta)
        case .comesBack(let motion): .comesBack(motion.shifted(by: delta))
        }
    }
}
