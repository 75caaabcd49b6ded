import Glibc
import ScrollAnalysis
import SDLHost

/// What every command relies on, to be set before the first of them.
enum ProcessSetup {
    /// Throws for arguments that cannot be understood as text.
    static func prepare() throws(PlaygroundError) {
        // What these signals say is said by write too, and an error can be told: a reader that has had enough, a file that
        // has become as large as files may be.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        reserveStandardStreams()
        try checkArguments()
    }

    /// A stream that was closed would be the next file that is opened, and messages would go into that one. In its place comes
    /// something that refuses what it is used for.
    private static func reserveStandardStreams() {
        for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Swift puts others in the place of bytes that are no text, so that a file of another name would be read or written.
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
