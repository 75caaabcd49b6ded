import ScrollPhysics

/// The output format of a feel.
package enum FeelFormat: String, CaseIterable, Sendable {
    /// Aligned columns for a terminal.
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

/// Prints the description of every choice and number of a feel. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsDescribe(_ argument: String) throws {
    try printData(FeelDescription.text(of: try FeelLibrary.feel(argument)))
}

/// Prints a feel as code. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCode(_ argument: String, in language: FeelLanguage) throws {
    try printData(language.text(of: try FeelLibrary.feel(argument)))
}

/// Prints the distance and duration of a feel's flings. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCurve(_ argument: String) throws { try printData(FlingTable.csv(try FeelLibrary.feel(argument))) }

/// Validates the feel file at `path` and prints a summary. Throws ``OutputClosed`` and ``PlaygroundError``.
package func runFeelsCheck(_ path: String) throws {
    let file = try FeelFile(contentsOf: path)
    let changed = FeelValues(of: file.feel, differingFrom: ScrollFeel.named(file.base) ?? .uikit).count
    let numbers = changed == 1 ? "1 value differs" : "\(changed) values differ"
    try printData("\(path): the feel \"\(file.name)\"; \(numbers) from \(file.base)".visible + "\n")
}
