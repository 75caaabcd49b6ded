import Glibc

/// What a program that ends tells the person at the terminal.
enum ProgramMessage {
    /// As the program was started, without its folder.
    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "app"
    }

    /// Prints `error` on standard error, after the program's name. Where nobody listens it is lost.
    static func tell(_ error: any Error) {
        let message = Array("\(programName): \(error)\n".utf8)
        write(STDERR_FILENO, message, message.count)
    }
}
