public import OpenCombine

/// An object that belongs to the view's identity: created once, before the first evaluation of the body, and released
/// with the identity. Any change of it evaluates the view.
@propertyWrapper
@MainActor @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// The bindings to the properties of the object.
    public typealias Wrapper = ObservableObjectBindings<ObjectType>

    private enum Storage {
        case initial(() -> ObjectType)
        case stored(ObjectObservation<ObjectType>)
    }

    private var storage: Storage

    /// Creates the property; `thunk` runs once for each identity.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        storage = .initial(thunk)
    }

    /// The object. Before the view is in the tree, reading it creates an object that is not stored.
    public var wrappedValue: ObjectType {
        switch storage {
        case .initial(let make): make()
        case .stored(let observation): observation.object
        }
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    static var ownsState: Bool { true }

    var source: Source? {
        guard case .stored(let observation) = storage else { return nil }
        return observation
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        if let observation = connection.stored as? ObjectObservation<ObjectType> {
            storage = .stored(observation)
        } else if case .initial(let make) = storage {
            storage = .stored(ObjectObservation(make(), connection))
        }
        return source
    }

    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
