/// No face can be opened, so no text can be shown.
public struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The folder that was looked in; empty where the desktop's fonts were.
    public let folder: String
    /// What SDL_ttf said last; empty when no file was there at all.
    public let reason: String

    /// Which folder, what is wrong and what to do.
    public var description: String {
        if folder.isEmpty {
            let detail = reason.isEmpty ? "the desktop has none" : reason
            return """
                no font can be opened: \(detail). Install one, such as the package fonts-dejavu-core, or put fonts into a folder \
                Assets/Fonts beside the program
                """
        }
        let detail = reason.isEmpty ? "there is none" : reason
        return """
            no font can be opened in \(folder): \(detail). \
            Install the program again, or set \(AssetSearch.environmentVariable) to a folder with Fonts inside
            """
    }
}
