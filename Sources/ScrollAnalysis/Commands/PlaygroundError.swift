/// Why the program could not do what it was asked, in words for the person who asked.
///
/// Every failure that a person can cause is one of these: the program prints ``report`` on standard error and leaves with
/// ``ExitStatus``. It never carries more than text, so that a test can compare all of it.
public struct PlaygroundError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What the process returns.
    public let status: ExitStatus
    /// What went wrong: which file and where in it, what was found, what was expected. One sentence or line.
    public let message: String
    /// What to do next; empty where the message says it.
    public let remedy: String
    /// The file that the message begins with, where it is about one. Two errors that say the same are equal, whatever this is.
    private var path: String?

    /// An error with all its parts. What they quote of files, with control characters made visible and no longer than a
    /// person reads.
    public init(_ status: ExitStatus, _ message: String, remedy: String) {
        self.status = status
        self.message = message.shortened(to: Self.longest).visible
        self.remedy = remedy.shortened(to: Self.longest).visible
    }

    /// Code points of a message: some twenty lines of a terminal.
    private static let longest = 1600

    /// Both parts on one line, as the argument parser quotes them.
    public var description: String { "\(message) \(remedy)" }

    /// A line for the window, whose end may be cut off: what is in the way and what to do come before the file.
    package var notice: String {
        guard let path, message.hasPrefix(path + ": ") else { return remedy.isEmpty ? message : description }
        let reason = message.dropFirst(path.count + 2)
        return [reason.prefix(1).uppercased() + reason.dropFirst(), remedy, path].joined(separator: " ")
    }

    /// True where both say the same and leave with the same status.
    public static func == (left: PlaygroundError, right: PlaygroundError) -> Bool {
        (left.status, left.message, left.remedy) == (right.status, right.message, right.remedy)
    }

    /// This error, which is about the file at `path`.
    func about(_ path: String) -> PlaygroundError {
        var error = self
        error.path = path
        return error
    }

    /// Both parts as they are printed on standard error, without a closing line break. Commands that the remedy names are those of
    /// the program that runs, which has them all.
    public var report: String {
        let name = ProgramName.current
        let remedy = remedy.replacing("'\(ProgramName.own) ", with: "'\(name) ")
        return "\(name): \(message)" + (remedy.isEmpty ? "" : "\n  \(remedy)")
    }
}

/// What the process returns to the shell.
public enum ExitStatus: Int32, Sendable {
    /// Done.
    case done = 0
    /// The program failed, or what was compared is further apart than it may be.
    case failed = 1
    /// What was asked cannot be done here: no display, no font.
    case unavailable = 2
    /// Wrong arguments. `EX_USAGE` of sysexits.h.
    case usage = 64
    /// A file that is not what it should be. `EX_DATAERR` of sysexits.h.
    case malformed = 65
    /// A file that cannot be read or written. `EX_IOERR` of sysexits.h.
    case inputOutput = 74

    /// Of several failures the one to leave with: that the program failed, before what it could not do. Nil for none.
    package static func mostSerious(of statuses: [ExitStatus]) -> ExitStatus? {
        statuses.min { $0.rawValue < $1.rawValue }
    }
}
