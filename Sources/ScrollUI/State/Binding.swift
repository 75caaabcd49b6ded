/// Reads and writes a value that somebody else stores.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value>: ConnectedProperty {
    let location: Location<Value>
    /// What writes belong to; see ``transaction(_:)``.
    public var transaction = Transaction()
    private var hasTransaction = false

    package nonisolated init(location: Location<Value>) {
        self.location = location
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? { nil }

    var source: Source? { location.origin }

    func isSame(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location) && hasTransaction == other.hasTransaction
            && transaction.animation == other.transaction.animation
    }

    /// A value that `get` reads and `set` writes, both on the main actor, wherever the binding is made. Unlike in SwiftUI
    /// the functions need not be sendable.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
    }

    /// The same, where `set` is told what the write belongs to.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// The binding itself; what `$` makes of a parameter.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// A value that never changes; writes are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// Reads and writes the value where it is stored.
    public var wrappedValue: Value {
        get { location.read() }
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
        derived(MemberLocation(parent: location, keyPath: keyPath))
    }

    /// A binding to `location`, whose writes belong to what the writes of this one belong to.
    func derived<Member>(_ location: Location<Member>) -> Binding<Member> {
        var binding = Binding<Member>(location: location)
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
