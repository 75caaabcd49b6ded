public import OpenCombine

/// An object that is stored elsewhere. Any change of it evaluates the view.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// The bindings to the properties of the object.
    public typealias Wrapper = ObservableObjectBindings<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType
    private var observation: ObjectObservation<ObjectType>?

    /// Observes `wrappedValue`.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Observes `initialValue`.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    var source: Source? { observation }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        if let stored = connection.stored as? ObjectObservation<ObjectType>, stored.follows(wrappedValue) {
            observation = stored
        } else {
            observation = ObjectObservation(wrappedValue, connection)
        }
        return observation
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}
