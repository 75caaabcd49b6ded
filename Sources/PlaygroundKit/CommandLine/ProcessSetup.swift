import Glibc
import ScrollAnalysis
import SDLHost

/// The process-wide setup that every command relies on. Call it before the first command.
enum ProcessSetup {
    /// Throws for arguments that are not valid UTF-8.
    static func prepare() throws(PlaygroundError) {
        // write reports both conditions as errors too, which can be shown to the user: a reader that closed its end,
        // and a file at the maximum size.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        reserveStandardStreams()
        try checkArguments()
    }

    /// If a standard stream is closed, the next opened file gets its descriptor, and messages would go into that file.
    /// This opens /dev/null in its place, in the mode that refuses the stream's use.
    private static func reserveStandardStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Throws for arguments with bytes that are not UTF-8. Swift replaces those, so that a file of another name would
    /// be read or written.
    private static func checkArguments() throws(PlaygroundError) {
        guard let line = try? FileBytes.read("/proc/self/cmdline") else { return }
        for (index, argument) in line.split(separator: 0, omittingEmptySubsequences: false).enumerated()
        where String(validating: argument, as: UTF8.self) == nil {
            throw PlaygroundError(
                .usage, "argument \(index) is not UTF-8: \(String(decoding: argument, as: UTF8.self))",
                remedy: "Rename the file, or name it by a link with a name in UTF-8.")
        }
    }
}
