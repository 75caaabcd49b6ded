/// Parses a JSON text (RFC 8259) strictly: no comments, no trailing commas, no duplicate keys, no number that exceeds
/// the range of a Double, and only as much as ``FileLimit`` allows. Linear in the length of the text.
///
/// Does not own the meaning of values. ``JSONReader`` accesses fields and reports invalid ones.
struct JSONParser {
    /// The number of keys from which a set is used to find duplicates; for fewer, a linear search needs less time and
    /// memory.
    private static let manyKeys = 16

    var cursor: JSONCursor
    private var depth = 0
    /// The number of values so far.
    private var count = 0
    private let values: FileLimit

    private init(_ bytes: [UInt8], values: FileLimit) {
        cursor = JSONCursor(bytes)
        self.values = values
    }

    /// Parses `bytes` in UTF-8. A byte order mark at the start is skipped.
    static func parse(_ bytes: [UInt8], values: FileLimit = .values) throws(JSONSyntaxError) -> JSONValue {
        var parser = JSONParser(bytes, values: values)
        parser.cursor.skipByteOrderMark()
        let value = try parser.value()
        parser.cursor.skipSpace()
        guard parser.cursor.atEnd else { throw parser.cursor.error("the end of the file") }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        cursor.skipSpace()
        guard count < values.value else { throw cursor.error(beyond: values) }
        count += 1
        switch cursor.peek {
        case UInt8(ascii: "{"): return .object(try nested { parser throws(JSONSyntaxError) in try parser.object() })
        case UInt8(ascii: "["): return .array(try nested { parser throws(JSONSyntaxError) in try parser.array() })
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return .number(try number())
        default: return try word()
        }
    }

    private mutating func word() throws(JSONSyntaxError) -> JSONValue {
        if cursor.take("true") { return .bool(true) }
        if cursor.take("false") { return .bool(false) }
        if cursor.take("null") { return .null }
        throw cursor.error("a value")
    }

    private mutating func nested<Value>(
        _ body: (inout JSONParser) throws(JSONSyntaxError) -> Value
    ) throws(JSONSyntaxError) -> Value {
        guard depth < FileLimit.depth.value else { throw cursor.error(beyond: .depth) }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    private mutating func array() throws(JSONSyntaxError) -> [JSONValue] {
        cursor.advance()
        var elements: [JSONValue] = []
        cursor.skipSpace()
        if cursor.take("]") { return elements }
        repeat {
            elements.append(try value())
            cursor.skipSpace()
        } while cursor.take(",")
        guard cursor.take("]") else { throw cursor.error("',' or ']' after an element of a list") }
        return elements
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONObject {
        cursor.advance()
        var object = JSONObject()
        var keys: Set<String> = []
        cursor.skipSpace()
        if cursor.take("}") { return object }
        repeat {
            cursor.skipSpace()
            let start = cursor
            let (key, value) = try member()
            guard isNew(key, in: object, among: &keys) else {
                throw start.error("a key that this object does not have yet")
            }
            object.append(key, value)
            cursor.skipSpace()
        } while cursor.take(",")
        guard cursor.take("}") else { throw cursor.error("',' or '}' after a value of an object") }
        return object
    }

    /// `keys` contains all keys of the object once it has many.
    private func isNew(_ key: String, in object: JSONObject, among keys: inout Set<String>) -> Bool {
        guard object.members.count >= Self.manyKeys else { return object[key] == nil }
        if keys.isEmpty { keys = Set(object.members.map { $0.key }) }
        return keys.insert(key).inserted
    }

    private mutating func member() throws(JSONSyntaxError) -> (key: String, value: JSONValue) {
        guard cursor.peek == UInt8(ascii: "\"") else { throw cursor.error("a key in double quotes") }
        let key = try string()
        cursor.skipSpace()
        guard cursor.take(":") else {
            throw cursor.error("':' after the key \(JSONWriter.quoted(key.shortened(to: 40)))")
        }
        return (key, try value(of: key))
    }

    /// Parses the value of a member and adds its key to errors.
    private mutating func value(of key: String) throws(JSONSyntaxError) -> JSONValue {
        do throws(JSONSyntaxError) {
            return try value()
        } catch {
            var error = error
            let key = key.shortened(to: JSONReader.longestKey)
            error.path = error.path.isEmpty ? key : key + "." + error.path
            throw error
        }
    }
}
