public import Foundation

/// A type-erased transition.
public struct AnyTransition {
    let base: any Transition

    /// Erases the type of `transition`.
    public init<T: Transition>(_ transition: T) {
        base = transition
    }

    /// Inserts and removes the view immediately.
    public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
    /// Fades the view in and out.
    public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
    /// Scales the view up from zero and down to zero.
    public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
    /// Moves the view in from the leading edge and out to the trailing edge.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Scales the view up from `scale` and down to it, around `anchor`.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Moves the view in from `edge` and out to it, by the view's own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Moves the view in from `edge` and out to the opposite edge, and fades it.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Moves the view in from `offset` and out to it, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Moves the view in from an offset to the trailing side and down, in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Uses one transition for the insertion and another for the removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(
                insertion: ErasedTransition(base: insertion.base), removal: ErasedTransition(base: removal.base)))
    }

    /// Animates between two modifiers: `active` before the insertion and after the removal, `identity` while the view is present.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Combines both transitions.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            CombinedTransition(first: ErasedTransition(base: base), second: ErasedTransition(base: other.base)))
    }

    /// Returns the transition with its own animation, regardless of the animation of the change.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(base: base), animation: animation))
    }
}

/// A transition whose type is known only at run time.
struct ErasedTransition {
    let base: any Transition
}

extension ErasedTransition: Transition, SelfAnimatedTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        PlaceholderContentView<Self> { base.lower(content.lower, phase, into: &$0) }
    }

    func animations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation] {
        base.partAnimations(into: phase, outer)
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
