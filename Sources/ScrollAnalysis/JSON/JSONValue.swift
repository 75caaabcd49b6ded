/// A JSON text as a tree that preserves the order of keys and the digits of numbers, so that a rewrite does not lose
/// them.
///
/// Foundation's readers drop both, accept a trailing comma, and report 'around character 18' where users need a line.
/// Files that users edit are therefore read through this tree.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// Creates a number that is written as the shortest decimal that parses to `value`.
    package static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

    /// A short description of the value, for errors.
    package var summary: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): "the number \(number.text)"
        case .string(let text): "the text \(JSONWriter.quoted(Self.shortened(text)))"
        case .array(let elements): elements.isEmpty ? "an empty list" : "a list of \(elements.count)"
        case .object: "an object"
        }
    }

    private static func shortened(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let isShort = scalars.index(scalars.startIndex, offsetBy: 41, limitedBy: scalars.endIndex) == nil
        return isShort ? text : String(scalars.prefix(37)) + "..."
    }
}

/// A JSON number: its value and its original digits.
package struct JSONNumber: Equatable, Sendable {
    /// The nearest Double; finite.
    package let value: Double
    /// The digits in the file, so that a number beyond 2^53 under an unknown key survives a rewrite.
    private let digits: String?

    /// Creates a number that is written as the shortest decimal that parses to `value`. The text is only made when
    /// written: a recording in memory has three such numbers for each frame.
    init(_ value: Double) {
        self.value = value
        digits = nil
    }

    init(value: Double, text: String) {
        self.value = value
        digits = text
    }

    /// The number as written.
    package var text: String { digits ?? value.shortestDecimal }

    package static func == (one: JSONNumber, other: JSONNumber) -> Bool {
        one.value == other.value && (one.digits == other.digits || one.text == other.text)
    }
}

/// The members of a JSON object in their original order. Keys are unique.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// A key and its value.
    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSONValue
    }

    /// The members in order.
    package private(set) var members: [Member] = []

    /// Creates an object with the given members in the given order.
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        for (key, value) in elements { self[key] = value }
    }

    /// The value of a key. Setting a new key appends it; setting `nil` removes it. Linear in the number of members.
    package subscript(key: String) -> JSONValue? {
        get { members.first { $0.key == key }?.value }
        set {
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Appends a member with a new key. Constant time.
    package mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key: key, value: value)) }

    /// Returns these members followed by those of `other`, whose keys must be new.
    func appending(_ other: JSONObject) -> JSONObject {
        var all = self
        all.members += other.members
        return all
    }

    /// Returns the members whose key is not in `known`: a reader ignores them and a writer preserves them.
    func others(than known: Set<String>) -> JSONObject {
        var rest = JSONObject()
        rest.members = members.filter { !known.contains($0.key) }
        return rest
    }
}
