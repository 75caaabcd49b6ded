/// A value of a YAML document with its line. Scalars are text: the reader knows which of them are numbers.
struct YAMLNode: Equatable, Sendable {
    /// The content of a node. The keys of mappings are scalars.
    enum Content: Equatable, Sendable {
        case scalar(String)
        case sequence([YAMLNode])
        case mapping([Member])
    }

    /// A key of a mapping and its value.
    struct Member: Equatable, Sendable {
        var key: String
        var value: YAMLNode
    }

    var content: Content
    /// The line in the file, from 1.
    var line: Int

    /// A short description of the value, for errors.
    var summary: String {
        switch content {
        case .scalar(""): "nothing"
        case .scalar(let text): JSONWriter.quoted(text.shortened(to: 40))
        case .sequence(let elements): "a list of \(elements.count)"
        case .mapping: "a mapping"
        }
    }
}
