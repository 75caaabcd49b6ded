import Glibc
import SystemFiles

/// Prints all failures of a command except the last one, which it throws for the program to print; nothing for none.
package func printAndThrow(_ failures: [PlaygroundError]) throws(PlaygroundError) {
    guard let last = failures.last else { return }
    for failure in failures.dropLast() { printMessage(failure.report) }
    throw last
}

/// Prints a line on standard error, for the user at the terminal. It is lost if standard error is closed.
package func printMessage(_ text: String) {
    try? FileBytes.write(Array((text + "\n").utf8), to: STDERR_FILENO, name: "standard error")
}
