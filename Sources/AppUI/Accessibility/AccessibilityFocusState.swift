@_spi(Nodes) public import ScrollUI

/// The accessibility focus as a value: a Boolean for one view, or the id of one of several views.
///
/// No screen reader moves the focus here: only the application sets it, and tests read `AccessibilityProperties.isFocused`.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// A binding that reads and sets the accessibility focus.
    @MainActor @preconcurrency @propertyWrapper
    public struct Binding {
        let value: ScrollUI.Binding<Value>

        /// The current value.
        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// Creates a state that is false until the application sets it.
    public init() where Value == Bool {
        _value = State(wrappedValue: false)
    }

    /// Creates a state that is nil until the application sets it.
    public init<T>() where Value == T?, T: Hashable {
        _value = State(wrappedValue: nil)
    }

    /// The current value.
    @MainActor @preconcurrency public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// The binding for the `accessibilityFocused` modifiers.
    @MainActor @preconcurrency public var projectedValue: Binding { Binding(value: $value) }
}

nonisolated extension View {
    private func attended(_ isFocused: @escaping @MainActor () -> Bool) -> some View {
        Modified(content: self, modifier: AccessibilityModifier(change: { _ in }, isFocused: isFocused))
    }

    /// Gives this view the accessibility focus while `condition` is true.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        attended { condition.wrappedValue }
    }

    /// Gives this view the accessibility focus while `binding` is `value`.
    public func accessibilityFocused<Value: Hashable & Sendable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        attended { binding.wrappedValue == value }
    }
}
