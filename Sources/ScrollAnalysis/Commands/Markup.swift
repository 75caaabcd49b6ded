/// HTML, SVG or XML in which everything that is interpolated was escaped, unless it is markup itself: text of a file cannot get
/// in any other way.
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
    /// Fit for text and for attributes in quotation marks. Control characters, which XML has no way to write, are shown as
    /// everywhere else.
    var escapedForMarkup: String {
        // By code points: "<" and an accent after it are one character.
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
