import Glibc

/// Whole files in and out.
public enum FileBytes {
    /// Everything in the file at `path`. Complexity: O(size of the file).
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw FileError(.read, path: path, errno: errno) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw FileError(.read, path: path, errno: errno) }
            if count == 0 { return bytes }
            bytes.append(contentsOf: chunk[..<count])
        }
    }

    /// Replaces the file in one step: whoever reads the path sees the old bytes or the new ones, never a part, and so does
    /// whoever comes after a loss of power.
    ///
    /// Writes beside the target and renames, so the folder has to be writable. A link stays one and the file's permissions
    /// stay as they are. What is no plain file (a pipe, `/dev/stdout`) is written to directly.
    public static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
        let target = withoutLinks(path)
        var status = stat()
        let exists = stat(target, &status) == 0
        let isPlain = !exists || status.st_mode & S_IFMT == S_IFREG
        let problem =
            isPlain
            ? replace(target, with: bytes, mode: exists ? status.st_mode & 0o777 : nil) : overwrite(target, bytes)
        if let problem { throw FileError(.write, path: path, errno: problem) }
    }

    /// Writes to an open file or pipe; `name` is what errors call it.
    public static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws(FileError) {
        if let problem = writeAll(bytes, to: descriptor) { throw FileError(.write, path: name, errno: problem) }
    }

    private static func replace(_ target: String, with bytes: [UInt8], mode: mode_t?) -> Int32? {
        var temporary = Array(temporaryName(beside: target).utf8CString)
        let file = mkstemp(&temporary)
        guard file >= 0 else { return errno }
        var problem = fchmod(file, mode ?? newFileMode()) == 0 ? writeAll(bytes, to: file) : errno
        if problem == nil, fsync(file) != 0 { problem = errno }
        // A full disk may show only here: some file systems allocate when the file is closed.
        if close(file) != 0, problem == nil { problem = errno }
        if problem == nil, rename(temporary, target) != 0 { problem = errno }
        if problem != nil { unlink(temporary) }
        return problem
    }

    /// In the same folder, since a rename does not cross file systems; short, since the target's own name may be as long
    /// as names can be. The six letters are what `mkstemp` puts others in the place of.
    private static func temporaryName(beside target: String) -> String {
        let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
        return folder + ".XXXXXX"
    }

    private static func overwrite(_ target: String, _ bytes: [UInt8]) -> Int32? {
        let file = open(target, O_WRONLY | O_CLOEXEC)
        guard file >= 0 else { return errno }
        let problem = writeAll(bytes, to: file)
        let closed = close(file) == 0 ? nil : errno
        return problem ?? closed
    }

    private static func withoutLinks(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// What open would give a new file. The system tells the process's mask only to whoever sets it.
    private static func newFileMode() -> mode_t {
        let mask = umask(0o077)
        umask(mask)
        return 0o666 & ~mask
    }

    /// The error number of the first failure, nil when all of it is written.
    private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count >= 0 else { return errno }
                rest = rest.dropFirst(count)
            }
            return nil
        }
    }
}
