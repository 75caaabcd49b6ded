public import OpenCombine

/// An object that an outer view put into the environment with `environmentObject(_:)`. Any change of it evaluates the
/// view.
///
/// If there is none, SwiftUI stops the program. Here the view shows nothing, and a message names the view and the
/// type: the body is not evaluated, since there is no value for it to read.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// The bindings to the properties of the object.
    public typealias Wrapper = ObservableObjectBindings<ObjectType>

    private var observation: ObjectObservation<ObjectType>?

    /// Looks the object up by its type.
    public init() {}

    /// The object.
    ///
    /// It must not be read before the view is in the tree, as in the view's `init`: there is no value to return, and
    /// the program stops with a message.
    public var wrappedValue: ObjectType {
        guard let observation else {
            preconditionFailure(
                "no object of type \(ObjectType.self): an environment object was read outside the tree of views")
        }
        return observation.object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    var source: Source? { observation }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        let node = connection.node
        guard let object = node.environment(EnvironmentObjectKey<ObjectType>.self, property: connection.index) else {
            node.missing =
                "no object of type \(ObjectType.self) in the environment. The view is left out; "
                + "put the object in with environmentObject(_:) on a view around it."
            observation = nil
            return nil
        }
        if let stored = connection.stored as? ObjectObservation<ObjectType>, stored.follows(object) {
            observation = stored
        } else {
            observation = ObjectObservation(object, connection)
        }
        return observation
    }

    func isSame(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}

/// The key of the nearest object of a type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

nonisolated extension View {
    /// Provides `object` to this view and everything in it, to be read with ``EnvironmentObject``.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0[EnvironmentObjectKey<T>.self] = object }
    }
}
