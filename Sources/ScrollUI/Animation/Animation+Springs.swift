extension Animation {
    /// A spring animation of 0.5 s without bounce.
    public static var spring: Animation { spring(Spring()) }

    /// A spring animation. `blendDuration` exists for compatibility with SwiftUI and has no effect: a change of spring preserves value and
    /// velocity.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(curve: .spring(spring))
    }

    /// A spring animation. `duration` is in seconds; `bounce` is from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring animation. `response` is in seconds; a damping fraction of 1 does not overshoot.
    @_disfavoredOverload  // so that `.spring()` means the form above
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A quick spring for content that follows a finger: `response` 0.15 s, damping fraction 0.86.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A quick spring for content that follows a finger. `response` is in seconds; a damping fraction of 1 does not overshoot.
    /// `blendDuration` has no effect.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A quick spring for content that follows a finger, with a bounce of 0.15 plus `extraBounce`. `duration` is in seconds;
    /// `blendDuration` has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring animation of 0.5 s that does not overshoot.
    public static var smooth: Animation { smooth() }
    /// A spring animation of 0.5 s with a slight overshoot, bounce 0.15.
    public static var snappy: Animation { snappy() }
    /// A spring animation of 0.5 s with a clear overshoot, bounce 0.3.
    public static var bouncy: Animation { bouncy() }

    /// A spring animation with a bounce of `extraBounce`. `duration` is in seconds.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    /// A spring animation with a bounce of 0.15 plus `extraBounce`. `duration` is in seconds.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring animation with a bounce of 0.3 plus `extraBounce`. `duration` is in seconds.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    // MARK: Interpolating springs

    /// A spring animation that is added to running animations, from its mass, stiffness (force per displacement) and damping (force per
    /// velocity). Damping above critical counts as critical. `initialVelocity` is in distances per second: 1 covers the distance in a
    /// second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        return Animation(curve: .interpolating(spring, velocity: initialVelocity))
    }

    /// A spring animation that is added to running animations, from its perceived duration in seconds and its bounce, which counts as zero
    /// if it is negative. `initialVelocity` is in distances per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring animation that is added to running animations. Damping above critical counts as critical. `initialVelocity` is in distances
    /// per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }

    /// A spring animation of 0.5 s without bounce that is added to running animations.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}
