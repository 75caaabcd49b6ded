/// A value in a JSON file together with its position, so that errors can include it.
///
/// ```swift
/// let width = try reader.object().field("width").number(in: 0...10_000, "a width in points")
/// ```
/// Throws only ``PlaygroundError`` with ``ExitStatus/malformed``.
package struct JSONReader {
    package let value: JSONValue
    /// The file as named by the user.
    package let file: String
    /// The path from the top of the file, such as `events[3].y`; empty for the file's value itself.
    package let path: String

    /// Parses a whole file. `file` is only used in messages. `expectation` describes the expected value at a path if
    /// that is known in advance: JSON has no word for a value that is not a number.
    package init(
        _ bytes: [UInt8], file: String, expectation: (_ path: String) -> String? = { _ in nil }
    ) throws(PlaygroundError) {
        do throws(JSONSyntaxError) {
            self.init(value: try JSONParser.parse(bytes), file: file, path: "")
        } catch {
            let expected = expectation(error.path)
            let prefix = expected == nil ? "" : " \(error.path):"
            throw PlaygroundError(
                .malformed,
                "\(file):\(error.line):\(error.column):\(prefix) found \(error.found), expected "
                    + "\(expected ?? error.expected).",
                remedy: error.remedy ?? "Correct the JSON there and try again.")
        }
    }

    package init(value: JSONValue, file: String, path: String) {
        self.value = value
        self.file = file
        self.path = path
    }

    /// Returns this value as an object.
    package func object() throws(PlaygroundError) -> JSONObjectReader {
        guard case .object(let object) = value else { throw unexpected("an object in braces") }
        return JSONObjectReader(object: object, reader: self)
    }

    /// Returns the elements of this value with their indices, at most `limit`.
    package func elements(_ limit: FileLimit = .elements) throws(PlaygroundError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw unexpected("a list in brackets") }
        if let refusal = limit.refusal(of: elements.count, at: "\(file): \(path)") { throw refusal }
        return elements.enumerated().map { JSONReader(value: $1, file: file, path: "\(path)[\($0)]") }
    }

    /// Returns this value as a number within `range`. `expectation` describes its meaning and unit.
    package func number(
        in range: ClosedRange<Double> = -Limits.magnitude...Limits.magnitude, _ expectation: String
    ) throws(PlaygroundError) -> Double {
        guard case .number(let number) = value else { throw unexpected(expectation) }
        guard range.contains(number.value) else { throw unexpected(Self.expectation(expectation, within: range)) }
        return number.value
    }

    /// Returns the expectation of a number for messages.
    package static func expectation(_ meaning: String, within range: ClosedRange<Double>) -> String {
        "\(meaning), from \(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
    }

    /// Returns this value as text.
    package func string(_ expectation: String) throws(PlaygroundError) -> String {
        guard case .string(let text) = value else { throw unexpected(expectation) }
        return text
    }

    /// Returns this value as `true` or `false`.
    package func bool() throws(PlaygroundError) -> Bool {
        guard case .bool(let flag) = value else { throw unexpected("true or false") }
        return flag
    }

    /// Returns this value as one of a closed set of words.
    package func choice<Choice: RawRepresentable<String>>(of choices: [Choice]) throws(PlaygroundError) -> Choice {
        if case .string(let word) = value, let choice = choices.first(where: { $0.rawValue == word }) { return choice }
        throw unexpected("one of " + choices.map { JSONWriter.quoted($0.rawValue) }.joined(separator: ", "))
    }

    /// Returns this value as one of a list of words.
    package func word(of words: [String]) throws(PlaygroundError) -> String {
        if case .string(let word) = value, words.contains(word) { return word }
        throw unexpected("one of " + words.map(JSONWriter.quoted).joined(separator: ", "))
    }

    /// Returns the error for a value that differs from the expectation.
    package func unexpected(_ expectation: String, remedy: String? = nil) -> PlaygroundError {
        let shownPath = path.isEmpty ? "the file" : path
        return PlaygroundError(
            .malformed, "\(file): \(shownPath): found \(value.summary), expected \(expectation).",
            remedy: remedy ?? "Change \(shownPath) to what is expected and try again.")
    }

    /// The limit of a key in messages, in code points. No known name is as long.
    static let longestKey = 60

    /// Bounds for the numbers of all files.
    package enum Limits {
        /// Points, or points per second. At this size Doubles still distinguish a thousandth of a point.
        package static let magnitude = 1e12
    }
}

/// An object in a JSON file together with its position.
package struct JSONObjectReader {
    package let object: JSONObject
    let reader: JSONReader

    /// Returns the value of a required key. `expectation` describes its meaning, for the message when it is missing.
    package func field(_ key: String, _ expectation: String) throws(PlaygroundError) -> JSONReader {
        guard let field = optionalField(key) else {
            throw PlaygroundError(
                .malformed, "\(reader.file): \(path(to: key)): missing, expected \(expectation).",
                remedy: "Add \(JSONWriter.quoted(key)) there and try again.")
        }
        return field
    }

    /// Returns the value of an optional key.
    package func optionalField(_ key: String) -> JSONReader? {
        object[key].map { JSONReader(value: $0, file: reader.file, path: path(to: key)) }
    }

    private func path(to key: String) -> String {
        let key = key.shortened(to: JSONReader.longestKey)
        return reader.path.isEmpty ? key : reader.path + "." + key
    }
}
