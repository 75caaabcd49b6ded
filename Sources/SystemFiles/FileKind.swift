import Glibc

/// What a path leads to, as far as reading it is concerned.
public enum FileKind: String, Sendable {
    /// Bytes that end.
    case plain = "a plain file"
    case folder = "a folder"
    /// Waits for whoever writes.
    case pipe = "a named pipe"
    case socket = "a socket"
    /// May wait, or never end.
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
