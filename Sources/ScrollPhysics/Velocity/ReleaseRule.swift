/// What becomes of a velocity that was measured when something lifted, before flings add up: each device has its own.
struct ReleaseRule {
    /// Factor on the measured velocity.
    let momentum: Double
    /// Points per second below which nothing is flung.
    let slowest: Double
    /// Points per second at most.
    let fastest: Double
    /// Points that a gesture has to go further than, if that is not zero.
    let shortest: Double

    /// On each axis alone, after a gesture that went so many points.
    func velocity(measured velocity: ScrollVector, after travel: ScrollVector) -> ScrollVector {
        ScrollVector { axis in
            let isLong = shortest == 0 || abs(travel[axis]) > shortest
            let wanted = velocity[axis] * momentum
            return isLong && abs(wanted) >= slowest ? limited(wanted) : 0
        }
    }

    /// Not faster than the limit.
    func limited(_ velocity: Double) -> Double { min(max(velocity, -fastest), fastest) }
}

extension ScrollFeel {
    /// For fingers, pens and a mouse.
    var pointerRelease: ReleaseRule {
        ReleaseRule(
            momentum: fling.momentum, slowest: fling.minimumVelocity, fastest: fling.maximumVelocity,
            shortest: fling.minimumDistance)
    }

    /// For two fingers on a touchpad.
    var touchpadRelease: ReleaseRule {
        ReleaseRule(
            momentum: touchpad.momentum, slowest: touchpad.minimumVelocity, fastest: touchpad.maximumVelocity,
            shortest: fling.minimumDistance)
    }
}
