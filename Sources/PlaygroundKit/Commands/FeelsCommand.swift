import ScrollPhysics

/// How a feel is printed.
public enum FeelFormat: String, CaseIterable, Sendable {
    /// Columns for a person.
    case table
    /// A feel file with every number.
    case json
}

/// Prints the names of the built-in feels. Throws ``OutputClosed`` and ``PlaygroundError``.
public func runFeelsList() throws { try printAll(FeelTable.list()) }

/// Prints every number of the feel with that name or in that file. Throws ``OutputClosed`` and ``PlaygroundError``.
public func runFeelsShow(_ argument: String, format: FeelFormat) throws {
    let feel = try FeelLibrary.feel(argument)
    switch format {
    case .table: try printAll(FeelTable.show(feel))
    case .json: try printAll(FeelFile(allOf: feel).json)
    }
}

/// Says what the feel file at `path` is, if it is one. Throws ``OutputClosed`` and ``PlaygroundError``.
public func runFeelsCheck(_ path: String) throws {
    let file = try FeelFile(contentsOf: path)
    let changed = FeelValues(of: file.feel, differingFrom: ScrollFeel.named(file.base) ?? .uikit).count
    let numbers = changed == 1 ? "1 number differs" : "\(changed) numbers differ"
    try printAll("\(path): the feel \"\(file.name)\"; \(numbers) from \(file.base)\n")
}

private func printAll(_ text: String) throws {
    var output = OutputStream()
    try output.write(text)
    try output.flush()
}
