import CYAML

/// Parses a YAML document with libyaml.
///
/// Refused are anchors and aliases, which can make a small file large, keys that are not scalars, and more values or
/// levels than a JSON file may have.
struct YAMLParser {
    /// A problem in a document: its position, from 1, and its description.
    struct Problem: Error, Equatable {
        var line: Int
        var column: Int
        var found: String
        var expected: String
    }

    /// The collections that are open, outermost first.
    private var open: [Collection] = []
    private var root: YAMLNode?
    private var count = 0

    private struct Collection {
        let isMapping: Bool
        let line: Int
        var elements: [YAMLNode] = []
        var members: [YAMLNode.Member] = []
        /// The key whose value comes next, in a mapping.
        var key: String?
        /// The keys so far, in a mapping.
        var keys: Set<String> = []

        var node: YAMLNode { YAMLNode(content: isMapping ? .mapping(members) : .sequence(elements), line: line) }
    }

    /// Returns the document in `bytes`, which must be the only one.
    static func parse(_ bytes: [UInt8]) throws(Problem) -> YAMLNode {
        var builder = YAMLParser()
        var problem: Problem?
        bytes.withUnsafeBufferPointer { buffer in
            // libyaml keeps pointers to its parser and to the input, so both must stay in place while it works.
            let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
            defer { parser.deallocate() }
            guard yaml_parser_initialize(parser) == 1 else {
                problem = Problem(line: 1, column: 1, found: "a document that needs more memory", expected: "less")
                return
            }
            defer { yaml_parser_delete(parser) }
            yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
            do throws(Problem) {
                try builder.readEvents(parser)
            } catch {
                problem = error
            }
        }
        if let problem { throw problem }
        guard let root = builder.root else {
            throw Problem(line: 1, column: 1, found: "an empty file", expected: "a YAML document")
        }
        return root
    }

    private mutating func readEvents(_ parser: UnsafeMutablePointer<yaml_parser_t>) throws(Problem) {
        while true {
            var event = yaml_event_t()
            guard yaml_parser_parse(parser, &event) == 1 else { throw Self.problem(parser.pointee) }
            defer { yaml_event_delete(&event) }
            if event.type == YAML_STREAM_END_EVENT { return }
            try take(event)
        }
    }

    private static func problem(_ parser: yaml_parser_t) -> Problem {
        let text = parser.problem.map { String(cString: $0) } ?? "unreadable text"
        let mark = parser.error == YAML_READER_ERROR ? parser.mark : parser.problem_mark
        return Problem(
            line: Int(mark.line) + 1, column: Int(mark.column) + 1, found: "invalid YAML (\(text))",
            expected: "a YAML document")
    }

    private mutating func take(_ event: yaml_event_t) throws(Problem) {
        let line = Int(event.start_mark.line) + 1
        switch event.type {
        case YAML_SCALAR_EVENT:
            try check(event, anchor: event.data.scalar.anchor)
            let scalar = event.data.scalar
            // libyaml owns the bytes until the event is deleted; the String copies them.
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            try add(scalar: text, event)
        case YAML_SEQUENCE_START_EVENT:
            try check(event, anchor: event.data.sequence_start.anchor)
            try begin(Collection(isMapping: false, line: line), event)
        case YAML_MAPPING_START_EVENT:
            try check(event, anchor: event.data.mapping_start.anchor)
            try begin(Collection(isMapping: true, line: line), event)
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            guard let collection = open.popLast() else { return }
            add(collection.node)
        case YAML_ALIAS_EVENT:
            throw Self.problem(event, found: "an alias", expected: "the value itself")
        case YAML_DOCUMENT_START_EVENT:
            guard root == nil else {
                throw Self.problem(event, found: "a second document", expected: "the end of the file")
            }
        default: break
        }
    }

    private mutating func check(_ event: yaml_event_t, anchor: UnsafeMutablePointer<yaml_char_t>?) throws(Problem) {
        guard anchor == nil else { throw Self.problem(event, found: "an anchor", expected: "a value without one") }
        count += 1
        guard count <= FileLimit.values.value else {
            throw Self.problem(
                event, found: "more than \(FileLimit.values.value) values", expected: FileLimit.values.expectation)
        }
    }

    private mutating func begin(_ collection: Collection, _ event: yaml_event_t) throws(Problem) {
        guard open.count < FileLimit.depth.value else {
            throw Self.problem(
                event, found: "more than \(FileLimit.depth.value) levels", expected: FileLimit.depth.expectation)
        }
        if expectsKey {
            throw Self.problem(event, found: "a collection as a key", expected: "a key in words")
        }
        open.append(collection)
    }

    private mutating func add(scalar text: String, _ event: yaml_event_t) throws(Problem) {
        guard expectsKey else {
            return add(YAMLNode(content: .scalar(text), line: Int(event.start_mark.line) + 1))
        }
        guard open[open.count - 1].keys.insert(text).inserted else {
            throw Self.problem(
                event, found: "the key \(JSONWriter.quoted(text.shortened(to: 40))) again", expected: "it once")
        }
        open[open.count - 1].key = text
    }

    /// Whether the next scalar is a key of the innermost collection.
    private var expectsKey: Bool {
        guard let last = open.last else { return false }
        return last.isMapping && last.key == nil
    }

    /// Adds a complete value to the innermost collection.
    private mutating func add(_ node: YAMLNode) {
        let last = open.count - 1
        guard last >= 0 else { return root = node }
        if let key = open[last].key {
            open[last].members.append(YAMLNode.Member(key: key, value: node))
            open[last].key = nil
        } else {
            open[last].elements.append(node)
        }
    }

    private static func problem(_ event: yaml_event_t, found: String, expected: String) -> Problem {
        Problem(
            line: Int(event.start_mark.line) + 1, column: Int(event.start_mark.column) + 1, found: found,
            expected: expected)
    }
}
