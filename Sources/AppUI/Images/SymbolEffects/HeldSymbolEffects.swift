@_spi(Nodes) import ScrollUI

// The effects with their variants.

/// An effect that enlarges a symbol while it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.scale(1.2)

    private func with(_ kind: SymbolMotion.Kind) -> ScaleSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Enlarges the symbol.
    public var up: ScaleSymbolEffect { with(.scale(1.2)) }
    /// Shrinks the symbol.
    public var down: ScaleSymbolEffect { with(.scale(0.8)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// An effect that enlarges a symbol while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// An effect that shows a symbol while it is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.appear(from: 0.5)

    private func with(_ kind: SymbolMotion.Kind) -> AppearSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// The symbol grows.
    public var up: AppearSymbolEffect { with(.appear(from: 0.5)) }
    /// The symbol shrinks.
    public var down: AppearSymbolEffect { with(.appear(from: 1.5)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// An effect that shows a symbol while it is active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect that hides a symbol while it is active, and keeps its space.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.disappear(to: 0.5)

    private func with(_ kind: SymbolMotion.Kind) -> DisappearSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// The symbol grows.
    public var up: DisappearSymbolEffect { with(.disappear(to: 1.5)) }
    /// The symbol shrinks.
    public var down: DisappearSymbolEffect { with(.disappear(to: 0.5)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// An effect that hides a symbol while it is active, and keeps its space.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.replace(.down)

    /// Both symbols grow.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.up)) }
    /// The old symbol shrinks, the new one grows.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.down)) }
    /// The old symbol disappears at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.off)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// An effect that replaces one symbol with another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The default effect of a symbol: it grows or shrinks.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.appear(from: 0.5)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect of a symbol: it grows or shrinks.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
