/// The values that a custom animation stores between frames, by key.
public struct AnimationState<Value: VectorArithmetic> {
    private var entries: [ObjectIdentifier: Any] = [:]

    /// Creates a state with the default value of every key.
    public init() {}

    /// The value of a key, or its default.
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { entries[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { entries[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of a value that a custom animation stores between frames.
public protocol AnimationStateKey {
    /// The type of the stored value.
    associatedtype Value
    /// The value until one is set.
    static var defaultValue: Value { get }
}
