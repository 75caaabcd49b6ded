import Glibc
import SystemFiles

/// Prints a line on standard error, for the user at the terminal. It is lost if standard error is closed.
package func printMessage(_ text: String) {
    try? FileBytes.write(Array((text + "\n").utf8), to: STDERR_FILENO, name: "standard error")
}
