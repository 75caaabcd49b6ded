import Foundation

/// How a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    var mode: Mode
    var threshold: Threshold
    /// With which an interactive transition runs after the scrolling; nil is none.
    var chase: Animation?

    /// Follows the scrolling continuously, along the curve, until the view is wholly inside.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(mode: .interactive(timingCurve), threshold: .visible)
    }

    /// Follows the scrolling continuously, easing in and out, until the view is wholly inside.
    public static let interactive = interactive()

    /// Crosses over with the animation when the threshold is passed; by default when half of the view is inside.
    public static func animated(_ animation: Animation = .default) -> Self {
        Self(mode: .animated(animation), threshold: .visible(0.5))
    }

    /// Crosses over with the default animation when half of the view is inside.
    public static let animated = animated()

    /// No effect.
    public static let identity = Self(mode: .identity, threshold: .visible)

    /// The same with another animation; an interactive transition then runs after the scrolling with it.
    public func animation(_ animation: Animation) -> Self {
        var copy = self
        if case .animated = mode { copy.mode = .animated(animation) } else { copy.chase = animation }
        return copy
    }

    /// The same configuration, with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// From where to where a view must have come for the effect to be gone.
    ///
    /// A threshold stands for a distance between the middle of the view and that of the window, up to which the effect
    /// is off: with the lengths V and C of view and window, (V + C) / 2 - a·V for the visible share a.
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

        /// Wholly inside.
        public static let visible = Threshold(.share(1))
        /// Wholly outside.
        public static let hidden = Threshold(.share(0))
        /// Middle on middle.
        public static var centered: Threshold { Threshold(.centered) }

        /// `amount` of the view's length is inside: 0 is ``hidden``, 1 is ``visible``; clamped.
        public static func visible(_ amount: Double) -> Threshold { Threshold(.share(min(max(amount, 0), 1))) }

        /// The same, `distance` points closer to the middle of the window.
        public func inset(by distance: Double) -> Threshold { Threshold(.inset(form, by: distance)) }

        /// A threshold between this one and `other`; `amount` 0 is this one, 1 the other.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(.mixed(form, other.form, amount))
        }

        /// The distance between the two middles up to which the effect is off, for lengths in points.
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
