/// Writes a JSON tree as text that is readable and suitable for version control.
///
/// Objects have one member per line down to `depth` levels; a list of objects has one line for each of them; everything
/// else is on one line. Equal trees give equal text.
package enum JSONWriter {
    /// Returns the text of `value`, with a line break at its end.
    package static func text(_ value: JSONValue, depth: Int) -> String {
        var text = ""
        write(value, depth: depth, indentation: "", to: &text)
        return text + "\n"
    }

    /// Returns the text of `value` on one line, without a line break at its end.
    package static func line(_ value: JSONValue) -> String {
        var text = ""
        writeInline(value, to: &text)
        return text
    }

    /// Returns `text` in double quotes. Characters that JSON requires to be escaped are escaped, and invisible ones as
    /// well.
    package static func quoted(_ text: String) -> String {
        var result = ""
        writeQuoted(text, to: &result)
        return result
    }

    private static func writeQuoted(_ string: String, to text: inout String) {
        text += "\""
        // Nearly all keys and words are plain, and testing each scalar takes ten times as long.
        if string.utf8.allSatisfy(isPlain) {
            text += string
        } else {
            for scalar in string.unicodeScalars { text += escaped(scalar) }
        }
        text += "\""
    }

    /// Returns whether the byte needs no escape between double quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        default: return VisibleText.escape(scalar) ?? String(Character(scalar))
        }
    }

    private static func write(_ value: JSONValue, depth: Int, indentation: String, to text: inout String) {
        let inner = indentation + "  "
        switch value {
        case .object(let object) where depth > 0 && !object.members.isEmpty:
            text += "{\n"
            for (index, member) in object.members.enumerated() {
                text += index == 0 ? inner : ",\n" + inner
                writeQuoted(member.key, to: &text)
                text += ": "
                write(member.value, depth: depth - 1, indentation: inner, to: &text)
            }
            text += "\n" + indentation + "}"
        case .array(let elements) where elements.contains(where: { $0.isObject }):
            text += "[\n"
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "" : ",\n") + inner
                writeInline(element, to: &text)
            }
            text += "\n" + indentation + "]"
        default: writeInline(value, to: &text)
        }
    }

    private static func writeInline(_ value: JSONValue, to text: inout String) {
        switch value {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let number): text += number.text
        case .string(let string): writeQuoted(string, to: &text)
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                if index > 0 { text += ", " }
                writeInline(element, to: &text)
            }
            text += "]"
        case .object(let object):
            text += "{"
            for (index, member) in object.members.enumerated() {
                if index > 0 { text += ", " }
                writeQuoted(member.key, to: &text)
                text += ": "
                writeInline(member.value, to: &text)
            }
            text += "}"
        }
    }
}

extension JSONValue {
    fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
