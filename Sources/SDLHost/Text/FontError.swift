/// No font can be opened, so no text can be shown.
public struct FontError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The searched folder; empty for the desktop's fonts.
    public let folder: String
    /// SDL_ttf's last error; empty if no file was found.
    public let reason: String

    /// The folder, the problem and a remedy.
    public var description: String {
        if folder.isEmpty {
            let detail = reason.isEmpty ? "the desktop has no fonts" : reason
            return """
                no font can be opened: \(detail). Install one, such as the package fonts-dejavu-core, or put fonts into a folder \
                Assets/Fonts beside the program
                """
        }
        let detail = reason.isEmpty ? "the folder has no fonts" : reason
        return """
            no font can be opened in \(folder): \(detail). \
            Install the program again, or set \(AssetSearch.environmentVariable) to a folder with Fonts inside
            """
    }
}
