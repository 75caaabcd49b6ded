@_spi(Nodes) import ScrollUI

// Each effect with its forms.

/// Larger as long as it is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.scale(1.2)

    private func with(_ kind: SymbolMotion.Kind) -> ScaleSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Larger.
    public var up: ScaleSymbolEffect { with(.scale(1.2)) }
    /// Smaller.
    public var down: ScaleSymbolEffect { with(.scale(0.8)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: ScaleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Larger as long as it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// There as long as it is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.appear(from: 0.5)

    private func with(_ kind: SymbolMotion.Kind) -> AppearSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Growing.
    public var up: AppearSymbolEffect { with(.appear(from: 0.5)) }
    /// Shrinking.
    public var down: AppearSymbolEffect { with(.appear(from: 1.5)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: AppearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// There as long as it is active.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Gone as long as it is active; its space stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.disappear(to: 0.5)

    private func with(_ kind: SymbolMotion.Kind) -> DisappearSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Growing.
    public var up: DisappearSymbolEffect { with(.disappear(to: 1.5)) }
    /// Shrinking.
    public var down: DisappearSymbolEffect { with(.disappear(to: 0.5)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: DisappearSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Gone as long as it is active; its space stays.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// One symbol for another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.replace(.down)

    /// Both growing.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.up)) }
    /// One shrinking, the other growing.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.down)) }
    /// One gone at once, the other growing.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(kind: .replace(.off)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: ReplaceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// One symbol for another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// As it suits the symbol: growing or shrinking.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.appear(from: 0.5)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// As it suits the symbol: growing or shrinking.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
