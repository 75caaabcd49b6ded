public import Foundation

/// A transition whose type is hidden.
public struct AnyTransition {
    let base: any Transition

    /// Hides the type of `transition`.
    public init<T: Transition>(_ transition: T) {
        base = transition
    }

    /// Comes and goes at once.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Grows from nothing and shrinks to it.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Grows from `scale` and shrinks to it, around `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Comes from `edge` and goes there, by the view's own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes from `edge`, goes to the one across, and fades.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Comes from `offset` and goes there, points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Comes from that many points to the right and down, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes by one transition and goes by another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(
                insertion: ErasedTransition(base: insertion.base), removal: ErasedTransition(base: removal.base)))
    }

    /// Goes from one modifier to the other: `active` while the view is not there, `identity` while it is.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            CombinedTransition(first: ErasedTransition(base: base), second: ErasedTransition(base: other.base)))
    }

    /// The same transition with an animation of its own, whatever the change is animated with.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(base: base), animation: animation))
    }
}

/// A transition of a type that is known at run time.
struct ErasedTransition {
    let base: any Transition
}

extension ErasedTransition: Transition, SelfAnimatedTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        PlaceholderContentView<Self> { base.lower(content.lower, phase, into: &$0) }
    }

    func animation(into phase: TransitionPhase) -> Animation? {
        (base as? any SelfAnimatedTransition)?.animation(into: phase)
    }
}

/// A transition between two values of a modifier.
struct ModifierTransition<Modifier: ViewModifier> {
    let active: Modifier
    let identity: Modifier
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
