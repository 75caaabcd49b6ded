/// The files that the program needs are nowhere to be found.
public struct AssetError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Every place that was tried, in that order.
    public let placesTried: [String]

    /// What is missing, where it was looked for and what to do; one line each.
    public var description: String {
        let places = placesTried.map { "  \($0)" }.joined(separator: "\n")
        return """
            the Assets folder (with Fonts inside) was not found. Tried:
            \(places)
            Set \(AssetSearch.environmentVariable) to the folder, or install the program with 'make install'
            """
    }
}
