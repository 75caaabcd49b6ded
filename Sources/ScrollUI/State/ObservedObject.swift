public import OpenCombine

/// An object that somebody else keeps. Any change of it evaluates the view.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// Bindings to the properties of the object.
    public typealias Wrapper = ObservableObjectBindings<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType
    private var observation: ObjectObservation<ObjectType>?

    /// Follows `wrappedValue`.
    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    /// Follows `initialValue`.
    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    var source: Source? { observation }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        if let kept = connection.kept as? ObjectObservation<ObjectType>, kept.follows(wrappedValue) {
            observation = kept
        } else {
            observation = ObjectObservation(wrappedValue, connection)
        }
        return observation
    }

    func isSame(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}
