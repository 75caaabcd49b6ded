public import Foundation

extension TextFieldSource {
    /// A value as a formatter of Foundation writes and reads it.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self = .value { _ in
            formatter.string(for: value.wrappedValue) ?? ""
        } write: { typed, _ in
            if let parsed: V = formatter.value(typed) { value.wrappedValue = parsed }
        }
    }
}

extension Formatter {
    /// Nil for what cannot be read, or is of another type.
    fileprivate func value<V>(_ string: String) -> V? {
        if let number = (self as? NumberFormatter)?.number(from: string) { return number.value() }
        if let date = (self as? DateFormatter)?.date(from: string) { return date as? V }
        // Foundation has no call on Linux that every formatter would read with.
        return nil
    }
}

extension NSNumber {
    /// As the type of a binding, which on Linux nothing converts to by itself.
    fileprivate func value<V>() -> V? {
        let candidates: [Any] = [
            doubleValue, floatValue, CGFloat(doubleValue), decimalValue, intValue, int64Value, int32Value,
        ]
        return candidates.lazy.compactMap { ($0 as? V) ?? (Optional($0) as? V) }.first ?? self as? V
    }
}

extension TextField {
    /// A field for a value that `formatter` writes and reads: one of numbers or of dates. Others write alone. What was typed is taken with Return, and when the keyboard leaves; what
    /// cannot be read is dropped. Newer code gives a format instead.
    @MainActor @preconcurrency public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(source: TextFieldSource(value, formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// A field for a value that `formatter` writes and reads, with a title that shows while it is empty.
    @MainActor @preconcurrency public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// The same with any string as the title.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
