import Glibc

/// A failure to read or write a file.
public struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The attempted operation.
    public enum Operation: String, Sendable {
        case read, write
    }

    /// The attempted operation.
    public let operation: Operation
    /// The path as given.
    public let path: String
    /// The system's error number.
    public let errno: Int32
    /// The reason for refusing a file that the system would read; nil if the system itself failed.
    public private(set) var refusal: Refusal?

    /// The reason for refusing a readable file.
    public enum Refusal: Equatable, Sendable {
        /// The file is not plain, so that reading it might wait or never end.
        case kind(FileKind)
        /// The file has more bytes than allowed.
        case size(allowed: Int)
    }

    /// Creates an error from the `errno` of the failed call.
    public init(_ operation: Operation, path: String, errno: Int32) {
        self.operation = operation
        self.path = path
        self.errno = errno
    }

    /// Creates the error of a file that is refused for its kind.
    init(_ path: String, is kind: FileKind) {
        self.init(.read, path: path, errno: kind == .folder ? EISDIR : EINVAL)
        if kind != .folder { refusal = .kind(kind) }
    }

    /// Creates the error of a file that is refused for its size.
    init(_ path: String, largerThan limit: Int) {
        self.init(.read, path: path, errno: EFBIG)
        refusal = .size(allowed: limit)
    }

    /// The operation, the path, the system's text and a remedy.
    public var description: String {
        "cannot \(operation.rawValue) \(path): \(reason); \(remedy)"
    }

    /// The system's text, or a text of ours where the system's would not help the reader.
    public var reason: String {
        switch refusal {
        case .kind(let kind): return "It is \(kind.rawValue), and only plain files are read"
        case .size(let allowed): return "It is larger than \(allowed) bytes"
        case nil: break
        }
        return switch (errno, operation) {
        case (EINVAL, _) where path.utf8.contains(0): "A file name cannot contain NUL"
        case (ENXIO, .write): "It is a socket or a named pipe, which may have no reader when it is written"
        case (ENOTSUP, .write): "It is a disk, not a file"
        default: String(cString: strerror(errno))
        }
    }

    /// A short instruction that says what to do next.
    public var remedy: String {
        switch refusal {
        case .kind: return "copy its contents to a plain file, and use that one"
        case .size: return "choose a smaller file"
        case nil: break
        }
        return switch errno {
        case ENOENT: operation == .read ? "check the name" : "make the folder first"
        case EACCES, EPERM: "choose a location that you may \(operation == .read ? "read" : "write to")"
        case EROFS: "choose a writable location; this one is mounted read-only"
        case ENOSPC, EDQUOT: "free some space or choose another location"
        case EISDIR: "name a file, not a folder"
        case ENOTDIR: "check the path: a part of it is not a folder"
        case ELOOP: "check the links of the path: they form a loop"
        case ENAMETOOLONG: "choose a shorter name"
        case EMFILE, ENFILE: "allow more open files (ulimit -n) and try again"
        case EFBIG: "allow larger files (ulimit -f), or choose a disk that supports them"
        case EBADF: "keep it open, or redirect it to a file"
        case ENXIO, ENOTSUP, EINVAL: "name a plain file"
        default: "choose another file"
        }
    }
}
