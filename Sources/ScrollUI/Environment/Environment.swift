/// Reads a value of the environment; the body runs again when it changes.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var values: EnvironmentValues?

    /// Reads the value at `keyPath`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value where the view stands in the tree; the default before the view is in one.
    @MainActor public var wrappedValue: Value {
        (values ?? EnvironmentValues())[keyPath: keyPath]
    }

    mutating func connect(to connection: PropertyConnection) -> AnyObject? {
        values = EnvironmentValues(scope: connection.node.scope, reader: connection.node)
        return nil
    }

    func isSame(as other: Environment<Value>) -> Bool { keyPath == other.keyPath }
}
