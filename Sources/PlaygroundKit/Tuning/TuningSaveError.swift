import Glibc
import ScrollAnalysis
import SDLHost

/// Why the tuning is not saved at the moment. The next attempt is made without being asked for.
struct TuningSaveError: Error, Equatable, Sendable {
    /// Of the file.
    let path: String
    /// Half a sentence: what is in the way.
    let reason: String
    /// A sentence: what a person can do about it.
    let remedy: String

    /// A line for the window, whose end may be cut off: what is in the way and what to do come before the file.
    var notice: String { "Not saved: \(reason). \(remedy) \(path.visible)" }

    /// For standard error, while the window is open.
    var error: PlaygroundError {
        PlaygroundError(
            .inputOutput, "\(path): the tuning is not saved: \(reason).",
            remedy: "\(remedy) It is tried again as long as the window is open.")
    }

    /// For standard error, when the window has gone.
    var lastError: PlaygroundError {
        PlaygroundError(.inputOutput, "\(path): the last changes of the tuning are lost: \(reason).", remedy: remedy)
    }
}

extension TuningSaveError {
    init(_ error: FileError, path: String) {
        let reason = error.errno == EWOULDBLOCK ? "another window is saving and does not come to an end" : error.reason
        self.init(path: path, reason: reason, remedy: Self.remedy(error.errno))
    }

    init(newerVersion version: Double, path: String) {
        self.init(
            path: path,
            reason: "the file is of version \(version.shortestDecimal), from a newer scroll-playground",
            remedy: "Use that one, or move the file away.")
    }

    private static func remedy(_ errno: Int32) -> String {
        switch errno {
        case ENOSPC, EDQUOT: "Free some space on its disk."
        case EROFS: "Its disk is mounted for reading alone; name another folder in XDG_STATE_HOME."
        case EACCES, EPERM: "Make the file and its folder writable."
        case ENOTDIR: "Move away what stands in the place of its folder."
        case EISDIR: "Move away the folder that stands in its place."
        case ELOOP: "Correct its links, which lead in a circle."
        case EMFILE, ENFILE: "Close other programs, or allow more open files (ulimit -n)."
        case EFBIG: "Allow larger files (ulimit -f)."
        case EWOULDBLOCK: "Close the window that hangs."
        default: "Name another folder in XDG_STATE_HOME."
        }
    }
}
