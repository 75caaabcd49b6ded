import ArgumentParser
import Foundation
import ScrollAnalysis

/// A program from its arguments to its exit status.
@MainActor
enum ProgramRun {
    /// What the process should exit with, after all that there was to say. `windowSize` is that of the window where no option says
    /// it, in points.
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

    /// Says what there is to say; what the process should exit with.
    private static func report(_ error: any Error) -> Int32 {
        switch error {
        case let error as PlaygroundError:
            printMessage(error.report)
            return error.status.rawValue
        case is OutputClosed: return ExitStatus.done.rawValue
        default: return report(ofParser: error)
        }
    }

    /// The parser throws help, version and completions too, which are data.
    private static func report(ofParser error: any Error) -> Int32 {
        let (status, text) = (ProgramCommand.exitCode(for: error), ProgramCommand.fullMessage(for: error))
        guard status.isSuccess else {
            if !text.isEmpty { printMessage(text) }
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
