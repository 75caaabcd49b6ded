@_spi(Nodes) import ScrollUI

/// An animated effect of symbols.
///
/// A symbol is a single image without layers: effects that animate layers elsewhere move the symbol as a whole.
public protocol SymbolEffect: Sendable {
    /// The motion of the symbol.
    var _motion: SymbolMotion { get }
}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect with which symbols appear and disappear.
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// The repetition and speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        /// The number of repetitions; nil for endless.
        fileprivate let count: Int?
        /// The pause between two repetitions, in seconds.
        fileprivate let delay: Double

        /// Endless repetition without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Endless repetition with a pause of one second.
        public static let periodic = RepeatBehavior.periodic()
        /// A number of repetitions, or endless repetition, with a pause of `delay` seconds; one second by default.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: max(0, delay ?? 1))
        }
    }

    private var behavior: RepeatBehavior?
    private var isOnce = false
    private var rate = 1.0

    /// The effect's own repetition and speed.
    public static let `default` = SymbolEffectOptions()
    /// Endless repetition.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// No repetition.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
    /// A number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// A repeat behaviour.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// A multiple of the effect's own speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// Returns the options with endless repetition.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

    /// Returns the options without repetition.
    public var nonRepeating: SymbolEffectOptions {
        var copy = self
        (copy.behavior, copy.isOnce) = (nil, true)
        return copy
    }

    /// Returns the options with a number of repetitions; nil for endless.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count.map { max(1, $0) }, delay: 0))
    }

    /// Returns the options with a repeat behaviour.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        (copy.behavior, copy.isOnce) = (behavior, false)
        return copy
    }

    /// Returns the options with a multiple of the effect's own speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.rate = max(0.01, speed)
        return copy
    }

    /// Returns the seconds between two starts of an effect of a length in seconds.
    func period(of length: Double) -> Double { length / rate + (behavior?.delay ?? 0) }

    /// Returns the share of the period during which the effect moves.
    func share(of length: Double) -> Double { length / rate / period(of: length) }

    /// Returns the number of repetitions; nil for endless. `usual` is the effect's own number.
    func count(usual: Int?) -> Int? {
        if let behavior { return behavior.count }
        return isOnce ? 1 : usual
    }
}
