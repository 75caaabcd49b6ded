/// Writes a JSON tree as text that a person can read and a version control can compare.
///
/// Objects are spread over lines, one member each, down to `depth` levels; a list of objects has one line for each of them;
/// everything else stands on one line. The same tree always gives the same text.
package enum JSONWriter {
    /// The text of `value`, with a line break at its end.
    package static func text(_ value: JSONValue, depth: Int) -> String {
        var text = ""
        write(value, depth: depth, indentation: "", to: &text)
        return text + "\n"
    }

    /// The text of `value` on one line, without a line break at its end.
    package static func line(_ value: JSONValue) -> String {
        var text = ""
        writeInline(value, to: &text)
        return text
    }

    /// `text` in double quotes, with what JSON cannot hold plainly escaped, and what a person could not see.
    package static func quoted(_ text: String) -> String {
        var result = ""
        writeQuoted(text, to: &result)
        return result
    }

    private static func writeQuoted(_ string: String, to text: inout String) {
        text += "\""
        // Nearly all keys and words are, and looking at each scalar takes ten times as long.
        if string.utf8.allSatisfy(isPlain) {
            text += string
        } else {
            for scalar in string.unicodeScalars { text += escaped(scalar) }
        }
        text += "\""
    }

    /// Stands for itself between double quotes.
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
        case .array(let elements) where elements.contains(where: \.isObject):
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
