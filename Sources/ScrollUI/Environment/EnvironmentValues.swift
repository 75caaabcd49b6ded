/// The environment of a view. Extend it with a property for each key of your own.
///
/// The values of the tree are read on the main thread; the reading functions need not be isolated to it.
public struct EnvironmentValues {
    let scope: EnvironmentScope?
    /// The node to which reads are attributed.
    let reader: Node?
    /// The reading property, for reports of the reasons of evaluations; negative for none.
    private var property = -1
    private(set) var changes: [ObjectIdentifier: Any] = [:]

    /// Creates the defaults of all keys.
    public init() {
        scope = nil
        reader = nil
    }

    package init(scope: EnvironmentScope, reader: Node? = nil, property: Int = -1) {
        self.scope = scope
        self.reader = reader
        self.property = property
    }

    /// The value of a key: the innermost one that is set, or the key's default. Reading it in a body makes that body
    /// depend on it.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            if let changed = changes[ObjectIdentifier(key)] { return changed as? Key.Value ?? Key.defaultValue }
            reader?.noteEnvironmentRead(of: ObjectIdentifier(key), property: property)
            guard let found = (reader?.scope ?? scope)?.lookUp(ObjectIdentifier(key)) else { return Key.defaultValue }
            return found as? Key.Value ?? Key.defaultValue
        }
        set { changes.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }
}
