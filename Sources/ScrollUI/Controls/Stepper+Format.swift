import Foundation

// Steppers with an editable field for the value before the signs.

extension Stepper {
    @MainActor private static func field<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?, _ format: F
    ) -> AnyView where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        let limited = Binding {
            value.wrappedValue
        } set: { new in
            value.wrappedValue = bounds.map { min(max(new, $0.lowerBound), $0.upperBound) } ?? new
        }
        return AnyView(
            TextField(value: limited, format: format) { EmptyView() }.multilineTextAlignment(.trailing).frame(width: 72)
        )
    }

    /// Creates a stepper with a field for a value that changes by `step` within `bounds`, or is typed. It is formatted and parsed by
    /// `format`.
    @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        field = Self.field(value, bounds, format)
    }

    /// Creates a stepper with a field for a value that changes by `step` without limits, or is typed. It is formatted and parsed by
    /// `format`.
    @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
        field = Self.field(value, nil, format)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a text and a field, within `bounds`.
    @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a text and a field, within `bounds`.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a text and a field, without limits.
    @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper with a text and a field, without limits.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}
