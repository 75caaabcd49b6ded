import Glibc

/// Why the loop ended.
public enum QuitReason: Equatable, Sendable {
    /// The window was closed, or the program asked for it.
    case closed
    /// The number of frames that was asked for is shown.
    case frameLimit
    /// A signal, by its number.
    case signal(Int32)
    /// Frames could not be shown any more.
    case failed
    /// The X server or the compositor ended, or closed the connection.
    case displayGone

    /// What the process should exit with: 130 after an interrupt, as shells expect; 1 after a failure; else 0, for all
    /// was left in order.
    public var exitStatus: Int32 {
        switch self {
        case .signal(SIGINT): 130
        case .failed, .displayGone: 1
        case .closed, .frameLimit, .signal: 0
        }
    }
}
