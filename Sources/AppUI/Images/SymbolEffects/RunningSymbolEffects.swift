@_spi(Nodes) import ScrollUI

// The effects with their variants.

/// An effect that enlarges a symbol briefly, with a bounce.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.bounce(0.3)

    private func with(_ kind: SymbolMotion.Kind) -> BounceSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Enlarges the symbol.
    public var up: BounceSymbolEffect { with(.bounce(0.3)) }
    /// Shrinks the symbol.
    public var down: BounceSymbolEffect { with(.bounce(-0.3)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: BounceSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// An effect that enlarges a symbol briefly, with a bounce.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.pulse(0.65)

    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: PulseSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// An effect that fades a symbol out and in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// An effect that fades a symbol out and in as a whole, because symbols have no layers that could be highlighted in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.pulse(0.7)

    /// Highlights one layer after the other. Has no effect here.
    public var iterative: VariableColorSymbolEffect { self }
    /// Highlights the layers cumulatively. Has no effect here.
    public var cumulative: VariableColorSymbolEffect { self }
    /// Runs forwards and backwards. Has no effect here.
    public var reversing: VariableColorSymbolEffect { self }
    /// Runs forwards only. Has no effect here.
    public var nonReversing: VariableColorSymbolEffect { self }
    /// Hides layers that are not highlighted. Has no effect here.
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    /// Dims layers that are not highlighted. Has no effect here.
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// An effect that fades a symbol out and in as a whole, because symbols have no layers that could be highlighted in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// An effect that enlarges a symbol slowly and restores its size.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.breathe(fades: false)

    private func with(_ kind: SymbolMotion.Kind) -> BreatheSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Changes only the size.
    public var plain: BreatheSymbolEffect { with(.breathe(fades: false)) }
    /// Changes the size and the opacity.
    public var pulse: BreatheSymbolEffect { with(.breathe(fades: true)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: BreatheSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// An effect that enlarges a symbol slowly and restores its size.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// An effect that rotates a symbol by one turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.rotate(1)

    private func with(_ kind: SymbolMotion.Kind) -> RotateSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Clockwise.
    public var clockwise: RotateSymbolEffect { with(.rotate(1)) }
    /// Counter-clockwise.
    public var counterClockwise: RotateSymbolEffect { with(.rotate(-1)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: RotateSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// An effect that rotates a symbol by one turn.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// The motion of the symbol.
    public var _motion: SymbolMotion { SymbolMotion(kind: kind) }
    fileprivate var kind = SymbolMotion.Kind.wiggle(degrees: 12, x: 0, y: 0)

    private func with(_ kind: SymbolMotion.Kind) -> WiggleSymbolEffect {
        var copy = self
        copy.kind = kind
        return copy
    }

    /// Rotates, clockwise first.
    public var clockwise: WiggleSymbolEffect { with(.wiggle(degrees: 12, x: 0, y: 0)) }
    /// Rotates, counter-clockwise first.
    public var counterClockwise: WiggleSymbolEffect { with(.wiggle(degrees: -12, x: 0, y: 0)) }
    /// Moves to the left first.
    public var left: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: -0.15, y: 0)) }
    /// Moves to the right first.
    public var right: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0.15, y: 0)) }
    /// Moves up first.
    public var up: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0, y: -0.15)) }
    /// Moves down first.
    public var down: WiggleSymbolEffect { with(.wiggle(degrees: 0, x: 0, y: 0.15)) }
    /// Has no effect: symbols have no layers and move as a whole.
    public var byLayer: WiggleSymbolEffect { self }
    /// Moves the symbol as a whole.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// An effect that moves a symbol back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
