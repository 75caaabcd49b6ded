@_spi(Nodes) public import ScrollUI

extension ContentTransition {
    /// A transition in which one symbol disappears and another one grows in its place.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A transition that replaces a symbol with `effect`. `options` are ignored, because the transition runs once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        if case .replace(let departure) = effect._motion.kind { return ContentTransition(kind: .symbol(departure)) }
        return ContentTransition(kind: .symbol(.down))
    }
}
