/// Unexpected markup.
struct MarkupError: Error, Equatable {
    let expected: String
}

/// A tag with its attributes.
struct MarkupTag: Equatable {
    enum Kind: Equatable {
        /// `<a>`, `</a>` and `<a/>`.
        case opening, closing, empty
    }

    let name: String
    let kind: Kind
    let attributes: [String: String]

    subscript(name: String) -> String? { attributes[name] }

    /// Nil for a missing attribute and for one that is not a number.
    func number(_ name: String) -> Double? {
        attributes[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    func check(allowed: Set<String>) throws(MarkupError) {
        if let other = attributes.keys.sorted().first(where: { !allowed.contains($0) }) {
            throw MarkupError(expected: "no \(other) in <\(name)>")
        }
    }
}

/// Reads the subset of XML that the icons use: tags with attributes, and blanks between them. Text, comments, entities
/// and declarations are not supported.
struct MarkupReader {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    /// Nil at the end.
    mutating func nextTag() throws(MarkupError) -> MarkupTag? {
        skipBlanks()
        guard !rest.isEmpty else { return nil }
        try skip("<")
        let isClosing = skips("/")
        let name = try self.name()
        var attributes: [String: String] = [:]
        while true {
            let hasBlank = skipBlanks()
            if skips(">") {
                return MarkupTag(name: name, kind: isClosing ? .closing : .opening, attributes: attributes)
            }
            if !isClosing, skips("/>") { return MarkupTag(name: name, kind: .empty, attributes: attributes) }
            guard hasBlank, !isClosing else { throw MarkupError(expected: "the end of <\(name)>") }
            let key = try self.name()
            guard attributes.updateValue(try value(of: key), forKey: key) == nil else {
                throw MarkupError(expected: "\(key) once in <\(name)>")
            }
        }
    }

    private mutating func name() throws(MarkupError) -> String {
        let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard !name.isEmpty else { throw MarkupError(expected: "a name at '\(rest.prefix(20))'") }
        rest = rest[name.endIndex...]
        return String(name)
    }

    private mutating func value(of key: String) throws(MarkupError) -> String {
        try skip("=")
        try skip("\"")
        let value = rest.prefix { $0 != "\"" }
        guard !value.contains("&"), !value.contains("<") else {
            throw MarkupError(expected: "a plain value of \(key)")
        }
        rest = rest[value.endIndex...]
        try skip("\"")
        return String(value)
    }

    private mutating func skip(_ text: String) throws(MarkupError) {
        guard skips(text) else { throw MarkupError(expected: "\(text) at '\(rest.prefix(20))'") }
    }

    private mutating func skips(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let blanks = rest.prefix { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
        rest = rest[blanks.endIndex...]
        return !blanks.isEmpty
    }
}
