import Glibc

/// The reason for the end of the loop.
public enum QuitReason: Equatable, Sendable {
    /// The window was closed, or the program requested it.
    case closed
    /// The requested number of frames was shown.
    case frameLimit
    /// A signal; its number.
    case signal(Int32)
    /// Frames could no longer be shown.
    case failed
    /// The X server or the compositor ended or closed the connection.
    case displayGone

    /// The exit status: 130 after an interrupt, as shells expect; 1 after a failure; else 0, since the program ended in
    /// order.
    public var exitStatus: Int32 {
        switch self {
        case .signal(SIGINT): 130
        case .failed, .displayGone: 1
        case .closed, .frameLimit, .signal: 0
        }
    }
}
