/// How thrown content slows down, with the numbers that a feel has for it.
enum FlingRule: Sendable {
    case exponential(decayPerSecond: Double, end: FlingEnd)
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
            self = .exponential(decayPerSecond: decay, end: FlingEnd(fling))
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
