/// The context of a change of state, most importantly the animation of its effects.
///
/// Inside another transaction, only what was set in a transaction replaces the other one's values, even if it was set to the default: a
/// transaction whose animation was set to nil has no animation, and a transaction in which nothing was set has the surrounding one's.
public struct Transaction: Sendable {
    /// The animation of the changes; nil applies them immediately.
    public var animation: Animation? {
        didSet { assigned.insert(.animation) }
    }
    /// Whether views disable animations: `animation(_:value:)` adds none to the transaction, and views appear, leave and change their content
    /// without transitions. The transaction's own animation applies to values nevertheless.
    public var disablesAnimations = false {
        didSet { assigned.insert(.disablesAnimations) }
    }
    /// Whether the changes are part of a continuous sequence, as in a drag. Stored for readers; it has no effect by itself.
    public var isContinuous = false {
        didSet { assigned.insert(.isContinuous) }
    }
    /// Whether a spring that follows the changes starts with their velocity, as after a drag. Changes without an animation are immediate
    /// nevertheless.
    public var tracksVelocity = false {
        didSet { assigned.insert(.tracksVelocity) }
    }

    /// The animation that reduced motion has removed. Views that appear or disappear may still fade with it.
    var fade: Animation?
    private var values = TransactionValues()
    /// The completions that wait for the animations of this transaction.
    private(set) var completions: [AnimationCompletion] = []
    /// The properties that were set.
    private var assigned: Assigned = []

    private struct Assigned: OptionSet {
        let rawValue: UInt8

        static let animation = Assigned(rawValue: 1 << 0)
        static let disablesAnimations = Assigned(rawValue: 1 << 1)
        static let isContinuous = Assigned(rawValue: 1 << 2)
        static let tracksVelocity = Assigned(rawValue: 1 << 3)
    }

    /// Creates a transaction in which nothing is set.
    public init() {}

    /// Creates a transaction with an animation, or with none.
    public init(animation: Animation?) {
        self.animation = animation
        assigned = .animation
    }

    /// The value of a custom key, or its default.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Runs `completion` when the animations of this transaction are done; immediately if there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Whether nothing was set.
    var isEmpty: Bool { assigned.isEmpty && values.isEmpty && completions.isEmpty }

    /// Returns this transaction with everything that was set in `inner`. Completions of `inner` replace those of the same criteria.
    func overridden(by inner: Transaction) -> Transaction {
        var result = self
        if inner.assigned.contains(.animation) { result.animation = inner.animation }
        if inner.assigned.contains(.disablesAnimations) { result.disablesAnimations = inner.disablesAnimations }
        if inner.assigned.contains(.isContinuous) { result.isContinuous = inner.isContinuous }
        if inner.assigned.contains(.tracksVelocity) { result.tracksVelocity = inner.tracksVelocity }
        result.values.formOverride(by: inner.values)
        result.completions.removeAll { old in inner.completions.contains { $0.criteria == old.criteria } }
        result.completions += inner.completions
        return result
    }

    /// Returns whether both transactions animate changes in the same way and have the same completions.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && fade == other.fade && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && completions.elementsEqual(other.completions, by: ===) && values.areEqual(to: other.values)
    }

    /// Whether the transaction contains anything that can affect a layout.
    var concernsLayout: Bool { effectiveAnimation != nil || !completions.isEmpty || !values.isEmpty }

    /// The animation of views that appear, leave or change their content.
    package var transitionAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The transaction of the closure that is currently running.
    @TaskLocal static var current = Transaction()
}

/// A key of a value in a transaction.
public protocol TransactionKey<Value> {
    /// The type of the value.
    associatedtype Value
    /// The value if none was set.
    static var defaultValue: Value { get }
}

/// The values of custom keys.
///
/// `@unchecked` because the keys determine the types of the values: a transaction is created, passed and read on one actor, together with
/// its state.
private struct TransactionValues: @unchecked Sendable {
    private var entries: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { entries.isEmpty }

    func areEqual(to other: TransactionValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, value in
                other.entries[key].map { ValueComparison.areEqual(value, $0) } ?? false
            }
    }

    mutating func formOverride(by inner: TransactionValues) {
        entries.merge(inner.entries) { $1 }
    }

    subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

extension Transaction {
    /// Removes the animation and preserves it for fades.
    mutating func reduceMotion() {
        guard let animation else { return }
        fade = fade ?? animation
        self.animation = nil
    }
}
