/// A way to read and write a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value>: ConnectedProperty {
    let location: Location<Value>
    /// What writes belong to; see ``transaction(_:)``.
    public var transaction = Transaction()
    private var hasTransaction = false

    init(location: Location<Value>) {
        self.location = location
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? { nil }

    func isSame(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location) && hasTransaction == other.hasTransaction
            && transaction.animation == other.transaction.animation
    }

    /// A value that `get` reads and `set` writes.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// The binding itself; what `$` makes of a parameter.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A value that never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// Reads and writes the value where it is kept.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set {
            if hasTransaction {
                location.set(newValue, transaction: transaction)
            } else {
                location.value = newValue
            }
        }
    }

    /// The binding itself, as `$` gives it.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        var binding = Binding<Member>(location: MemberLocation(parent: location, keyPath: keyPath))
        binding.transaction = transaction
        binding.hasTransaction = hasTransaction
        return binding
    }

    /// Writes through the result are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// Writes through the result belong to `transaction` instead of the one in force.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        copy.hasTransaction = true
        return copy
    }
}

private final class FunctionLocation<Value>: Location<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override var value: Value {
        get { get() }
        set { set(newValue) }
    }
}

private final class MemberLocation<Root, Value>: Location<Value> {
    let parent: Location<Root>
    let keyPath: WritableKeyPath<Root, Value>

    init(parent: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.parent = parent
        self.keyPath = keyPath
    }

    override var value: Value {
        get { parent.value[keyPath: keyPath] }
        set { parent.value[keyPath: keyPath] = newValue }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && parent.isSame(as: other.parent)
    }
}
