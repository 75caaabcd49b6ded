/// Numbers and strings.
extension JSONParser {
    mutating func number() throws(JSONSyntaxError) -> JSONNumber {
        let start = cursor
        _ = cursor.take("-")
        if !cursor.take("0") { try digits("a digit") }
        if let next = cursor.peek, Self.isDigit(next) { throw start.error("a number without a leading zero") }
        if cursor.take(".") { try digits("a digit after the decimal point") }
        if cursor.take("e") || cursor.take("E") {
            if !cursor.take("+") { _ = cursor.take("-") }
            try digits("a digit in the exponent")
        }
        guard let text = cursor.text(from: start.index), let value = Double(text), value.isFinite else {
            throw start.error("a number of size at most 1.797e308")
        }
        return JSONNumber(value: value, text: text)
    }

    private mutating func digits(_ expected: String) throws(JSONSyntaxError) {
        guard cursor.skip(while: Self.isDigit) > 0 else { throw cursor.error(expected) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    mutating func string() throws(JSONSyntaxError) -> String {
        cursor.advance()
        var result = ""
        while true {
            result += try plainText()
            if cursor.take("\"") { return result }
            guard cursor.take("\\") else { throw cursor.error("a closing '\"'") }
            result.unicodeScalars.append(try escaped())
        }
    }

    /// Returns the text up to the next quote, escape or control character.
    private mutating func plainText() throws(JSONSyntaxError) -> String {
        let start = cursor
        cursor.skip { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
        guard let text = cursor.text(from: start.index) else { throw start.error("text in UTF-8") }
        return text
    }

    private mutating func escaped() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = cursor
        guard let byte = cursor.peek else { throw cursor.error("a character after '\\'") }
        cursor.advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try codePoint(from: start)
        default: throw start.error("one of \" \\ / b f n r t u after '\\'")
        }
    }

    /// Parses the four digits after `\u`, and the second half of a surrogate pair if the first half requires it.
    private mutating func codePoint(from start: JSONCursor) throws(JSONSyntaxError) -> Unicode.Scalar {
        let high = try codeUnit()
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard (0xD800..<0xDC00).contains(high), cursor.take("\\u") else { throw start.error("a whole surrogate pair") }
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw start.error("a whole surrogate pair") }
        return scalar
    }

    private mutating func codeUnit() throws(JSONSyntaxError) -> UInt32 {
        let start = cursor
        for _ in 0..<4 where cursor.peek.map(Self.isHexDigit) == true { cursor.advance() }
        guard cursor.index == start.index + 4, let text = cursor.text(from: start.index),
            let unit = UInt32(text, radix: 16)
        else { throw start.error("four hexadecimal digits") }
        return unit
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }
}
