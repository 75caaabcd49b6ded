import Glibc

/// Standard output for data that may be long: gathered into large writes.
///
/// When whoever reads has had enough (`| head`), ``write(_:)`` throws ``OutputClosed``, which is no failure of ours. That the
/// process lives to see it needs SIGPIPE ignored.
struct OutputStream {
    private static let capacity = 1 << 16
    private var buffer: [UInt8] = []

    init() { buffer.reserveCapacity(Self.capacity) }

    /// Adds text. It may stay in the buffer until ``flush()``.
    mutating func write(_ text: String) throws {
        buffer += Array(text.utf8)
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes all that is gathered.
    mutating func flush() throws {
        defer { buffer.removeAll(keepingCapacity: true) }
        guard !Files.writeAll(buffer, to: STDOUT_FILENO) else { return }
        if errno == EPIPE { throw OutputClosed() }
        throw PlaygroundError(
            .inputOutput, "standard output cannot be written: \(Files.systemMessage()).",
            remedy: "Make room there, or send the output somewhere else.")
    }
}

/// That nobody reads the output any more.
public struct OutputClosed: Error {}
