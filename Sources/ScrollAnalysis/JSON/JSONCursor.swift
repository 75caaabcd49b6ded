/// A position in the bytes of a JSON text.
struct JSONCursor {
    private let bytes: [UInt8]
    private(set) var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var atEnd: Bool { index == bytes.count }

    /// The byte at the cursor; nil at the end.
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func advance() { index += 1 }

    /// Skips `word` if it follows.
    mutating func take(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
        index = end
        return true
    }

    /// Skips bytes while `isIncluded` holds and returns their number.
    @discardableResult mutating func skip(while isIncluded: (UInt8) -> Bool) -> Int {
        let start = index
        while let byte = peek, isIncluded(byte) { index += 1 }
        return index - start
    }

    mutating func skipSpace() { skip { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 } }

    mutating func skipByteOrderMark() { if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 } }

    /// Returns the text from an earlier position to the cursor; nil if it is not UTF-8.
    func text(from start: Int) -> String? { String(validating: bytes[start..<index], as: UTF8.self) }

    /// Returns an error that states the expected input at the cursor. Lines and columns are counted from 1, columns in
    /// characters.
    func error(_ expected: String) -> JSONSyntaxError {
        let before = bytes[..<index]
        let line = before.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: bytes[lineStart..<index], as: UTF8.self).count + 1
        return JSONSyntaxError(line: line, column: column, found: found, expected: expected)
    }

    /// Returns an error for a file that exceeds a limit at the cursor.
    func error(beyond limit: FileLimit) -> JSONSyntaxError {
        var error = error(limit.expectation)
        error.found = "more"
        error.remedy = limit.remedy
        return error
    }

    private var found: String {
        guard !atEnd else { return "the end of the file" }
        let rest = String(decoding: bytes[index..<min(index + 16, bytes.count)], as: UTF8.self)
        guard let first = rest.first, bytes[index] >= 0x20 else { return "a control character" }
        let word = rest.prefix { !$0.isWhitespace && !",:]}".contains($0) }
        return "'\(word.isEmpty ? String(first) : String(word))'"
    }
}

/// The position of invalid JSON and the expected input.
struct JSONSyntaxError: Error, Equatable {
    /// Counted from 1.
    var line: Int
    /// Counted from 1, in characters.
    var column: Int
    var found: String
    var expected: String
    /// The keys that lead to the invalid value, such as `fling.friction`; empty if it is not a member's.
    var path = ""
    /// The remedy; nil if the text at the position must be corrected.
    var remedy: String?
}
