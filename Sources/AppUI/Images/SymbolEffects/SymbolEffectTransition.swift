@_spi(Nodes) public import ScrollUI

/// A transition of a symbol with an effect: it fades, and grows or shrinks.
public struct SymbolEffectTransition: Transition {
    private let scale: Double

    /// Creates a transition with `effect`. `options` are ignored, because the transition has its own animation.
    public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        switch effect._motion.kind {
        case .appear(let scale), .disappear(let scale): self.scale = scale
        default: scale = 0.5
        }
    }

    /// Applies the effect to the content.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension AnyTransition {
    /// A transition in which a symbol fades, and grows or shrinks.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// A transition of a symbol with `effect`.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A transition in which a symbol fades, and grows or shrinks.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// A transition of a symbol with `effect`.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
