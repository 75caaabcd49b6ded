/// How thrown content slows down, with the numbers that a feel has for it.
enum FlingRule: Sendable {
    /// Ends when so many points are left.
    case exponential(decayPerSecond: Double, restDistance: Double)
    /// In points per second squared.
    case exponentialWithDeceleration(decayPerSecond: Double, deceleration: Double)
    case spline(SplineFling)
    case ballistic(SplineFling)
    case chromiumTouchpad
    case chromiumPhysics
    /// In points per second squared.
    case constantDeceleration(Double)

    /// Whether its motions begin with the velocity to the last digit. Android's table is a staircase, and Chromium's bezier may
    /// be too flat.
    @inline(__always)
    var keepsVelocity: Bool {
        switch self {
        case .spline, .chromiumPhysics: false
        default: true
        }
    }

    init(_ fling: FlingFeel) {
        let decay = DecayMotion.decayPerSecond(rate: fling.decelerationRate)
        switch fling.curve {
        case .exponential:
            // A velocity at which the motion ends is a distance that is left.
            let slow = fling.restVelocity > 0 ? fling.restVelocity / decay : 0
            self = .exponential(decayPerSecond: decay, restDistance: max(fling.restDistance, slow))
        case .exponentialWithDeceleration:
            self = .exponentialWithDeceleration(decayPerSecond: decay, deceleration: fling.deceleration)
        case .spline: self = .spline(SplineFling(friction: fling.friction))
        case .ballistic: self = .ballistic(SplineFling(friction: fling.friction))
        case .chromiumTouchpad: self = .chromiumTouchpad
        case .chromiumPhysics: self = .chromiumPhysics
        case .constantDeceleration: self = .constantDeceleration(fling.deceleration)
        }
    }
}
