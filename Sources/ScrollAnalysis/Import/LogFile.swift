import ScrollPhysics

/// A log of another program: its name and its format, for errors that tell the place.
struct LogFile: Sendable {
    /// The file as named by the user.
    let name: String
    let format: ImportFormat

    /// Returns the error for a line that is not what its format has there.
    func unexpected(_ found: String, at line: Int, expected: String) -> PlaygroundError {
        PlaygroundError(
            .malformed, "\(name):\(line): found \(found), expected \(expected).",
            remedy: "Correct the line, or log the gesture again with '\(format.command)'.")
    }

    /// Returns the error for a file as a whole.
    func unexpected(_ found: String, expected: String, remedy: String? = nil) -> PlaygroundError {
        PlaygroundError(
            .malformed, "\(name): found \(found), expected \(expected).",
            remedy: remedy ?? "Log the gesture again with '\(format.command)'.")
    }

    /// Returns the lines of a text file.
    func lines(of bytes: [UInt8]) throws(PlaygroundError) -> [Substring] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw unexpected("bytes that are not UTF-8", expected: "the output of '\(format.command)'")
        }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }

    /// Returns a quoted line, or a part of one, for a message.
    static func quoted(_ text: some StringProtocol) -> String { JSONWriter.quoted(String(text).shortened(to: 80)) }
}

/// The time of a log's latest event, which only moves on.
struct LogClock {
    private var latest: (time: Duration, line: Int)?

    /// Moves on to an event. Throws for a time that is earlier than the previous one.
    mutating func advance(to time: Duration, line: Int, in log: LogFile) throws(PlaygroundError) {
        if let latest, time < latest.time {
            throw log.unexpected(
                "the time \(time.inSeconds.shortestDecimal) s", at: line,
                expected: "at least \(latest.time.inSeconds.shortestDecimal) s, the time of line \(latest.line)")
        }
        latest = (time, line)
    }
}
