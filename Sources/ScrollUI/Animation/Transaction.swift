/// What travels with a change of state: above all, the animation of what follows from it.
public struct Transaction: Sendable {
    /// How what changes gets to where it should be; nil is at once.
    public var animation: Animation?
    /// True beats every animation, that of `animation(_:value:)` too.
    public var disablesAnimations = false
    /// True while changes come one after the other, as in a drag. Stored for those who read it; it alters nothing by
    /// itself.
    public var isContinuous = false
    /// True where the changes are to give what follows their velocity. Stored for those who read it: an animation starts
    /// with the velocity of what it takes over in any case.
    public var tracksVelocity = false

    /// The animation that reduced motion left out: what comes and goes may still fade with it.
    var fade: Animation?
    private var values = TransactionValues()
    /// Who waits for the animations of this transaction.
    private(set) var completions: [AnimationCompletion] = []

    /// Without an animation.
    public init() {}

    /// With that animation, or with none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The value of a key of the program's own, or its default.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[key] }
        set { values[key] = newValue }
    }

    /// Runs `completion` when the animations of this transaction are done; at once if there are none.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// True when changes in either are animated alike and waited for by the same.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && fade == other.fade && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && completions.elementsEqual(other.completions, by: ===) && values.areEqual(to: other.values)
    }

    /// There is something in it that a layout may have to know.
    var concernsLayout: Bool { effectiveAnimation != nil || !completions.isEmpty || !values.isEmpty }

    package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// The transaction of the closure that runs now.
    @TaskLocal static var current = Transaction()
}

/// Names a value that travels with a change of state.
public protocol TransactionKey<Value> {
    /// What travels.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}

/// The values of a program's own keys.
///
/// `@unchecked` because keys decide what their values are: a transaction is made, carried and read on one actor, with the
/// state that it is for.
private struct TransactionValues: @unchecked Sendable {
    private var entries: [ObjectIdentifier: Any] = [:]

    var isEmpty: Bool { entries.isEmpty }

    func areEqual(to other: TransactionValues) -> Bool {
        entries.count == other.entries.count
            && entries.allSatisfy { key, value in
                other.entries[key].map { ValueComparison.areEqual(value, $0) } ?? false
            }
    }

    subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

extension Transaction {
    /// Leaves out the animations, which are motion that nobody asked for by hand.
    mutating func reduceMotion() {
        guard let animation = effectiveAnimation else { return }
        fade = fade ?? animation
        self.animation = nil
    }
}
