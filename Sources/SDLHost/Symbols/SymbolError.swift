/// An invalid symbol file.
struct SymbolError: Error, Equatable, CustomStringConvertible {
    let path: String
    /// The found and the expected input.
    let reason: String

    /// The file, the problem and a remedy.
    var description: String { "\(path): \(reason); restore the installed file" }
}
