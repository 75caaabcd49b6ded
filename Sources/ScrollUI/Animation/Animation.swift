import Foundation

/// How a value goes from where it is to where it should be.
public struct Animation: Hashable, Sendable {
    enum Curve: Hashable, Sendable {
        case spring(Spring)
        case timing(UnitCurve, duration: Double)
    }

    var curve: Curve
    /// Seconds before anything moves.
    var delaySeconds = 0.0
    /// How many times faster than stated.
    var rate = 1.0

    /// A spring of half a second without bounce, as since iOS 17.
    public static let `default` = Animation.spring

    // MARK: Springs

    public static var spring: Animation { spring(Spring()) }

    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(curve: .spring(spring))
    }

    /// `duration` in seconds; `bounce` from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// `response` in seconds; a damping fraction of 1 does not overshoot.
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static var interactiveSpring: Animation { interactiveSpring() }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    public static var smooth: Animation { smooth() }
    public static var snappy: Animation { snappy() }
    public static var bouncy: Animation { bouncy() }

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Timing curves

    /// The length of a timing curve that was given none, in seconds.
    private static let standardDuration = 0.35

    public static var linear: Animation { linear(duration: standardDuration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(curve: .timing(curve, duration: duration))
    }

    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    // MARK: Modifiers

    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delaySeconds += delay / rate
        return copy
    }

    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        var copy = self
        copy.rate *= speed
        copy.delaySeconds /= speed
        return copy
    }
}

/// What is left of a start: `value(t) = target + displacement(t)·(from - target) + velocity(t)·v0`.
struct AnimationBasis {
    var displacement: Double
    var velocity: Double
    /// Per second.
    var displacementRate: Double
    var velocityRate: Double
}

extension Animation {
    /// Seconds until the goal is reached; for springs until less than a thousandth of the way is left.
    var duration: Double {
        switch curve {
        case .spring(let spring): delaySeconds + spring.settlingDuration / rate
        case .timing(_, let duration): delaySeconds + duration / rate
        }
    }

    /// `elapsed` in seconds since the start, not below zero.
    func basis(at elapsed: Double) -> AnimationBasis {
        let time = max(0, elapsed - delaySeconds) * rate
        switch curve {
        case .spring(let spring):
            return spring.basis(at: time, rate: rate)
        case .timing(let curve, let duration):
            let progress = duration > 0 ? min(1, time / duration) : 1
            let slope = duration > 0 ? curve.velocity(at: progress) / duration * rate : 0
            return AnimationBasis(
                displacement: 1 - curve.value(at: progress), velocity: 0, displacementRate: -slope, velocityRate: 0)
        }
    }
}
