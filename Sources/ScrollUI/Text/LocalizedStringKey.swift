public import Foundation

/// A text to look up in a table of translations, as SwiftUI's titles are given. There are no tables here: a key is its
/// own text.
///
///     Text("\(price, specifier: "%.2f") for \(count)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String
    /// What it says where some of it is set otherwise or follows the time; nil where ``text`` is all.
    let styled: Text?

    /// The key `value`.
    public init(_ value: String) { (text, styled) = (value, nil) }

    /// The key that a literal is.
    public init(stringLiteral value: String) { self.init(value) }

    /// The key that a literal with values in it comes to.
    public init(stringInterpolation: StringInterpolation) {
        text = stringInterpolation.text
        styled = stringInterpolation.styled
    }

    /// The same words; how they are set is not compared.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool { left.text == right.text }

    /// Hashes the words.
    public func hash(into hasher: inout Hasher) { hasher.combine(text) }

    /// Puts the values of a literal together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        /// The texts so far, up to `done` of ``text``.
        private var texts: Text?
        private var done = ""

        /// Space for a literal of that length.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// What stands between the values.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        fileprivate var styled: Text? {
            guard let texts else { return nil }
            let rest = text.dropFirst(done.count)
            return rest.isEmpty ? texts : texts + Text(verbatim: String(rest))
        }

        /// A text as it is set.
        public mutating func appendInterpolation(_ text: Text) {
            let before = self.text.dropFirst(done.count)
            if !before.isEmpty {
                texts = texts.map { $0 + Text(verbatim: String(before)) } ?? Text(verbatim: String(before))
            }
            texts = texts.map { $0 + text } ?? text
            self.text += text.plainString
            done = self.text
        }

        /// A date that stays true; see ``Text/init(_:style:)``.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// From one date to another.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        /// A clock that runs in an interval; see ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        /// A value as it describes itself.
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

        /// A number as C's `printf` writes it: `specifier` is one conversion, such as `%.2f` or `%05d`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }

        /// What `format` makes of `input`, by the locale of the environment where the format was given none.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(input, format: format))
        }
    }
}

// The one form of a text that is tried first: the others are disfavoured, so that a mistake in what is to be shown is not
// looked for in each of them, and has one meaning.
extension Text {
    /// Shows `key`. There are no tables of translations: the other parameters say where one would be.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if let styled = key.styled { self = styled } else { self.init(verbatim: key.text) }
    }
}
