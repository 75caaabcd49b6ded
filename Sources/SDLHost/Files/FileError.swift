import Glibc

/// A file that cannot be read or written.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was tried.
    public enum Operation: String, Sendable {
        case read, write
    }

    /// What was tried.
    public let operation: Operation
    /// As it was given.
    public let path: String
    /// The system's own number for what went wrong.
    public let errno: Int32

    /// `errno` as the failed call left it.
    public init(_ operation: Operation, path: String, errno: Int32) {
        self.operation = operation
        self.path = path
        self.errno = errno
    }

    /// What failed, on which path, the system's text and what to do.
    public var description: String {
        "cannot \(operation.rawValue) \(path): \(reason); \(remedy)"
    }

    /// The system's own text.
    public var reason: String { String(cString: strerror(errno)) }

    /// What to do next, in a few words.
    public var remedy: String {
        switch errno {
        case ENOENT: operation == .read ? "check the name" : "make the folder first"
        case EACCES, EPERM, EROFS: "choose a place that you may \(operation == .read ? "read" : "write to")"
        case ENOSPC, EDQUOT: "free some space or choose another place"
        case EISDIR: "name a file, not a folder"
        default: "choose another file"
        }
    }
}
