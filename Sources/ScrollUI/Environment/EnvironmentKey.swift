/// Names a value that flows down the tree.
public protocol EnvironmentKey {
    /// What flows down.
    associatedtype Value
    /// The value where nobody has set one.
    static var defaultValue: Value { get }
}
