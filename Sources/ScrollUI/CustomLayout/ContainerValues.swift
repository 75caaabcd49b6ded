/// A value that views give the container around them. The plain form of an entry of ``ContainerValues``:
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
    /// For views that say nothing.
    static var defaultValue: Value { get }
}

/// What a view says to the container around it, by key. Unlike the environment it goes no further out, and not down.
public struct ContainerValues {
    private let node: Node?
    /// Around a section, outermost first: their own values.
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
    /// What `containerValue(_:_:)` gave the view.
    public var containerValues: ContainerValues { ContainerValues(of: node) }
}

nonisolated extension View {
    /// Gives the container around this view a value.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        var values = ContainerValues(of: nil)
        values[keyPath: keyPath] = value
        return Modified(content: self, modifier: ContainerValueModifier(value: value, changes: values.changes))
    }
}
