import Glibc

/// Qt Quick's drag past an edge where the velocity counts: the faster the drag, the more of it shows, ever less.
///
/// Formula: 150·atan(x·v/(v_max·8·150)) px for x px of finger at v px/s; at most 235 px. Source: QQuickFlickable's
/// drag, QML_FLICK_OVERSHOOT, QML_FLICK_OVERSHOOTFRICTION.
public struct FlickStretch: Equatable, Sendable {
    /// Points.
    public var overshoot = 150.0
    /// How much slower the stretch is than the drag.
    public var friction = 8.0
    /// The greatest velocity of a flick in points per second.
    public var maximumVelocity = 2500.0

    /// Qt's numbers; the velocity is that of its tests.
    public init() {}

    /// Points shown for a raw overscroll of either sign, at a speed in points per second.
    public func stretch(_ overscroll: Double, speed: Double) -> Double {
        overshoot * atan(overscroll * share(of: speed) / overshoot)
    }

    /// The raw overscroll that shows as `stretch` at a speed; zero at rest, where nothing shows.
    public func overscroll(showing stretch: Double, speed: Double) -> Double {
        let limit = 1.57 * overshoot
        let raw = tan(min(max(stretch, -limit), limit) / overshoot) * overshoot
        return share(of: speed) > 0 ? raw / share(of: speed) : 0
    }

    private func share(of speed: Double) -> Double { abs(speed) / (maximumVelocity * friction) }
}
