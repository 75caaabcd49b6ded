import Glibc
import ScrollAnalysis
import SDLHost

/// The reason why the tuning cannot be saved at present. Saving is retried automatically.
struct TuningSaveError: Error, Equatable, Sendable {
    /// The path of the file.
    let path: String
    /// The problem, as a phrase.
    let reason: String
    /// The remedy, as a sentence.
    let remedy: String

    /// A line for the window. Its end may be truncated, so reason and remedy come before the path.
    var notice: String { "Not saved: \(reason). \(remedy) \(path.visible)" }

    /// The message for standard error while the window is open.
    var error: PlaygroundError {
        PlaygroundError(
            .inputOutput, "\(path): the tuning is not saved: \(reason).",
            remedy: "\(remedy) Saving is retried while the window is open.")
    }

    /// The message for standard error after the window was closed.
    var lastError: PlaygroundError {
        PlaygroundError(.inputOutput, "\(path): the last changes of the tuning are lost: \(reason).", remedy: remedy)
    }
}

extension TuningSaveError {
    init(_ error: FileError, path: String) {
        let reason = error.errno == EWOULDBLOCK ? "another window is still saving" : error.reason
        self.init(path: path, reason: reason, remedy: Self.remedy(error.errno))
    }

    init(newerVersion version: Double, path: String) {
        self.init(
            path: path,
            reason: "the file has version \(version.shortestDecimal), from a newer scroll-playground",
            remedy: "Use that one, or move the file away.")
    }

    private static func remedy(_ errno: Int32) -> String {
        switch errno {
        case ENOSPC, EDQUOT: "Free some space on its disk."
        case EROFS: "Its disk is read-only; set XDG_STATE_HOME to another folder."
        case EACCES, EPERM: "Make the file and its folder writable."
        case ENOTDIR: "Move away the file that is in the place of its folder."
        case EISDIR: "Move away the folder that is in its place."
        case ELOOP: "Correct its symbolic links, which form a loop."
        case EMFILE, ENFILE: "Close other programs, or allow more open files (ulimit -n)."
        case EFBIG: "Allow larger files (ulimit -f)."
        case EWOULDBLOCK: "Close the window that does not respond."
        default: "Set XDG_STATE_HOME to another folder."
        }
    }
}
