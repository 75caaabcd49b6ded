import Glibc

extension FileBytes {
    /// The default limit on the size of a file to read, in bytes: ten times the largest font collection that
    /// distributions ship.
    package static let largestFile = 256 << 20

    /// Returns the contents of the plain file at `path`, at most `limit` bytes, regardless of the size that the file
    /// system reports.
    ///
    /// Never waits: pipes, devices, sockets and folders are refused before they are opened. A pipe that the caller's
    /// own shell made is read to its end: `/dev/stdin`, and `/dev/fd/63` as in `<(command)`. Complexity: O(size of the
    /// file).
    package static func read(_ path: String, atMost limit: Int = largestFile) throws(FileError) -> [UInt8] {
        // Opening a device can have effects: a tape is rewound, a watchdog starts to count.
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(.read, path: path, errno: errno) }
        try check(status, path, limit)
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else { throw FileError(.read, path: path, errno: errno) }
        defer { close(file) }
        // Another file may have taken the name since.
        guard fstat(file, &status) == 0 else { throw FileError(.read, path: path, errno: errno) }
        try check(status, path, limit)
        if FileKind(status) == .pipe { _ = fcntl(file, F_SETFL, 0) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(min(limit, max(0, Int(status.st_size)) + 1))
        if let problem = append(file, to: &bytes, upTo: limit) {
            throw FileError(.read, path: path, errno: problem)
        }
        guard bytes.count <= limit else { throw FileError(path, largerThan: limit) }
        return bytes
    }

    private static func check(_ status: stat, _ path: String, _ limit: Int) throws(FileError) {
        let kind = FileKind(status)
        guard kind == .plain || (kind == .pipe && isOfTheShell(path)) else { throw FileError(path, is: kind) }
        guard kind == .pipe || status.st_size <= limit else { throw FileError(path, largerThan: limit) }
    }

    /// Whether the path names a file that the parent process passed in open.
    private static func isOfTheShell(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// Stops at the first byte beyond `limit`. Returns the error number of a failure; nil when everything is read.
    private static func append(_ file: Int32, to bytes: inout [UInt8], upTo limit: Int) -> Int32? {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= limit {
            let count = Glibc.read(file, &chunk, min(chunk.count, limit + 1 - bytes.count))
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return errno }
            guard count > 0 else { return nil }
            bytes.append(contentsOf: chunk[..<count])
        }
        return nil
    }
}
