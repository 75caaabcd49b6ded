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

    /// A spring of half a second without bounce; the same as ``default``.
    public static var spring: Animation { spring(Spring()) }

    /// Moves as the given spring does. `blendDuration` is there for SwiftUI's sake and has no effect: a change of
    /// spring keeps place and velocity.
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

    /// A quick spring for what follows a finger: `response` 0.15 s, damping fraction 0.86.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A quick spring for what follows a finger. `response` in seconds; a damping fraction of 1 does not overshoot.
    /// `blendDuration` has no effect.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring from its mass, its stiffness (force per displacement) and its damping (force per velocity).
    /// `initialVelocity` has no effect: what moves already keeps its own velocity.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    /// A spring of half a second that does not overshoot.
    public static var smooth: Animation { smooth() }
    /// A spring of half a second with a slight overshoot, bounce 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring of half a second with a clear overshoot, bounce 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring without bounce, to which `extraBounce` is added. `duration` in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a bounce of 0.15, to which `extraBounce` is added. `duration` in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a bounce of 0.3, to which `extraBounce` is added. `duration` in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Timing curves

    /// The length of a timing curve that was given none, in seconds.
    private static let standardDuration = 0.35

    /// Equal steps in equal times, for 0.35 s.
    public static var linear: Animation { linear(duration: standardDuration) }
    /// Starts slowly and ends at full speed, for 0.35 s.
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    /// Starts at full speed and ends slowly, for 0.35 s.
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    /// Starts and ends slowly, for 0.35 s.
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    /// Equal steps in equal times. `duration` in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(.linear, duration: duration) }
    /// Starts slowly and ends at full speed. `duration` in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(.easeIn, duration: duration) }
    /// Starts at full speed and ends slowly. `duration` in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(.easeOut, duration: duration) }
    /// Starts and ends slowly. `duration` in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Follows a curve. `duration` in seconds; zero or less is a jump.
    public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
        Animation(curve: .timing(curve, duration: duration))
    }

    /// Follows the cubic Bezier with the control points (`p1x`, `p1y`) and (`p2x`, `p2y`); the x of both is kept within
    /// 0...1. `duration` in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    // MARK: Modifiers

    /// The same animation, which begins `delay` seconds later. Delays add up.
    public func delay(_ delay: Double) -> Animation {
        var copy = self
        copy.delaySeconds += delay / rate
        return copy
    }

    /// The same animation, `speed` times as fast, its delay too. Zero or less leaves it as it is.
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
