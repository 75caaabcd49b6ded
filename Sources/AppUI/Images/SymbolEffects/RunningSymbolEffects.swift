@_spi(Nodes) import ScrollUI

// Each effect with its forms.

/// Larger for a moment, with a bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.bounce(0.3)

    private func with(_ kind: SymbolMotion.Kind) -> BounceSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Larger.
    public var up: BounceSymbolEffect { with(.bounce(0.3)) }
    /// Smaller.
    public var down: BounceSymbolEffect { with(.bounce(-0.3)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Larger for a moment, with a bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fainter and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.pulse(0.65)

    /// A symbol has no layers here: as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fainter and back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Fainter and back: the parts of a symbol, which would light up in turn, are one here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.pulse(0.7)

    /// One part after the other: as it is.
    public var iterative: VariableColorSymbolEffect { self }
    /// One part more after the other: as it is.
    public var cumulative: VariableColorSymbolEffect { self }
    /// There and back: as it is.
    public var reversing: VariableColorSymbolEffect { self }
    /// There: as it is.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Parts that are not lit are hidden: as it is.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// Parts that are not lit are faint: as it is.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Fainter and back: the parts of a symbol, which would light up in turn, are one here.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Larger and back, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.breathe(fades: false)

    private func with(_ kind: SymbolMotion.Kind) -> BreatheSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Larger and back.
    public var plain: BreatheSymbolEffect { with(.breathe(fades: false)) }
    /// Larger and fainter, and back.
    public var pulse: BreatheSymbolEffect { with(.breathe(fades: true)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// Larger and back, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// Once around.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.rotate(1)

    private func with(_ kind: SymbolMotion.Kind) -> RotateSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Clockwise.
    public var clockwise: RotateSymbolEffect { with(.rotate(1)) }
    /// The other way.
    public var counterClockwise: RotateSymbolEffect { with(.rotate(-1)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// Once around.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// To and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// How the symbol moves.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.wiggle(degrees: 12, x: 0, y: 0)

    private func with(_ kind: SymbolMotion.Kind) -> WiggleSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Turning, clockwise first.
    public var clockwise: WiggleSymbolEffect { with(.wiggle(degrees: 12, x: 0, y: 0)) }
    /// Turning, the other way first.
    public var counterClockwise: WiggleSymbolEffect { with(.wiggle(degrees: -12, x: 0, y: 0)) }
    /// To the left first.
    public var left: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: -0.15, y: 0)) }
    /// To the right first.
    public var right: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0.15, y: 0)) }
    /// Up first.
    public var up: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0, y: -0.15)) }
    /// Down first.
    public var down: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0, y: 0.15)) }
    /// A symbol has no layers here: as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// As a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// To and fro.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
