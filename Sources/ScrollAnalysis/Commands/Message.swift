import Glibc
import SystemFiles

/// Prints a line on standard error, for the person at the terminal. Where nobody listens it is lost.
package func printMessage(_ text: String) {
    try? FileBytes.write(Array((text + "\n").utf8), to: STDERR_FILENO, name: "standard error")
}
