/// Qt Quick's motion beyond an edge and back: the flick brakes until it stands, then the content is fixed up.
///
/// Beyond the edge it brakes eight times as hard as before, and goes min(150 px, a third of its speed in px/s) beyond: the
/// deceleration is raised where it would go further. Below 10 px/s it does not go beyond at all. Source: QQuickFlickable's
/// overShootDistance and viewportAxisMoved, read as one motion that begins at the edge.
public struct FlickBounceMotion: Motion {
    /// The motion out.
    public let brake: OverscrollBrake
    /// The motion back.
    public let back: FixupMotion

    /// Qt's greatest overshoot in pixels.
    public static let standardLimit = 150.0

    /// How many times harder than a flick Qt brakes beyond an edge.
    public static let friction = 8.0
    /// Share of a velocity that a finger leaves with which points outwards at an edge or beyond it.
    public static let releaseShare = 0.5
    /// Seconds: a flick goes no further than it would in this time.
    static let longestTravel = 1.0 / 3
    /// Slower flicks, in points per second, do not go beyond an edge.
    static let slowest = 10.0

    /// Begins at the edge or beyond it. `limit` is the greatest distance from the edge, in points, and `deceleration` that
    /// of the flick; one that is not above zero allows no motion out.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double, deceleration: Double) {
        let isUsable = deceleration > 0 && deceleration.isFinite && abs(velocity) > Self.slowest
        brake = OverscrollBrake(
            displacement: start - edge, velocity: isUsable ? velocity : 0, deceleration: deceleration * Self.friction,
            limit: min(limit, abs(velocity) * Self.longestTravel))
        back = FixupMotion(from: edge + brake.peak, to: edge)
    }

    /// Points from the edge where it turns, with their sign.
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
