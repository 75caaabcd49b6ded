/// Reads a value of the environment; the body runs again when it changes.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    /// Weak, since the node keeps the view value that has this property.
    private weak var node: EvaluatedNode?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value where the view stands in the tree; the default before the view is in one.
    @MainActor public var wrappedValue: Value {
        guard let node else { return EnvironmentValues()[keyPath: keyPath] }
        return EnvironmentValues(scope: node.scope, reader: node)[keyPath: keyPath]
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        node = connection.node
        return nil
    }

    func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}
