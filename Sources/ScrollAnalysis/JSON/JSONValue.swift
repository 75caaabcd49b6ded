/// A JSON text as a tree, with what a rewrite must not lose: the order of keys and the digits of numbers.
///
/// Foundation's readers drop both, accept a comma before a closing brace, and say 'around character 18' where a person needs
/// a line, so the files that people edit by hand are read through this tree.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)

    /// A number that is written as the shortest decimal that reads back as `value`.
    package static func number(_ value: Double) -> JSONValue { .number(JSONNumber(value)) }

    /// The value in a few words, as an error quotes what it found.
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

/// A JSON number: its value and the digits that it was written with.
package struct JSONNumber: Equatable, Sendable {
    /// Nearest Double; finite.
    package let value: Double
    /// The digits of the file that it was read from, so that a number beyond 2^53 under an unknown key survives a rewrite.
    private let digits: String?

    /// A number written as the shortest decimal that reads back as `value`. No text is made before it is written: a
    /// recording in memory has three such numbers for each frame.
    init(_ value: Double) {
        self.value = value
        digits = nil
    }

    init(value: Double, text: String) {
        self.value = value
        digits = text
    }

    /// As it is written.
    package var text: String { digits ?? value.shortestDecimal }

    package static func == (one: JSONNumber, other: JSONNumber) -> Bool {
        one.value == other.value && (one.digits == other.digits || one.text == other.text)
    }
}

/// The members of a JSON object in the order in which they were written. Keys are unique.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// A key and its value.
    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSONValue
    }

    /// In the order in which they are written.
    package private(set) var members: [Member] = []

    /// An object with the given members in the given order.
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

    /// Adds a member whose key is known to be new. Constant time.
    package mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key: key, value: value)) }

    /// These members and then those of `other`, whose keys are taken to be new.
    func appending(_ other: JSONObject) -> JSONObject {
        var all = self
        all.members += other.members
        return all
    }

    /// The members whose key is not in `known`: what a reader does not understand and a writer keeps.
    func others(than known: Set<String>) -> JSONObject {
        var rest = JSONObject()
        rest.members = members.filter { !known.contains($0.key) }
        return rest
    }
}
