/// An invalid picture, or a picture that cannot be created.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    case file(FileError)
    /// The file is not a PNG or is damaged; `reason` is libpng's text.
    case notAPicture(path: String, reason: String)
    /// The picture could not be encoded; `reason` is libpng's text.
    case notEncodable(path: String, reason: String)
    /// The window's pixels cannot be read back; `reason` is SDL's text.
    case notReadable(reason: String)

    /// The file, the problem and a remedy.
    public var description: String {
        switch self {
        case .file(let error):
            error.description
        case .notAPicture(let path, let reason):
            "\(path): expected a PNG picture, found something else (\(reason)); save it as PNG and try again"
        case .notEncodable(let path, let reason):
            "cannot make a PNG for \(path) (\(reason)); choose a smaller size"
        case .notReadable(let reason):
            "the window's pixels cannot be read (\(reason)); try --renderer software"
        }
    }
}
