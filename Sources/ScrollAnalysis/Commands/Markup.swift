/// HTML, SVG or XML in which every interpolated string is escaped, unless it is markup itself. Text of a file thus
/// cannot be inserted unescaped.
///
/// ```swift
/// let cell: Markup = "<td>\(feel.name)</td>"
/// ```
package struct Markup: ExpressibleByStringInterpolation, Equatable, Sendable {
    package let text: String

    package init(stringLiteral text: String) { self.text = text }

    package init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        package init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(2 * literalCapacity) }

        package mutating func appendLiteral(_ literal: String) { text += literal }
        package mutating func appendInterpolation(_ text: String) { self.text += text.escapedForMarkup }
        package mutating func appendInterpolation(_ number: Int) { text += String(number) }
        package mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
        package mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
    }
}

extension String {
    /// The text escaped for content and for attributes in quotation marks. Control characters, which XML cannot
    /// represent, are shown as visible escapes.
    var escapedForMarkup: String {
        // By code points, since "<" and a combining accent after it are one character.
        visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
