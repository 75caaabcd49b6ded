@_spi(Nodes) public import ScrollUI

/// Which view has the attention of a screen reader, as a value: true, or the id of one of several views.
///
/// No screen reader moves it here: it is what the program sets, and a test reads
/// `AccessibilityProperties/isFocused`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Reads and sets which view has attention.
    @MainActor @preconcurrency @propertyWrapper
    public struct Binding {
        let value: ScrollUI.Binding<Value>

        /// The value now.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// False as long as the program sets nothing else.
    public init() where Value == Bool {
        _value = State(wrappedValue: false)
    }

    /// Nil as long as the program sets nothing else.
    public init<T>() where Value == T?, T: Hashable {
        _value = State(wrappedValue: nil)
    }

    /// The value now.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// What `accessibilityFocused` takes.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(value: $value) }
}

nonisolated extension View {
    private func attended(_ isFocused: @escaping @MainActor () -> Bool) -> some View {
        Modified(content: self, modifier: AccessibilityModifier(change: { _ in }, isFocused: isFocused))
    }

    /// Has attention while `condition` is true.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        attended { condition.wrappedValue }
    }

    /// Has attention while `binding` is `value`.
    public func accessibilityFocused<Value: Hashable & Sendable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        attended { binding.wrappedValue == value }
    }
}
