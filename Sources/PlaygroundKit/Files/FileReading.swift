import Glibc

/// Whole files in and out, with errors that say what the system said.
public enum Files {
    /// Everything in the file at `path`. Throws ``ExitStatus/inputOutput`` where it cannot be read.
    public static func read(_ path: String) throws(PlaygroundError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &chunk, chunk.count)
            if count > 0 { bytes += chunk[..<count] }
            if count == 0 { return bytes }
            if count < 0 && errno != EINTR { throw unreadable(path) }
        }
    }

    private static func unreadable(_ path: String) -> PlaygroundError {
        PlaygroundError(
            .inputOutput, "\(path): cannot be read: \(systemMessage()).",
            remedy: "Check that the path is right and that you may read the file.")
    }

    /// What the system said about the last call that failed.
    static func systemMessage() -> String { String(cString: strerror(errno)) }
}
