/// The key of a value that views provide to their container, and of an entry of ``ContainerValues``:
///
///     struct Span: ContainerValueKey { static let defaultValue = 1 }
///     extension ContainerValues {
///         var span: Int { get { self[Span.self] } set { self[Span.self] = newValue } }
///     }
///     …
///     Text("wide").containerValue(\.span, 2)
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that do not set one.
    static var defaultValue: Value { get }
}

/// The values that a view provides to its container, by key. Unlike the environment, they do not pass to further ancestors or to
/// descendants.
public struct ContainerValues {
    private let node: Node?
    /// The modifiers around a section, outermost first, whose values apply to the section.
    private let modifiers: [Node]
    fileprivate var changes: [ObjectIdentifier: Any] = [:]

    init(of node: Node?, modifiers: [Node] = []) {
        self.node = node
        self.modifiers = modifiers
    }

    /// The value of a key, or the key's default.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get {
            let identifier = ObjectIdentifier(key)
            if let changed = changes[identifier] { return changed as? Key.Value ?? Key.defaultValue }
            for modifier in modifiers {
                if let value = modifier.modifierValueHere(identifier) as? Key.Value { return value }
            }
            return node?.layoutValueHere(identifier) as? Key.Value ?? Key.defaultValue
        }
        set { changes.updateValue(newValue, forKey: ObjectIdentifier(key)) }
    }
}

private struct ContainerValueModifier<Value>: NodeModifier {
    let value: Value
    let changes: [ObjectIdentifier: Any]

    func layoutValue(_ key: ObjectIdentifier) -> Any? { changes[key] }
    func needsLayout(after old: ContainerValueModifier<Value>) -> Bool { !ValueComparison.areEqual(value, old.value) }
}

extension LayoutSubview {
    /// The values set with `containerValue(_:_:)`.
    public var containerValues: ContainerValues { ContainerValues(of: node) }
}

nonisolated extension View {
    /// Sets a value for the container of this view.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        var values = ContainerValues(of: nil)
        values[keyPath: keyPath] = value
        return Modified(content: self, modifier: ContainerValueModifier(value: value, changes: values.changes))
    }
}
