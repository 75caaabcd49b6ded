/// Names a value that views send up the tree, to whoever asks for it around them.
public protocol PreferenceKey {
    /// What is sent up.
    associatedtype Value
    /// The value where no view has sent one.
    static var defaultValue: Value { get }
    /// Takes the value of the next view into that of the views before it, in the order of the tree.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
