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
    /// Why a file is not read that the system would give; nil where the system did not.
    public private(set) var refusal: Refusal?

    /// What is not read although it could be.
    public enum Refusal: Equatable, Sendable {
        /// Not a plain file, so that reading might wait or never end.
        case kind(FileKind)
        /// More bytes than are taken.
        case size(allowed: Int)
    }

    /// `errno` as the failed call left it.
    public init(_ operation: Operation, path: String, errno: Int32) {
        self.operation = operation
        self.path = path
        self.errno = errno
    }

    /// What is at `path` is not read for what it is.
    init(_ path: String, is kind: FileKind) {
        self.init(.read, path: path, errno: kind == .folder ? EISDIR : EINVAL)
        if kind != .folder { refusal = .kind(kind) }
    }

    /// What is at `path` is not read for its size.
    init(_ path: String, largerThan limit: Int) {
        self.init(.read, path: path, errno: EFBIG)
        refusal = .size(allowed: limit)
    }

    /// What failed, on which path, the system's text and what to do.
    public var description: String {
        "cannot \(operation.rawValue) \(path): \(reason); \(remedy)"
    }

    /// The system's own text, or ours where that says nothing to whoever named the file.
    public var reason: String {
        switch refusal {
        case .kind(let kind): return "It is \(kind.rawValue), and only plain files are read"
        case .size(let allowed): return "It is larger than \(allowed) bytes"
        case nil: break
        }
        return switch (errno, operation) {
        case (EINVAL, _) where path.utf8.contains(0): "No file can have a name with a NUL in it"
        case (ENXIO, .write): "It is a socket or a named pipe, which may have no reader by then"
        case (ENOTSUP, .write): "It is a disk, not a file"
        default: String(cString: strerror(errno))
        }
    }

    /// What to do next, in a few words.
    public var remedy: String {
        switch refusal {
        case .kind: return "copy what it holds into a plain file, and name that one"
        case .size: return "choose a smaller file"
        case nil: break
        }
        return switch errno {
        case ENOENT: operation == .read ? "check the name" : "make the folder first"
        case EACCES, EPERM: "choose a place that you may \(operation == .read ? "read" : "write to")"
        case EROFS: "choose a place that can be written to; this one is mounted for reading alone"
        case ENOSPC, EDQUOT: "free some space or choose another place"
        case EISDIR: "name a file, not a folder"
        case ENOTDIR: "check the path: a part of it is no folder"
        case ELOOP: "check the links of the path: they lead in a circle"
        case ENAMETOOLONG: "choose a shorter name"
        case EMFILE, ENFILE: "allow more open files (ulimit -n) and try again"
        case EFBIG: "allow larger files (ulimit -f), or choose a disk that takes them"
        case EBADF: "leave it open, or send it to a file"
        case ENXIO, ENOTSUP, EINVAL: "name a plain file"
        default: "choose another file"
        }
    }
}
