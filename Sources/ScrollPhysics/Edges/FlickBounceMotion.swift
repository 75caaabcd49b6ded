/// Qt Quick's motion beyond an edge and back: the flick brakes to a stop, then a fixup motion returns the content.
///
/// Beyond the edge the flick brakes eight times as hard as before, and goes at most min(150 px, a third of its speed in
/// px/s) beyond: a greater distance is prevented by a higher deceleration. Below 10 px/s the flick stops at the edge.
/// Source: QQuickFlickable's overShootDistance and viewportAxisMoved, read as one motion that begins at the edge.
public struct FlickBounceMotion: Motion {
    /// The motion out.
    public let brake: OverscrollBrake
    /// The motion back.
    public let back: FixupMotion

    /// Qt's greatest overshoot in pixels.
    public static let standardLimit = 150.0

    /// The factor by which Qt raises the deceleration of a flick beyond an edge.
    public static let friction = 8.0
    /// Share of a velocity that a finger leaves with which points outwards at an edge or beyond it.
    public static let releaseShare = 0.5
    /// The time in seconds whose distance at the initial speed limits a flick.
    static let longestTravel = 1.0 / 3
    /// The lowest speed at which a flick goes beyond an edge, in points per second.
    static let slowest = 10.0

    /// Begins at the edge or beyond it. `limit` is the greatest distance from the edge in points, and `deceleration` is
    /// that of the flick. With a deceleration of zero or less, the content does not move out.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double, deceleration: Double) {
        let isUsable = deceleration > 0 && deceleration.isFinite && abs(velocity) > Self.slowest
        brake = OverscrollBrake(
            displacement: start - edge, velocity: isUsable ? velocity : 0, deceleration: deceleration * Self.friction,
            limit: min(limit, abs(velocity) * Self.longestTravel))
        back = FixupMotion(from: edge + brake.peak, to: edge)
    }

    /// The signed distance from the edge at the turning point, in points.
    public var peak: Double { brake.peak }

    /// The offset at time zero.
    public var start: Double { destination + brake.startDisplacement }
    /// The offset at the edge.
    public var destination: Double { back.destination }
    /// Seconds until the content is back at the edge.
    public var duration: Double { brake.duration + back.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        if time < brake.duration { return destination + brake.displacement(at: time) }
        return back.position(at: time - brake.duration)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        return time < brake.duration ? brake.velocity(at: time) : back.velocity(at: time - brake.duration)
    }
}
