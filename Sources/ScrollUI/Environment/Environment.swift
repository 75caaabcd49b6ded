public import Observation

/// Reads a value of the environment; the body is evaluated again when it changes.
@propertyWrapper
public struct Environment<Value> {
    enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object(ObjectLookup<Value>)
    }

    let content: Content
    /// Weak, since the node stores the view value that has this property.
    weak var node: EvaluatedNode?
    var index = 0

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        content = .keyPath(keyPath)
    }

    /// Reads the object of that type that an outer view provided with `environment(_:)`.
    ///
    /// If there is none, SwiftUI stops the program. Here the view shows nothing, and a message names the view and the
    /// type; use an optional type if the object may be missing.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object(ObjectLookup { $0[EnvironmentObjectKey<Value>.self] })
    }

    /// Reads the object of that type that an outer view provided with `environment(_:)`; nil if there is none.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        content = .object(ObjectLookup { .some($0[EnvironmentObjectKey<T>.self]) })
    }

    /// The value at the view's position in the tree; the default before the view is in a tree.
    ///
    /// A non-optional object has no default: it must not be read before the view is in the tree, as in the view's
    /// `init`, or the program stops with a message.
    @MainActor @preconcurrency public var wrappedValue: Value {
        let values = node.map { EnvironmentValues(scope: $0.scope, reader: $0, property: index) }
        switch content {
        case .keyPath(let keyPath): return (values ?? EnvironmentValues())[keyPath: keyPath]
        case .object(let lookup):
            guard let object = lookup.find(values ?? EnvironmentValues()) else {
                preconditionFailure("no object of type \(Value.self): it was read outside the tree of views")
            }
            return object
        }
    }
}

/// The lookup of an object in the environment; nil if a required object is missing.
struct ObjectLookup<Value> {
    let find: @MainActor (EnvironmentValues) -> Value?

    init(_ find: @escaping @MainActor (EnvironmentValues) -> Value?) {
        self.find = find
    }
}

nonisolated extension View {
    /// Provides an `@Observable` object to this view and everything in it, to be read with `@Environment(Type.self)`;
    /// nil removes an outer view's object.
    public func environment<T: AnyObject>(_ object: T?) -> some View where T: Observable {
        EnvironmentView(content: self) { $0[EnvironmentObjectKey<T>.self] = object }
    }
}
