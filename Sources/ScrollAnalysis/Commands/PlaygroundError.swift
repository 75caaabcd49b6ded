/// A failure of the program, described for the user.
///
/// Every failure that a user can cause is one of these: the program prints ``report`` on standard error and exits with
/// its ``ExitStatus``. It contains only text, so that a test can compare it completely.
public struct PlaygroundError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The exit status of the process.
    public let status: ExitStatus
    /// The problem: the file and the position in it, the found value, the expected value. One sentence or line.
    public let message: String
    /// The next step to take; empty if the message includes it.
    public let remedy: String
    /// The file that the message begins with, if any. It is not part of equality.
    private var path: String?

    /// Creates an error. Control characters in the text are made visible, and long text is shortened.
    public init(_ status: ExitStatus, _ message: String, remedy: String) {
        self.status = status
        self.message = message.shortened(to: Self.longest).visible
        self.remedy = remedy.shortened(to: Self.longest).visible
    }

    /// The limit of a message in code points: about twenty lines of a terminal.
    private static let longest = 1600

    /// Both parts on one line, as the argument parser quotes them.
    public var description: String { "\(message) \(remedy)" }

    /// A line for the window, which may truncate it: the problem and the remedy come before the file.
    package var notice: String {
        guard let path, message.hasPrefix(path + ": ") else { return remedy.isEmpty ? message : description }
        let reason = message.dropFirst(path.count + 2)
        return [reason.prefix(1).uppercased() + reason.dropFirst(), remedy, path].joined(separator: " ")
    }

    /// Errors are equal if they have the same texts and status.
    public static func == (left: PlaygroundError, right: PlaygroundError) -> Bool {
        (left.status, left.message, left.remedy) == (right.status, right.message, right.remedy)
    }

    /// Returns this error, associated with the file at `path`.
    func about(_ path: String) -> PlaygroundError {
        var error = self
        error.path = path
        return error
    }
}

/// The exit status that the process returns to the shell.
public enum ExitStatus: Int32, Sendable {
    /// Success.
    case done = 0
    /// The program failed, or a comparison exceeded its limits.
    case failed = 1
    /// The environment lacks a requirement: a display or a font.
    case unavailable = 2
    /// Wrong arguments. `EX_USAGE` of sysexits.h.
    case usage = 64
    /// An invalid file. `EX_DATAERR` of sysexits.h.
    case malformed = 65
    /// A file that cannot be read or written. `EX_IOERR` of sysexits.h.
    case inputOutput = 74

    /// Returns the exit status for several failures: a failure of the program takes precedence over other ones. Nil
    /// without any.
    package static func mostSerious(of statuses: [ExitStatus]) -> ExitStatus? {
        statuses.min { $0.rawValue < $1.rawValue }
    }
}
