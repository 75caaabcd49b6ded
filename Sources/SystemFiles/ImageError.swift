/// A picture that is not what it should be, or cannot be made.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    case file(FileError)
    /// Not a PNG, or a damaged one; `reason` is libpng's own text.
    case notAPicture(path: String, reason: String)
    /// The picture could not be encoded; `reason` is libpng's own text.
    case notEncodable(path: String, reason: String)
    /// What the window shows cannot be read back; `reason` is SDL's own text.
    case notReadable(reason: String)

    /// Which file, what is wrong with it and what to do.
    public var description: String {
        switch self {
        case .file(let error):
            error.description
        case .notAPicture(let path, let reason):
            "\(path): expected a PNG picture, found something else (\(reason)); save it as PNG and try again"
        case .notEncodable(let path, let reason):
            "cannot make a PNG for \(path) (\(reason)); choose a smaller size"
        case .notReadable(let reason):
            "the window's picture cannot be read (\(reason)); try --renderer software"
        }
    }
}
