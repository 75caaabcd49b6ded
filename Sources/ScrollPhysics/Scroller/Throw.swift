/// How fast content is thrown, and what the rule makes of both axes together: once for both.
struct Throw {
    /// Points per second.
    let velocity: ScrollVector
    /// Seconds that the curve takes at that speed, where a rule has one curve for both axes; zero elsewhere.
    let seconds: Double
    /// When each axis meets the edge ahead of it, where that is found out for both at once; no numbers elsewhere.
    let edgeTimes: SIMD2<Double>

    /// `way` tells the points to the edge ahead, no number where that does not matter.
    @inline(__always)
    init(_ velocity: ScrollVector, by rule: FlingRule, way: (ScrollAxis) -> Double = { _ in .nan }) {
        self.velocity = velocity
        edgeTimes =
            if case .exponentialWithDeceleration(let decay, let deceleration) = rule {
                FrictionPassage(decay: decay, deceleration: deceleration).times(
                    after: SIMD2(way(.horizontal), way(.vertical)), speeds: SIMD2(abs(velocity.x), abs(velocity.y)))
            } else {
                SIMD2(repeating: .nan)
            }
        seconds =
            switch rule {
            case .chromiumTouchpad: FlingCurveMotion.duration(at: velocity.greatestSpeed)
            default: 0
            }
    }
}

extension ScrollVector {
    /// That of the faster axis.
    var greatestSpeed: Double { max(abs(x), abs(y)) }
}
