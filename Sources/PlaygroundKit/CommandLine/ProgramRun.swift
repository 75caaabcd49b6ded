import ArgumentParser
import Foundation
import ScrollAnalysis

/// Runs a program from its arguments to its exit status.
@MainActor
enum ProgramRun {
    /// Runs the command, prints its errors, and returns the exit status of the process. `windowSize` is the size of the
    /// window in points if no option gives one.
    static func exitStatus(of program: PlaygroundProgram, windowSize: CGSize?) -> Int32 {
        do {
            try ProcessSetup.prepare()
            var command = try ProgramCommand.parseAsRoot()
            if let command = command as? any SceneCommand {
                try command.run(in: program.opening(at: windowSize))
            } else {
                try command.run()
            }
            return ExitStatus.done.rawValue
        } catch {
            return report(error)
        }
    }

    /// Prints the message of an error and returns the exit status of the process.
    private static func report(_ error: any Error) -> Int32 {
        switch error {
        case let error as PlaygroundError:
            printMessage(error.report)
            return error.status.rawValue
        case is OutputClosed: return ExitStatus.done.rawValue
        default: return report(ofParser: error)
        }
    }

    /// The parser throws help, version and completions too. They go to standard output.
    private static func report(ofParser error: any Error) -> Int32 {
        let (status, text) = (ProgramCommand.exitCode(for: error), ProgramCommand.fullMessage(for: error))
        guard status.isSuccess else {
            let arguments = Array(CommandLine.arguments.dropFirst())
            if !text.isEmpty { printMessage(ParserMessage(text, of: arguments).text) }
            return status.rawValue
        }
        do {
            try printData(text + "\n")
            return status.rawValue
        } catch {
            return report(error)
        }
    }
}
