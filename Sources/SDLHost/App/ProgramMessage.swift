import Glibc

/// The final message of a program for the user at the terminal.
enum ProgramMessage {
    /// The name by which the program was started, without its folder.
    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    /// Prints `error` on standard error, after the program's name. It is lost if standard error is closed.
    static func tell(_ error: any Error) {
        let message = Array("\(programName): \(error)\n".utf8)
        write(STDERR_FILENO, message, message.count)
    }
}
