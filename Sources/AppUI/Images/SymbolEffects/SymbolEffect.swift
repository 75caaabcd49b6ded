@_spi(Nodes) import ScrollUI

/// A way in which symbols move.
///
/// A symbol is one picture here, without layers: what is drawn layer by layer elsewhere moves as a whole.
public protocol SymbolEffect: Sendable {
    /// How the symbol moves.
    var _motion: SymbolMotion { get }
}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that lasts as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect by which symbols come and go.
public protocol TransitionSymbolEffect {}

/// An effect by which one symbol stands in for another.
public protocol ContentTransitionSymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How an effect is done again.
    public struct RepeatBehavior: Hashable, Sendable {
        /// Nil without an end.
        fileprivate let count: Int?
        /// Seconds between two times.
        fileprivate let delay: Double

        /// Without an end and without a pause.
        public static let continuous = RepeatBehavior(count: nil, delay: 0)
        /// Again and again, with a pause of one second.
        public static let periodic = RepeatBehavior.periodic()
        /// That many times, or without an end, with `delay` seconds between them; by default one.
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior(count: count, delay: max(0, delay ?? 1))
        }
    }

    private var behavior: RepeatBehavior?
    private var isOnce = false
    private var rate = 1.0

    /// As often and as fast as the effect says.
    public static let `default` = SymbolEffectOptions()
    /// Without an end.
    public static let repeating = SymbolEffectOptions.default.repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions.default.nonRepeating
    /// That many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions.default.repeat(count) }
    /// As the behaviour says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions.default.repeat(behavior)
    }
    /// That many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions.default.speed(speed) }

    /// Without an end.
    public var repeating: SymbolEffectOptions { self.repeat(.continuous) }

    /// Once.
    public var nonRepeating: SymbolEffectOptions {
        var copy = self
        (copy.behavior, copy.isOnce) = (nil, true)
        return copy
    }

    /// That many times; nil without an end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        self.repeat(RepeatBehavior(count: count.map { max(1, $0) }, delay: 0))
    }

    /// As the behaviour says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        var copy = self
        (copy.behavior, copy.isOnce) = (behavior, false)
        return copy
    }

    /// That many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var copy = self
        copy.rate = max(0.01, speed)
        return copy
    }

    /// Seconds between two beginnings of an effect of that length.
    func period(of length: Double) -> Double { length / rate + (behavior?.delay ?? 0) }

    /// Of the period, the share that the effect takes.
    func share(of length: Double) -> Double { length / rate / period(of: length) }

    /// Nil without an end; `usual` is the effect's own.
    func count(usual: Int?) -> Int? {
        if let behavior { return behavior.count }
        return isOnce ? 1 : usual
    }
}
