/// A file of the symbols that is not what it should be.
struct SymbolError: Error, Equatable, CustomStringConvertible {
    let path: String
    /// What was found, and what was expected.
    let reason: String

    /// Which file, what is wrong with it and what to do.
    var description: String { "\(path): \(reason); put the file back as it was installed" }
}
