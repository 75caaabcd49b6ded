/// Makes untrusted text safe to display: it cannot move a cursor, change a colour or affect the order of adjacent text.
///
/// A file's text is displayed by few paths: ``PlaygroundError`` and ``JSONWriter`` apply this to all their input, and
/// the tables for the terminal to names and summaries.
enum VisibleText {
    /// Returns the JSON escape of an invisible character; nil for all others.
    ///
    /// Escaped are control characters (C0, DEL, C1), separators of lines and paragraphs, and format characters,
    /// including those that change the direction of text. The two joiners of letters and emoji are not escaped, because
    /// Persian text and family emoji need them.
    static func escape(_ scalar: Unicode.Scalar) -> String? {
        // Nearly all text is ASCII, and looking up a category costs more.
        if scalar.value >= 0x20, scalar.value < 0x7F { return nil }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return escaped(scalar)
        case .format: return (0x200C...0x200D).contains(scalar.value) ? nil : escaped(scalar)
        default: return nil
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: String(scalar).utf16.map(codeUnit).joined()
        }
    }

    private static func codeUnit(_ unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension String {
    /// The text with escapes for invisible characters.
    package var visible: String {
        guard unicodeScalars.contains(where: { VisibleText.escape($0) != nil }) else { return self }
        var result = ""
        for scalar in unicodeScalars {
            if let escape = VisibleText.escape(scalar) {
                result += escape
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns the text without its middle if it exceeds `count` code points, to limit the length of a name in a
    /// message. Complexity: O(`count`).
    package func shortened(to count: Int) -> String {
        let scalars = unicodeScalars
        guard scalars.index(scalars.startIndex, offsetBy: count + 1, limitedBy: scalars.endIndex) != nil else {
            return self
        }
        let end = count / 3
        return String(scalars.prefix(count - 3 - end)) + "..." + String(scalars.suffix(end))
    }
}
