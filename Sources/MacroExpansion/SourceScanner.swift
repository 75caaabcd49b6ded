/// Reads source piece by piece: words, signs, and whole strings and brackets. Skips blanks and comments.
struct SourceScanner {
    private let source: String
    private var place: String.Index

    init(_ source: String) {
        self.source = source
        place = source.startIndex
    }

    /// Returns the next piece; nil at the end.
    mutating func next() -> Substring? {
        skipBlanks()
        guard let first = peek else { return nil }
        let start = place
        if first.isPartOfWord {
            while let next = peek, next.isPartOfWord { advance() }
        } else if let hashes = hashesBeforeQuote {
            skipString(hashes: hashes)
        } else {
            advance()
            if let closing = Self.closings[first] { skip(to: closing) }
        }
        return source[start..<place]
    }

    private static let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

    private var peek: Character? { place < source.endIndex ? source[place] : nil }

    private mutating func advance(_ count: Int = 1) {
        place = source.index(place, offsetBy: count, limitedBy: source.endIndex) ?? source.endIndex
    }

    private func begins(with text: String) -> Bool { source[place...].hasPrefix(text) }

    private mutating func skip(to closing: Character) {
        while let piece = next(), piece != String(closing) {}
    }

    private mutating func skipBlanks() {
        while let next = peek {
            if next.isWhitespace {
                advance()
            } else if begins(with: "//") {
                place = source[place...].firstIndex(where: \.isNewline) ?? source.endIndex
            } else if begins(with: "/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Comments between /* and */ can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if begins(with: "/*") {
                depth += 1
                advance(2)
            } else if begins(with: "*/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && peek != nil
    }

    /// The number of # before the quote of a string that begins here; nil if none begins here.
    private var hashesBeforeQuote: Int? {
        let rest = source[place...].drop { $0 == "#" }
        return rest.first == "\"" ? source.distance(from: place, to: rest.startIndex) : nil
    }

    private mutating func skipString(hashes: Int) {
        advance(hashes)
        let quote = begins(with: "\"\"\"") ? "\"\"\"" : "\""
        advance(quote.count)
        let marks = String(repeating: "#", count: hashes)
        while peek != nil, !begins(with: quote + marks) {
            let escapes = begins(with: "\\" + marks)
            advance(escapes ? 1 + hashes : 1)
            if escapes, peek == "(" { _ = next() } else if escapes { advance() }
        }
        advance(quote.count + hashes)
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "`" }
}
