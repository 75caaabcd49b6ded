extension Animation {
    /// A spring of half a second without bounce; the same as ``default``.
    public static var spring: Animation { spring(Spring()) }

    /// Moves as the given spring does. `blendDuration` is there for SwiftUI's sake and has no effect: a change of
    /// spring keeps value and velocity.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        Animation(curve: .spring(spring))
    }

    /// `duration` in seconds; `bounce` from -1 to 1.
    public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// `response` in seconds; a damping fraction of 1 does not overshoot.
    @_disfavoredOverload  // so that `.spring()` means the form above
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

    /// A quick spring for what follows a finger, with a bounce of 0.15 to which `extraBounce` is added. `duration` in
    /// seconds; `blendDuration` has no effect.
    @_disfavoredOverload
    public static func interactiveSpring(
        duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
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

    // MARK: Interpolating springs

    /// A spring from its mass, its stiffness (force per displacement) and its damping (force per velocity), which is
    /// added to what runs already. `initialVelocity` in distances per second: 1 covers the distance in a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring from its perceived duration in seconds and its bounce, which is added to what runs already.
    /// `initialVelocity` in distances per second.
    public static func interpolatingSpring(
        duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Moves as the given spring does, added to what runs already. `initialVelocity` in distances per second.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(curve: .interpolating(spring, velocity: initialVelocity))
    }

    /// A spring of half a second without bounce, which is added to what runs already.
    public static var interpolatingSpring: Animation { interpolatingSpring(Spring()) }
}
