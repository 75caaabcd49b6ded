import Glibc

/// The destination of the bytes for a path, with links followed.
struct WriteTarget: Equatable {
    /// The limit of Linux itself.
    private static let mostLinks = 40

    /// The path with links followed. The target of a dangling link counts too: that file is created.
    let path: String
    /// The permissions of an existing file; nil if it does not exist.
    let mode: mode_t?
    /// False for a pipe or a device, which has no contents to replace.
    let isPlain: Bool

    /// Throws for targets that are never written to on purpose: folders, sockets, whole disks, protected files.
    ///
    /// A named pipe is refused too, because its reader may be gone by the time of writing. The pipes of the shell
    /// (`/dev/stdout`, `/dev/fd/63`) have no name.
    init(_ path: String) throws(FileError) {
        do throws(SystemError) {
            self = try Self.following(path)
        } catch {
            throw FileError(.write, path: path, errno: error.number)
        }
    }

    private init(path: String, mode: mode_t?, isPlain: Bool) {
        self.path = path
        self.mode = mode
        self.isPlain = isPlain
    }

    private static func following(_ path: String) throws(SystemError) -> WriteTarget {
        if path.utf8.contains(0) { throw SystemError(EINVAL) }
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno == ENOENT, !path.isEmpty else { throw SystemError() }
            return WriteTarget(path: try endOfLinks(from: path), mode: nil, isPlain: true)
        }
        let isPlain = try isPlainFile(status.st_mode, path)
        guard access(path, W_OK) == 0 else { throw SystemError() }
        return WriteTarget(
            path: isPlain ? realPath(path) ?? path : path, mode: status.st_mode & 0o777, isPlain: isPlain)
    }

    private static func isPlainFile(_ mode: mode_t, _ path: String) throws(SystemError) -> Bool {
        switch mode & S_IFMT {
        case S_IFREG: return true
        case S_IFCHR: return false
        case S_IFIFO:
            if realPath(path) != nil { throw SystemError(ENXIO) }
            return false
        case S_IFDIR: throw SystemError(EISDIR)
        case S_IFSOCK: throw SystemError(ENXIO)
        default: throw SystemError(ENOTSUP)
        }
    }

    /// Returns the target of a dangling link; `path` itself if it is not a link.
    private static func endOfLinks(from path: String) throws(SystemError) -> String {
        var path = path
        for _ in 0..<mostLinks {
            guard let next = try destination(ofLink: path) else {
                if !FilePath(path).namesFile { throw SystemError(EISDIR) }
                return path
            }
            path =
                next.utf8.first == UInt8(ascii: "/") ? next : FilePath(folder: FilePath(path).folder, name: next).path
        }
        throw SystemError(ELOOP)
    }

    /// Nil if `path` is not a link.
    private static func destination(ofLink path: String) throws(SystemError) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        let destination = bytes[..<count].map(UInt8.init(bitPattern:))
        guard let text = String(validating: destination, as: UTF8.self) else { throw SystemError(EILSEQ) }
        return text
    }

    /// Nil for a file without a name, such as an anonymous pipe.
    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }
}
