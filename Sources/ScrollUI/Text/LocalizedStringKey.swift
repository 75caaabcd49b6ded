public import Foundation

/// A text to look up in a table of translations, as SwiftUI's titles are given. There are no tables here: a key is its
/// own text.
///
///     Text("\(price, specifier: "%.2f") for \(count)")
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Hashable, Sendable {
    let text: String

    /// The key `value`.
    public init(_ value: String) { text = value }

    /// The key that a literal is.
    public init(stringLiteral value: String) { text = value }

    /// The key that a literal with values in it comes to.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Puts the values of a literal together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        /// Space for a literal of that length.
        public init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 8 * interpolationCount)
        }

        /// What stands between the values.
        public mutating func appendLiteral(_ literal: String) { text += literal }

        /// A value as it describes itself.
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }

        /// A number as C's `printf` writes it: `specifier` is one conversion, such as `%.2f` or `%05d`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            text += String(format: specifier, value)
        }

        /// What `format` makes of `input`.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

extension Text {
    /// Shows `key`. There are no tables of translations: the other parameters say where one would be.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(verbatim: key.text)
    }
}
