import Glibc

extension Files {
    /// Makes `bytes` the contents of the file at `path`, all of them or none: a reader sees the old file or the new one, and
    /// so does whoever comes after a loss of power. Throws ``ExitStatus/inputOutput`` and leaves the old file where that fails.
    ///
    /// A symbolic link stays one. What is not a file of its own, such as /dev/stdout, is written to directly.
    public static func write(_ bytes: [UInt8], to path: String) throws(PlaygroundError) {
        let target = resolved(path)
        var existing = stat()
        let exists = stat(target, &existing) == 0
        guard !exists || existing.st_mode & S_IFMT == S_IFREG else {
            return try writeDirectly(bytes, to: target)
        }
        try replace(target, with: bytes, mode: exists ? existing.st_mode & 0o777 : nil)
    }

    private static func replace(_ target: String, with bytes: [UInt8], mode: mode_t?) throws(PlaygroundError) {
        var template = Array("\(target).XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw unwritable(target) }
        let done =
            fchmod(descriptor, mode ?? (0o666 & ~currentMask())) == 0
            && writeAll(bytes, to: descriptor) && fsync(descriptor) == 0
        let closed = close(descriptor) == 0
        guard done, closed, rename(template, target) == 0 else {
            let error = unwritable(target)
            unlink(template)
            throw error
        }
    }

    private static func writeDirectly(_ bytes: [UInt8], to target: String) throws(PlaygroundError) {
        let descriptor = open(target, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unwritable(target) }
        defer { close(descriptor) }
        guard writeAll(bytes, to: descriptor) else { throw unwritable(target) }
    }

    /// False, with `errno` set, where the system takes no more.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
            }
            if count < 0 && errno != EINTR { return false }
            written += max(0, count)
        }
        return true
    }

    private static func resolved(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }

    /// The process's file creation mask. The system only tells it to whoever sets it.
    private static func currentMask() -> mode_t {
        let mask = umask(0o077)
        umask(mask)
        return mask
    }

    static func unwritable(_ path: String) -> PlaygroundError {
        PlaygroundError(
            .inputOutput, "\(path): cannot be written: \(systemMessage()).",
            remedy: "Choose a path in a folder that exists and that you may write to.")
    }
}
