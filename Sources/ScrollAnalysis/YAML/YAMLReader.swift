/// A value in a YAML file together with its position, so that errors can include it.
struct YAMLReader {
    let node: YAMLNode
    /// The file as named by the user, and its format.
    let log: LogFile
    /// The path from the top of the file, such as `devices.evdev`; empty for the document.
    let path: String

    /// Returns the value of a required key. `expectation` describes its meaning.
    func field(_ key: String, _ expectation: String) throws(PlaygroundError) -> YAMLReader {
        guard let field = try optionalField(key) else {
            throw log.unexpected("no \(joined(key))", at: node.line, expected: expectation)
        }
        return field
    }

    /// Returns the value of an optional key.
    func optionalField(_ key: String) throws(PlaygroundError) -> YAMLReader? {
        guard case .mapping(let members) = node.content else { throw unexpected("a mapping") }
        return members.first { $0.key == key }.map { YAMLReader(node: $0.value, log: log, path: joined(key)) }
    }

    /// Returns the members of a mapping whose keys are whole numbers.
    func numberedFields() throws(PlaygroundError) -> [(key: Int, value: YAMLReader)] {
        guard case .mapping(let members) = node.content else { throw unexpected("a mapping") }
        var fields: [(key: Int, value: YAMLReader)] = []
        for member in members {
            guard let key = Int(member.key) else {
                throw log.unexpected(
                    "the key \(JSONWriter.quoted(member.key.shortened(to: 40)))", at: member.value.line,
                    expected: "a whole number")
            }
            fields.append((key, YAMLReader(node: member.value, log: log, path: joined(member.key))))
        }
        return fields
    }

    /// Returns the elements of a list. Nothing counts as an empty list, as in `events:` without any.
    ///
    /// They have the path of the list: their lines tell them apart, and a log has many of them.
    func elements() throws(PlaygroundError) -> LazyMapSequence<[YAMLNode], YAMLReader> {
        let nodes: [YAMLNode]
        switch node.content {
        case .sequence(let elements): nodes = elements
        case .scalar(""): nodes = []
        default: throw unexpected("a list")
        }
        return nodes.lazy.map { YAMLReader(node: $0, log: log, path: path) }
    }

    /// Returns the elements of a list of exactly `count` whole numbers.
    func numbers(_ count: Int, _ expectation: String) throws(PlaygroundError) -> [Int] {
        guard case .sequence(let elements) = node.content, elements.count == count else {
            throw unexpected(expectation)
        }
        return try whole(elements, expectation)
    }

    /// Returns the elements of a list of whole numbers.
    func numbers(_ expectation: String) throws(PlaygroundError) -> [Int] {
        guard case .sequence(let elements) = node.content else { throw unexpected(expectation) }
        return try whole(elements, expectation)
    }

    private func whole(_ elements: [YAMLNode], _ expectation: String) throws(PlaygroundError) -> [Int] {
        var numbers: [Int] = []
        numbers.reserveCapacity(elements.count)
        for element in elements {
            guard case .scalar(let text) = element.content, let number = Int(text) else {
                throw log.unexpected("\(path) with \(element.summary)", at: element.line, expected: expectation)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns a scalar as text.
    func text(_ expectation: String) throws(PlaygroundError) -> String {
        guard case .scalar(let text) = node.content, !text.isEmpty else { throw unexpected(expectation) }
        return text
    }

    /// Returns the error for a value that differs from the expectation.
    func unexpected(_ expectation: String) -> PlaygroundError {
        log.unexpected(
            path.isEmpty ? node.summary : "\(path) with \(node.summary)", at: node.line, expected: expectation)
    }

    private func joined(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
