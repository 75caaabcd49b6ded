/// A reference through which a value stored elsewhere is read and written.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value>: ConnectedProperty {
    let location: Location<Value>
    /// The transaction of writes. What is set in the current transaction replaces its values.
    public var transaction = Transaction()

    package nonisolated init(location: Location<Value>) {
        self.location = location
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? { nil }

    var source: Source? { location.origin }

    func isSame(as other: Binding<Value>) -> Bool {
        location.isSame(as: other.location) && transaction.isSame(as: other.transaction)
    }

    /// Creates a binding from functions that read and write the value. Both are called on the main actor, even if the
    /// binding is created elsewhere. Unlike in SwiftUI, the functions need not be sendable.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
    }

    /// Creates a binding whose `set` also receives the transaction of the write.
    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// Copies a binding; used by `$` parameters.
    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    /// Returns a binding to a value that never changes; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The stored value.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set {
            guard !transaction.isEmpty else { return location.value = newValue }
            withTransaction(transaction.overridden(by: .current)) { location.value = newValue }
        }
    }

    /// The binding itself, as the value of the `$` syntax.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to a part of the value.
    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        derived(MemberLocation(parent: location, keyPath: keyPath))
    }

    /// Returns a binding to `location` with the transaction of this binding.
    func derived<Member>(_ location: Location<Member>) -> Binding<Member> {
        var binding = Binding<Member>(location: location)
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding whose writes are animated, unless the current transaction has set an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = self
        copy.transaction.animation = animation
        return copy
    }

    /// Returns a binding whose writes belong to `transaction`. What is set in the current transaction replaces its values.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction = transaction
        return copy
    }
}
