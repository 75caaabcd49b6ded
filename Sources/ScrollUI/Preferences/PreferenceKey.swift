/// A key of a value that views send up the tree to enclosing views.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view has sent one.
    static var defaultValue: Value { get }
    /// Combines the value of the next view with the values of the views before it, in the order of the tree.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value of optional values, nil.
    public static var defaultValue: Value { nil }
}
