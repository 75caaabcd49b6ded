@_spi(Nodes) public import ScrollUI

/// A symbol comes and goes by an effect: it fades, and grows or shrinks.
public struct SymbolEffectTransition: Transition {
    private let scale: Double

    /// By `effect`; `options` make no difference, since the change has an animation of its own.
    public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(
        effect: T, options: SymbolEffectOptions = .default
    ) {
        switch effect._motion.kind {
        case .appear(let scale), .disappear(let scale): self.scale = scale
        default: scale = 0.5
        }
    }

    /// The content with the effect.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension AnyTransition {
    /// A symbol fades, and grows or shrinks.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }

    /// A symbol comes and goes by `effect`.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A symbol fades, and grows or shrinks.
    public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }

    /// A symbol comes and goes by `effect`.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}
