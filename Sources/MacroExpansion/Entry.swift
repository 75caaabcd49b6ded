/// A variable that `@Entry` turns into a value with its own key.
package struct Entry {
    private let variable: VariableDeclaration
    private let keyProtocol: String

    /// Takes the source of a declaration, and the first line of the declaration that encloses it.
    package init(_ source: String, in context: String) throws(EntryMistake) {
        guard let type = Self.extendedType(context), let keyProtocol = Self.keyProtocols[type] else { throw .place }
        guard let variable = VariableDeclaration(source) else { throw .noStoredVariable }
        guard variable.value != nil || variable.isOptional else { throw .noDefault(variable.name) }
        self.variable = variable
        self.keyProtocol = keyProtocol
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    ]

    /// The name of the extended type, without a module qualifier.
    private static func extendedType(_ context: String) -> String? {
        let words = context.split { $0.isWhitespace || $0 == "{" || $0 == ":" }
        guard let keyword = words.firstIndex(of: "extension"), keyword + 1 < words.count else { return nil }
        return words[keyword + 1].split(separator: ".").last.map(String.init)
    }

    private var keyName: String { "__Key_" + variable.name.filter { $0 != "`" } }

    /// The source of the variable's getter and setter.
    package var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The source of the key type.
    // Each value is followed by a line break, because it may end with a comment. With an explicit type the default is a
    // computed property, so that the type need not be Sendable.
    package var key: String {
        let value = variable.value ?? "nil"
        let property =
            variable.type.map { "static var defaultValue: \($0) {\n\(value)\n}" }
            ?? "static let defaultValue = \(value)\n"
        return "private struct \(keyName): ScrollUI.\(keyProtocol) {\n\(property)\n}"
    }
}

/// The reason why a declaration cannot be an entry.
package enum EntryMistake: Error {
    case place
    case noStoredVariable
    case noDefault(String)

    /// The mistake and its correction.
    package var message: String {
        switch self {
        case .place:
            "'@Entry' belongs to a variable in an extension of EnvironmentValues, Transaction or ContainerValues"
        case .noStoredVariable: "'@Entry' needs a variable without accessors of its own"
        case .noDefault(let name): "'@Entry' needs a default: write '\(name)' with a value, or make its type optional"
        }
    }
}
