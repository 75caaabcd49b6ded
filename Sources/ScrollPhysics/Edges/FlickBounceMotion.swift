/// Qt Quick's motion beyond an edge and back: the flick brakes until it stands, then the content is fixed up.
///
/// A flick may go min(150 px, a third of the view) beyond; its deceleration is raised where it would go further.
/// Source: QQuickFlickable's overShootDistance and flick, read as one motion that begins at the edge.
public struct FlickBounceMotion: Motion {
    /// The motion out.
    public let brake: OverscrollBrake
    /// The motion back.
    public let back: FixupMotion

    /// Qt's greatest overshoot in pixels.
    public static let standardLimit = 150.0

    /// Begins at the edge or beyond it. `limit` is the greatest distance from the edge, in points. A deceleration that
    /// is not above zero allows no motion out.
    public init(from start: Double, velocity: Double, to edge: Double, limit: Double, deceleration: Double) {
        let isUsable = deceleration > 0 && deceleration.isFinite
        brake = OverscrollBrake(
            displacement: start - edge, velocity: isUsable ? velocity : 0, deceleration: deceleration, limit: limit)
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
