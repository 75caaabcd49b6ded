/// The files that the program needs are nowhere to be found.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Every folder that was tried, in that order.
    public let foldersTried: [String]

    /// What is missing, where it was looked for and what to do; one line each.
    public var description: String {
        let folders = foldersTried.map { "  \($0)" }.joined(separator: "\n")
        return """
            the Assets folder (with Fonts inside) was not found. Tried:
            \(folders)
            Set \(AssetSearch.environmentVariable) to the folder, or install the program with 'make install'
            """
    }
}
