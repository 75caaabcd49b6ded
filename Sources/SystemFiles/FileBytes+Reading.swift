import Glibc

extension FileBytes {
    /// The largest file that is read unless a caller says otherwise, in bytes: ten times the largest font collection that
    /// distributions ship.
    package static let largestFile = 256 << 20

    /// Everything in the plain file at `path`, at most `limit` bytes, whatever size the file system tells.
    ///
    /// Never waits: pipes, devices, sockets and folders are refused for what they are, before they are opened. A pipe that the
    /// caller's own shell made is read to its end: `/dev/stdin`, and `/dev/fd/63` as in `<(command)`.
    /// Complexity: O(size of the file).
    package static func read(_ path: String, atMost limit: Int = largestFile) throws(FileError) -> [UInt8] {
        // Opening alone can do something: a tape is wound back, a watchdog begins to count.
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(.read, path: path, errno: errno) }
        try check(status, path, limit)
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else { throw FileError(.read, path: path, errno: errno) }
        defer { close(file) }
        // Another file may have the name since.
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

    /// Whether a path names something that whoever started the process gave it open.
    private static func isOfTheShell(_ path: String) -> Bool {
        path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
    }

    /// Stops at the first byte beyond `limit`. The error number of a failure; nil when all of it is read.
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
