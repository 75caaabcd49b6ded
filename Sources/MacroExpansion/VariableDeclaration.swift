/// The parts of `var name: Type = value`, taken from its source. The type and the value may be anything.
struct VariableDeclaration {
    let name: String
    /// Nil if the type is inferred from the value.
    let type: String?
    /// Nil without an initial value.
    let value: String?

    /// Fails for a declaration that is not a variable or that has accessors.
    init?(_ source: String) {
        var scanner = SourceScanner(source)
        var pieces = Array(sequence(state: ()) { _ in scanner.next() }).drop { $0 != "var" }.dropFirst()
        guard let name = pieces.popFirst() else { return nil }
        self.name = String(name)
        type = pieces.first == ":" ? Self.text(pieces.dropFirst().prefix { $0 != "=" }, in: source) : nil
        let rest = pieces.drop { $0 != "=" }
        value = Self.text(rest.dropFirst(), in: source)
        let hasAccessors = rest.isEmpty && pieces.last?.first == "{"
        if hasAccessors { return nil }
    }

    /// The source from the first piece to the last.
    private static func text(_ pieces: ArraySlice<Substring>, in source: String) -> String? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return String(source[first.startIndex..<last.endIndex])
    }

    /// A Boolean value that tells whether the written type is optional.
    var isOptional: Bool {
        guard let type else { return false }
        return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
    }
}
