public import Foundation

extension TextFieldSource {
    /// Creates a source for a value that a formatter of Foundation formats and parses.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self = .value { _ in
            formatter.string(for: value.wrappedValue) ?? ""
        } write: { typed, _ in
            if let parsed: V = formatter.value(typed) { value.wrappedValue = parsed }
        }
    }
}

extension Formatter {
    /// Returns the parsed value; nil if it cannot be parsed or has another type.
    fileprivate func value<V>(_ string: String) -> V? {
        if let number = (self as? NumberFormatter)?.number(from: string) { return number.value() }
        if let date = (self as? DateFormatter)?.date(from: string) { return date as? V }
        // On Linux, Foundation has no parsing method that works with every formatter.
        return nil
    }
}

extension NSNumber {
    /// Returns the number as the type of a binding; on Linux there is no automatic conversion.
    fileprivate func value<V>() -> V? {
        let candidates: [Any] = [
            doubleValue, floatValue, CGFloat(doubleValue), decimalValue, intValue, int64Value, int32Value,
        ]
        return candidates.lazy.compactMap { ($0 as? V) ?? (Optional($0) as? V) }.first ?? self as? V
    }
}

extension TextField {
    /// Creates a field for a value that `formatter` formats and parses. Formatters of numbers and dates can parse; others only format. The
    /// typed text is applied with Return, and when the field loses the keyboard; text that cannot be parsed is discarded. Newer code uses a
    /// format instead.
    @MainActor @preconcurrency public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(source: TextFieldSource(value, formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field for a value that `formatter` formats and parses, with a title that is visible while the field is empty.
    @MainActor @preconcurrency public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }

    /// Creates a field for a value that `formatter` formats and parses, with any string as the title.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }
}
