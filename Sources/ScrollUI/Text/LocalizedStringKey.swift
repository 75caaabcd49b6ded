public import Foundation

/// A key for a table of translations, the type of titles in SwiftUI. ScrollUI has no such tables: a key is its own text.
///
///     Text("\(price, specifier: "%.2f") for \(count)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String
    /// The text with attributes or live parts; nil if ``text`` is sufficient.
    let styled: Text?

    /// Creates the key `value`.
    public init(_ value: String) { (text, styled) = (value, nil) }

    /// Creates a key from a string literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated string literal.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        styled = stringInterpolation.styled
    }

    /// Returns whether both keys have the same words. Attributes are not compared.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool { left.text == right.text }

    /// Hashes the words.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Builds a key from an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        /// The styled text so far. It covers the first `done` characters of ``text``.
        private var texts: Text?
        private var done = ""

        /// Creates a builder with space for a literal of the given length.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// Appends a literal part.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        fileprivate var styled: Text? {
            guard let texts else { return nil }
            let rest = text.dropFirst(done.count)
            return rest.isEmpty ? texts : texts + Text(verbatim: String(rest))
        }

        /// Appends a text with its attributes.
        public mutating func appendInterpolation(_ text: Text) {
            let before = self.text.dropFirst(done.count)
            if !before.isEmpty {
                texts = texts.map { $0 + Text(verbatim: String(before)) } ?? Text(verbatim: String(before))
            }
            texts = texts.map { $0 + text } ?? text
            self.text += text.plainString
            done = self.text
        }

        /// Appends a date that is updated with the time; see ``Text/init(_:style:)``.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// Appends a range of dates.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        /// Appends a clock for an interval; see ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        /// Appends the description of a value.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

        /// Appends a number in a format of C's `printf`: `specifier` is one conversion, such as `%.2f` or `%05d`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }

        /// Appends `input` formatted by `format`, in the locale of the environment unless the format has its own.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }
    }
}

// This is the only initializer that is not disfavoured. The type checker tries it first, so that an error in the argument is reported once,
// for this overload.
extension Text {
    /// Creates a text that shows `key`. The other parameters describe a table of translations and have no effect.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if let styled = key.styled { self = styled } else { self.init(verbatim: key.text) }
    }
}
