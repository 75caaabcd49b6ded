import Glibc

/// Where the bytes for a path go, with its links followed.
struct WriteTarget: Equatable {
    /// As many as Linux itself follows.
    private static let mostLinks = 40

    /// With the links followed, also one that leads to nothing yet: it is the file behind it that is made.
    let path: String
    /// Permissions of the file that is there; nil where there is none.
    let mode: mode_t?
    /// False for a pipe or a device: it has no contents that could be replaced.
    let isPlain: Bool

    /// Throws for what nobody would write to on purpose: folders, sockets, whole disks, files that are protected.
    ///
    /// A named pipe is refused too: its reader may be gone by the time at which there is something to write. The pipes of the
    /// shell (`/dev/stdout`, `/dev/fd/63`) have no name.
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

    /// Where a link that leads to nothing leads; `path` itself where it is no link.
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

    /// Nil where `path` is no link.
    private static func destination(ofLink path: String) throws(SystemError) -> String? {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        let destination = bytes[..<count].map(UInt8.init(bitPattern:))
        guard let text = String(validating: destination, as: UTF8.self) else { throw SystemError(EILSEQ) }
        return text
    }

    /// Nil where nothing is there under a name of its own.
    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(validatingCString: real)
    }
}
