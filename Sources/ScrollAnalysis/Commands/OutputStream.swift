import Glibc
import SystemFiles

/// A buffered standard output for data that may be long.
///
/// When the reader closes the pipe (`| head`), ``write(_:)`` throws ``OutputClosed``, which is not a failure of the
/// program. This requires that SIGPIPE is ignored.
package struct OutputStream {
    private static let capacity = 1 << 16
    private var buffer: [UInt8] = []

    package init() { buffer.reserveCapacity(Self.capacity) }

    /// Adds text. It may stay in the buffer until ``flush()``.
    package mutating func write(_ text: String) throws {
        try write(Array(text.utf8))
    }

    /// Adds bytes unchanged.
    package mutating func write(_ bytes: [UInt8]) throws {
        buffer += bytes
        if buffer.count >= Self.capacity { try flush() }
    }

    /// Writes the buffered data.
    package mutating func flush() throws {
        defer { buffer.removeAll(keepingCapacity: true) }
        do throws(FileError) {
            try FileBytes.write(buffer, to: STDOUT_FILENO, name: "standard output")
        } catch {
            if error.errno == EPIPE { throw OutputClosed() }
            throw PlaygroundError(error)
        }
    }
}

/// The reader closed the output.
package struct OutputClosed: Error {}

/// Writes all of `text` to standard output. Throws ``OutputClosed`` and ``PlaygroundError``.
package func printData(_ text: String) throws {
    var output = OutputStream()
    try output.write(text)
    try output.flush()
}
