/// How fast content is thrown, and what the rule makes of both axes together: once for both.
struct Throw {
    /// Points per second.
    let velocity: ScrollVector
    /// Seconds that the curve takes at that speed, where a rule has one curve for both axes; zero elsewhere.
    let seconds: Double

    @inline(__always)
    init(_ velocity: ScrollVector, by rule: FlingRule) {
        self.velocity = velocity
        seconds =
            switch rule {
            case .spline(let fling): fling.duration(atSquare: velocity.x * velocity.x + velocity.y * velocity.y)
            case .chromiumTouchpad: FlingCurveMotion.duration(at: velocity.greatestSpeed)
            default: 0
            }
    }
}

extension ScrollVector {
    /// That of the faster axis.
    var greatestSpeed: Double { max(abs(x), abs(y)) }
}
