import Glibc

/// Prints a line on standard error, for the person at the terminal. Where nobody listens it is lost.
public func printMessage(_ text: String) {
    _ = Files.writeAll(Array((text + "\n").utf8), to: STDERR_FILENO)
}
