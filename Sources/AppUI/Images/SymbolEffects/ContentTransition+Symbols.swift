@_spi(Nodes) public import ScrollUI

extension ContentTransition {
    /// One symbol goes and another grows in its stead.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// One symbol goes and another comes by `effect`. `options` make no difference, since that happens once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        if case .replace(let departure) = effect._motion.kind { return ContentTransition(kind: .symbol(departure)) }
        return ContentTransition(kind: .symbol(.down))
    }
}
