import Glibc

/// Why the loop ended.
public enum QuitReason: Equatable, Sendable {
    /// The window was closed, or the program asked for it.
    case closed
    /// The number of frames that was asked for is shown.
    case frameLimit
    /// A signal, by its number.
    case signal(Int32)

    /// What the process should exit with: 130 after an interrupt, as shells expect; else 0, for all was left in order.
    public var exitStatus: Int32 {
        self == .signal(SIGINT) ? 130 : 0
    }
}
