/// A value that never changes.
final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    init(_ value: Value) {
        constant = value
    }

    override var value: Value {
        get { constant }
        set { _ = newValue }
    }

    override var origin: Source? { nil }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return ValueComparison.areEqual(constant, other.constant)
    }
}

/// A value that is read and written by two functions of the program.
final class FunctionLocation<Value>: Location<Value> {
    private let functions: Functions

    /// `@unchecked` because the functions are called only on the main actor; code that creates a binding elsewhere,
    /// as in a method without an actor, does not use them afterwards.
    private struct Functions: @unchecked Sendable {
        let get: () -> Value
        let set: (Value, Transaction) -> Void
    }

    nonisolated init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        functions = Functions(get: get, set: set)
        super.init()
    }

    override var value: Value {
        get { functions.get() }
        set { functions.set(newValue, Transaction.current) }
    }

    override var origin: Source? { nil }
}

/// A part of another location's value.
final class MemberLocation<Root, Value>: Location<Value> {
    private let parent: Location<Root>
    private let keyPath: WritableKeyPath<Root, Value>

    init(parent: Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.parent = parent
        self.keyPath = keyPath
    }

    override var value: Value {
        get { parent.value[keyPath: keyPath] }
        set { parent.value[keyPath: keyPath] = newValue }
    }

    override var origin: Source? { parent.origin }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MemberLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && parent.isSame(as: other.parent)
    }
}

/// A property of an `@Observable` object, which notifies its readers itself.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var value: Value {
        get { object[keyPath: keyPath] }
        set { object[keyPath: keyPath] = newValue }
    }

    override var origin: Source? { nil }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// The value inside an optional. After it becomes nil, the last value is read and writes are ignored: a view that is
/// removed in the same update may still read it.
final class UnwrappedLocation<Value>: Location<Value> {
    private let parent: Location<Value?>
    private var last: Value

    /// Returns nil if there is no value. This check is not recorded as a read of the running body.
    init?(_ parent: Location<Value?>) {
        guard let value = Dependencies.unnoticed({ parent.value }) else { return nil }
        self.parent = parent
        last = value
    }

    override var value: Value {
        get {
            if let value = parent.value { last = value }
            return last
        }
        set {
            guard parent.value != nil else { return }
            last = newValue
            parent.value = newValue
        }
    }

    override var origin: Source? { parent.origin }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return parent.isSame(as: other.parent)
    }
}

/// Another location's value, converted to another type. Values that cannot be converted back are not written.
final class MappedLocation<Root, Value>: Location<Value> {
    private let parent: Location<Root>
    private let out: (Root) -> Value
    private let back: (Value) -> Root?

    init(_ parent: Location<Root>, out: @escaping (Root) -> Value, back: @escaping (Value) -> Root?) {
        self.parent = parent
        self.out = out
        self.back = back
    }

    override var value: Value {
        get { out(parent.value) }
        set { if let value = back(newValue) { parent.value = value } }
    }

    override var origin: Source? { parent.origin }

    /// The conversion is determined by the type.
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? MappedLocation<Root, Value> else { return false }
        return parent.isSame(as: other.parent)
    }
}

/// An element of a collection, by its index. Past the end of the collection the last value is read and writes are
/// ignored: a row that is removed in the same update may still read it.
final class ElementLocation<Data: MutableCollection>: Location<Data.Element> {
    private let parent: Location<Data>
    private let index: Data.Index
    private var last: Data.Element

    init(_ parent: Location<Data>, _ index: Data.Index) {
        self.parent = parent
        self.index = index
        last = Dependencies.unnoticed { parent.value[index] }
    }

    override var value: Data.Element {
        get {
            let data = parent.value
            if index < data.endIndex { last = data[index] }
            return last
        }
        set {
            guard index < parent.value.endIndex else { return }
            last = newValue
            parent.value[index] = newValue
        }
    }

    override var origin: Source? { parent.origin }

    override func isSame(as other: Location<Data.Element>) -> Bool {
        guard let other = other as? ElementLocation<Data> else { return false }
        return index == other.index && parent.isSame(as: other.parent)
    }
}
