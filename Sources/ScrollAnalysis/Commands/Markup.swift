/// HTML, SVG or XML in which everything that is interpolated was escaped, unless it is markup itself: text of a file cannot get
/// in any other way.
///
/// ```swift
/// let cell: Markup = "<td>\(feel.name)</td>"
/// ```
struct Markup: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(2 * literalCapacity) }

        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ text: String) { self.text += text.escapedForMarkup }
        mutating func appendInterpolation(_ number: Int) { text += String(number) }
        mutating func appendInterpolation(_ markup: Markup) { text += markup.text }
        mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { text += part.text } }
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
