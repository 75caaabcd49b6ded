import Foundation

/// Finds the modules that a Swift file imports.
enum ImportLines {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    private static let quotes = "\"\"\""

    /// The modules in the order of the lines; a submodule counts as its module. Text in triple quotes, such as
    /// generated code, is ignored.
    static func modules(in text: String) -> [String] {
        var isQuoted = false
        return text.split(separator: "\n").compactMap { line in
            if line.components(separatedBy: quotes).count.isMultiple(of: 2) { isQuoted.toggle() }
            if isQuoted { return nil }
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
