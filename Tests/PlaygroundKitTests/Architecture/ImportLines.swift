/// Finds the modules that a Swift file imports.
enum ImportLines {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    /// In the order of the lines; a submodule counts as its module.
    static func modules(in text: String) -> [String] {
        text.split(separator: "\n").compactMap { line in
            var words = line.split(separator: " ")[...]
            while let word = words.first,
                word.hasPrefix("@") || ["public", "package", "internal", "private"].contains(word)
            {
                words.removeFirst()
            }
            guard words.first == "import" else { return nil }
            words.removeFirst()
            if let word = words.first, kinds.contains(word) { words.removeFirst() }
            return words.first.map { String($0.prefix { $0 != "." }) }
        }
    }
}
