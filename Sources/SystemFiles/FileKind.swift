import Glibc

/// The kind of a file, as far as it matters for reading.
public enum FileKind: String, Sendable {
    /// A finite number of bytes.
    case plain = "a plain file"
    case folder = "a folder"
    /// Reading waits for a writer.
    case pipe = "a named pipe"
    case socket = "a socket"
    /// Reading may wait, or never end.
    case device = "a device"

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .plain
        case S_IFDIR: self = .folder
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }
}
