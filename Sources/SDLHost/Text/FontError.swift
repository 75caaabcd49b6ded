/// No face can be opened, so no text can be shown.
public struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder that was looked in.
    public let folder: String
    /// What SDL_ttf said last; empty when no file was there at all.
    public let reason: String

    /// Which folder, what is wrong and what to do.
    public var description: String {
        let detail = reason.isEmpty ? "none of the shipped fonts is there" : reason
        return """
            no font can be opened in \(folder): \(detail). \
            Install the program again, or set \(AssetSearch.environmentVariable) to a folder with Fonts inside
            """
    }
}
