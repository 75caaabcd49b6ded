/// The program's asset folder was not found.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folders that were searched, in order.
    public let foldersTried: [String]

    /// The missing folder, the searched locations and the remedy, on separate lines.
    public var description: String {
        let folders = foldersTried.map { "  \($0)" }.joined(separator: "\n")
        return """
            the Assets folder (with Fonts inside) was not found. Tried:
            \(folders)
            Set \(AssetSearch.environmentVariable) to the folder, or install the program with 'make install'
            """
    }
}
