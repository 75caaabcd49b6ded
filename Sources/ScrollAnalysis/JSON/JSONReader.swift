/// A value in a JSON file together with where it stands, so that whoever reads it can say what is wrong with it and where.
///
/// ```swift
/// let width = try reader.object().field("width").number(in: 0...10_000, "a width in points")
/// ```
/// Throws only ``PlaygroundError`` with ``ExitStatus/malformed``.
package struct JSONReader {
    package let value: JSONValue
    /// The file as the person named it.
    package let file: String
    /// From the top of the file: `events[3].y`; empty for the file's value itself.
    package let path: String

    /// Parses the whole of a file. `file` is only used in messages. `expectation` says for the path of a value what it
    /// should be, where that is known before the file can be read: JSON has no word for what is not a number.
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

    /// This value as an object.
    package func object() throws(PlaygroundError) -> JSONObjectReader {
        guard case .object(let object) = value else { throw unexpected("an object in braces") }
        return JSONObjectReader(object: object, reader: self)
    }

    /// The elements of this value, each knowing its index: no more than `limit` says.
    package func elements(_ limit: FileLimit = .elements) throws(PlaygroundError) -> [JSONReader] {
        guard case .array(let elements) = value else { throw unexpected("a list in brackets") }
        if let refusal = limit.refusal(of: elements.count, at: "\(file): \(path)") { throw refusal }
        return elements.enumerated().map { JSONReader(value: $1, file: file, path: "\(path)[\($0)]") }
    }

    /// This value as a number within `range`. `expectation` says what it means and its unit.
    package func number(
        in range: ClosedRange<Double> = -Limits.magnitude...Limits.magnitude, _ expectation: String
    ) throws(PlaygroundError) -> Double {
        guard case .number(let number) = value else { throw unexpected(expectation) }
        guard range.contains(number.value) else { throw unexpected(Self.expectation(expectation, within: range)) }
        return number.value
    }

    /// What a number should be, for messages.
    package static func expectation(_ meaning: String, within range: ClosedRange<Double>) -> String {
        "\(meaning), from \(range.lowerBound.shortestDecimal) to \(range.upperBound.shortestDecimal)"
    }

    /// This value as text.
    package func string(_ expectation: String) throws(PlaygroundError) -> String {
        guard case .string(let text) = value else { throw unexpected(expectation) }
        return text
    }

    /// This value as `true` or `false`.
    package func bool() throws(PlaygroundError) -> Bool {
        guard case .bool(let flag) = value else { throw unexpected("true or false") }
        return flag
    }

    /// This value as one of a closed set of words.
    package func choice<Choice: RawRepresentable<String>>(of choices: [Choice]) throws(PlaygroundError) -> Choice {
        if case .string(let word) = value, let choice = choices.first(where: { $0.rawValue == word }) { return choice }
        throw unexpected("one of " + choices.map { JSONWriter.quoted($0.rawValue) }.joined(separator: ", "))
    }

    /// This value as one of a list of words.
    package func word(of words: [String]) throws(PlaygroundError) -> String {
        if case .string(let word) = value, words.contains(word) { return word }
        throw unexpected("one of " + words.map(JSONWriter.quoted).joined(separator: ", "))
    }

    /// That this value is not what is expected here.
    package func unexpected(_ expectation: String, remedy: String? = nil) -> PlaygroundError {
        let shownPath = path.isEmpty ? "the file" : path
        return PlaygroundError(
            .malformed, "\(file): \(shownPath): found \(value.summary), expected \(expectation).",
            remedy: remedy ?? "Change \(shownPath) to what is expected and try again.")
    }

    /// Code points of a key that messages show. No name that we know is as long.
    static let longestKey = 60

    /// Bounds that no file of ours has a reason to leave.
    package enum Limits {
        /// Points, or points per second. Doubles still tell a thousandth of a point apart here.
        package static let magnitude = 1e12
    }
}

/// An object in a JSON file together with where it stands.
package struct JSONObjectReader {
    package let object: JSONObject
    let reader: JSONReader

    /// The value of a key that must be there. `expectation` says what it means, for the message when it is missing.
    package func field(_ key: String, _ expectation: String) throws(PlaygroundError) -> JSONReader {
        guard let field = optionalField(key) else {
            throw PlaygroundError(
                .malformed, "\(reader.file): \(path(to: key)): missing, expected \(expectation).",
                remedy: "Add \(JSONWriter.quoted(key)) there and try again.")
        }
        return field
    }

    /// The value of a key that may be left out.
    package func optionalField(_ key: String) -> JSONReader? {
        object[key].map { JSONReader(value: $0, file: reader.file, path: path(to: key)) }
    }

    private func path(to key: String) -> String {
        let key = key.shortened(to: JSONReader.longestKey)
        return reader.path.isEmpty ? key : reader.path + "." + key
    }
}
