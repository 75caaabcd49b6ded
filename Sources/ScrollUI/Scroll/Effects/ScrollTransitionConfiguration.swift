import Foundation

/// A description of how a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    var mode: Mode
    var threshold: Threshold
    /// The animation with which an interactive transition follows the scrolling; nil for none.
    var chase: Animation?

    /// Whether the transition depends on more than the position.
    var takesTime: Bool {
        if case .animated = mode { return true }
        return chase != nil
    }

    /// Follows the scrolling continuously, along the curve, until the view is entirely inside.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(mode: .interactive(timingCurve), threshold: .visible)
    }

    /// Follows the scrolling continuously, easing in and out, until the view is entirely inside.
    public static let interactive = interactive()

    /// Changes between the phases with the animation when the threshold is passed; by default when half of the view
    /// is inside.
    public static func animated(_ animation: Animation = .default) -> Self {
        Self(mode: .animated(animation), threshold: .visible(0.5))
    }

    /// Changes between the phases with the default animation when half of the view is inside.
    public static let animated = animated()

    /// No effect.
    public static let identity = Self(mode: .identity, threshold: .visible)

    /// Returns the configuration with another animation. An interactive transition then follows the scrolling with
    /// it.
    public func animation(_ animation: Animation) -> Self {
        var copy = self
        if case .animated = mode { copy.mode = .animated(animation) } else { copy.chase = animation }
        return copy
    }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// The position at which the effect of a transition ends.
    ///
    /// A threshold is a distance between the middle of the view and the middle of the window, up to which the effect
    /// is off: for the lengths V and C of view and window, (V + C) / 2 - a·V for the visible share a.
    public struct Threshold: Hashable, Sendable {
        private indirect enum Form: Hashable, Sendable {
            case share(Double)
            case centered
            case inset(Form, by: Double)
            case mixed(Form, Form, Double)
        }

        private let form: Form

        private init(_ form: Form) {
            self.form = form
        }

        /// The view is entirely inside.
        public static let visible = Threshold(.share(1))
        /// The view is entirely outside.
        public static let hidden = Threshold(.share(0))
        /// The middle of the view is on the middle of the window.
        public static var centered: Threshold { Threshold(.centered) }

        /// The share `amount` of the view's length is inside: 0 is ``hidden``, 1 is ``visible``; clamped to 0...1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(.share(min(max(amount, 0), 1))) }

        /// Returns the threshold moved `distance` points towards the middle of the window.
        public func inset(by distance: Double) -> Threshold { Threshold(.inset(form, by: distance)) }

        /// Returns a threshold between this one and `other`: this one for an `amount` of 0, the other for 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(.mixed(form, other.form, amount))
        }

        /// Returns the distance between the two middles up to which the effect is off, for lengths in points.
        func distance(view: CGFloat, container: CGFloat) -> CGFloat {
            Threshold.distance(form, view: view, container: container)
        }

        private static func distance(_ form: Form, view: CGFloat, container: CGFloat) -> CGFloat {
            switch form {
            case .share(let share): return max(0, (container + view) / 2 - view * CGFloat(share))
            case .centered: return 0
            case .inset(let base, let inset):
                return max(0, distance(base, view: view, container: container) - CGFloat(inset))
            case .mixed(let from, let to, let amount):
                let start = distance(from, view: view, container: container)
                return start + (distance(to, view: view, container: container) - start) * CGFloat(amount)
            }
        }
    }
}
