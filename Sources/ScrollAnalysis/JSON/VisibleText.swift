/// Text of a stranger's, for people: nothing in it can move a cursor, change a colour or turn the order of what stands beside it.
///
/// A file's text gets to the terminal and the window by few ways: ``PlaygroundError`` and ``JSONWriter`` use this for all that
/// they are given, and the tables for people for names and summaries.
enum VisibleText {
    /// The escape that stands in place of what cannot be seen, as JSON writes it; nil for all else.
    ///
    /// Control characters (C0, DEL, C1), separators of lines and paragraphs, and format characters, among them those that turn
    /// the direction of text; not the two that join letters and emoji, which Persian and families are written with.
    static func escape(_ scalar: Unicode.Scalar) -> String? {
        // Nearly all text: asking for a category costs more.
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
    /// The text with escapes for what cannot be seen.
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

    /// The text with its middle left out where it has more than `count` code points: what a name in a message may be, whatever
    /// a file has in its place. Complexity: O(`count`).
    package func shortened(to count: Int) -> String {
        let scalars = unicodeScalars
        guard scalars.index(scalars.startIndex, offsetBy: count + 1, limitedBy: scalars.endIndex) != nil else {
            return self
        }
        let end = count / 3
        return String(scalars.prefix(count - 3 - end)) + "..." + String(scalars.suffix(end))
    }
}
