import Glibc
import SystemFiles

/// Throws the failures of a command: the last one for the program to report, after the others are on standard error.
/// Does nothing without any.
package func fail(with failures: [PlaygroundError]) throws(PlaygroundError) {
    guard let last = failures.last else { return }
    for failure in failures.dropLast() { printMessage(failure.report) }
    throw last
}

/// Prints a line on standard error, for the user at the terminal. It is lost if standard error is closed.
package func printMessage(_ text: String) {
    try? FileBytes.write(Array((text + "\n").utf8), to: STDERR_FILENO, name: "standard error")
}
