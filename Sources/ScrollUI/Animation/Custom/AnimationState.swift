/// What an animation of a program's own remembers between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var entries: [ObjectIdentifier: Any] = [:]

    /// With the default of every key.
    public init() {}

    /// The value of a key, or its default.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

/// Names something that an animation of a program's own remembers between frames.
public protocol AnimationStateKey {
    /// What is remembered.
    associatedtype Value
    /// The value before any was set.
    static var defaultValue: Value { get }
}
