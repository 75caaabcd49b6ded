/// Names a value that flows down the tree.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
