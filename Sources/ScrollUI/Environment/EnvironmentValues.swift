/// The environment as a view sees it. Extend it with a property for each key of your own.
///
/// What views see of the tree is read on the main thread; the functions that read it need not be bound to it.
public struct EnvironmentValues {
    let scope: EnvironmentScope?
    /// Reads are put down to this node.
    let reader: Node?
    /// The property of the reader that reads, for telling why a body ran; below zero for none.
    private var property = -1
    private(set) var changes: [ObjectIdentifier: Any] = [:]

    /// The defaults of all keys.
    public init() {
        scope = nil
        reader = nil
    }

    package init(scope: EnvironmentScope, reader: Node? = nil, property: Int = -1) {
        self.scope = scope
        self.reader = reader
        self.property = property
    }

    /// The value of a key: the nearest that was set, or the key's default. Reading it in a body makes that body depend
    /// on it.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            if let changed = changes[ObjectIdentifier(key)] { return changed as? Key.Value ?? Key.defaultValue }
            guard let scope else { return Key.defaultValue }
            return scope.valueHere(ObjectIdentifier(key), reader: reader, property: property) as? Key.Value
                ?? Key.defaultValue
        }
        set { changes.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }
}
