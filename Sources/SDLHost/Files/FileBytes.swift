import Glibc

/// Whole files in and out.
enum FileBytes {
    /// Complexity: O(size of the file).
    static func read(_ path: String) throws(FileError) -> [UInt8] {
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

    /// Replaces the file in one step: whoever reads the path sees the old bytes or the new ones, never a part.
    ///
    /// Writes beside the target and renames, so the folder has to be writable. What is no plain file (a pipe,
    /// `/dev/stdout`) is written to directly.
    static func writeAtomically(_ bytes: [UInt8], to path: String) throws(FileError) {
        if isSpecial(path) { return try write(bytes, to: path, flags: O_WRONLY, reportedAs: path) }
        let temporary = "\(path).\(getpid()).part"
        do throws(FileError) {
            try write(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC, reportedAs: path)
            guard rename(temporary, path) == 0 else { throw FileError(.write, path: path, errno: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        let kind = status.st_mode & S_IFMT
        return kind != S_IFREG && kind != S_IFDIR
    }

    private static func write(
        _ bytes: [UInt8], to path: String, flags: Int32, reportedAs name: String
    ) throws(FileError) {
        let file = open(path, flags | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw FileError(.write, path: name, errno: errno) }
        let problem = writeAll(bytes, to: file)
        // A full disk may show only here: some file systems allocate when the file is closed.
        let closed = close(file) == 0 ? nil : errno
        if let number = problem ?? closed { throw FileError(.write, path: name, errno: number) }
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
