/// A key of a value that is passed down the tree.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// The value if none is set.
    static var defaultValue: Value { get }
}
