import ScrollPhysics

/// How a feel is printed.
package enum FeelFormat: String, CaseIterable, Sendable {
    /// Columns for a person.
    case table
    /// A feel file with every choice and number, and the units.
    case json
}

/// Prints the names of the built-in feels. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsList() throws { try printData(FeelTable.list()) }

/// Prints every choice and number of the feel with that name or in that file. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsShow(_ argument: String, format: FeelFormat) throws {
    let file = try FeelLibrary.file(argument)
    let feel = file.feel
    switch format {
    case .table: try printData(FeelTable.show(feel, base: ScrollFeel.named(file.base)))
    case .json: try printData(FeelFile(allOf: feel).json)
    }
}

/// Prints what every choice and number of that feel does. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsDescribe(_ argument: String) throws {
    try printData(FeelDescription.text(of: try FeelLibrary.feel(argument)))
}

/// Prints that feel as code. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCode(_ argument: String, in language: FeelLanguage) throws {
    try printData(language.text(of: try FeelLibrary.feel(argument)))
}

/// Prints how far and how long flings of that feel go. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCurve(_ argument: String) throws { try printData(FlingTable.csv(try FeelLibrary.feel(argument))) }

/// Says what the feel file at `path` is, if it is one. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCheck(_ path: String) throws {
    let file = try FeelFile(contentsOf: path)
    let changed = FeelValues(of: file.feel, differingFrom: ScrollFeel.named(file.base) ?? .uikit).count
    let numbers = changed == 1 ? "1 value differs" : "\(changed) values differ"
    try printData("\(path): the feel \"\(file.name)\"; \(numbers) from \(file.base)".visible + "\n")
}
