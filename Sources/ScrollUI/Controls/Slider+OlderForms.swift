extension Slider {
    /// The older form, with views as arguments. The label describes the slider and is not shown.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<V: BinaryFloatingPoint & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// The older form, with the label as the last argument.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<V: BinaryFloatingPoint & Sendable>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
