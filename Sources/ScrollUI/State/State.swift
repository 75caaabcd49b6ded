/// A value that belongs to the view's identity: created once, stored while the view is in the tree.
@propertyWrapper
public struct State<Value> {
    enum Storage {
        case initial(Value)
        case stored(StateLocation<Value>)
    }

    var storage: Storage

    /// Sets the initial value of a new identity. Later evaluations of the initial expression are ignored.
    public init(wrappedValue: Value) {
        storage = .initial(wrappedValue)
    }

    /// Sets the initial value, as ``init(wrappedValue:)``.
    public init(initialValue: Value) {
        storage = .initial(initialValue)
    }

    /// Sets the initial value, as ``init(wrappedValue:)``, by the name that libraries call.
    public init(_wrappedValue: Value) {
        storage = .initial(_wrappedValue)
    }

    /// The present value. Reading it in a body makes that body depend on it; setting it schedules an update unless
    /// the value is equal. A value set before the view is in the tree is lost, with a warning.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get {
            switch storage {
            case .initial(let value): value
            case .stored(let location): location.value
            }
        }
        nonmutating set {
            guard case .stored(let location) = storage else {
                return Diagnostics.warn("state was set before its view was in the tree; the change is lost")
            }
            location.value = newValue
        }
    }

    /// A binding to the value; before the view is in the tree, a constant binding.
    @MainActor @preconcurrency public var projectedValue: Binding<Value> {
        switch storage {
        case .initial(let value): .constant(value)
        case .stored(let location): Binding(location: location)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Sets the initial value to nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}
