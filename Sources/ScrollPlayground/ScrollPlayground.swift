import ArgumentParser
import Glibc
import PlaygroundKit

/// The commands and nothing else: options are read here, the work is done by PlaygroundKit.
@main
struct ScrollPlayground: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scroll-playground",
        abstract: "Tune how scrolling feels.",
        discussion: """
            Without a command the window opens. Data is written to standard output, messages to standard error.

            Exit status: 0 done; 1 the program failed, or a limit is exceeded; 2 not possible here (no display, no font); 64 wrong arguments; \
            65 a file that is not what it should be; 74 a file that cannot be read or written.
            """,
        version: ProgramVersion.report,
        subcommands: [
            Run.self, Open.self, Scenes.self, Feels.self, TraceCommand.self, Measure.self, Compare.self, Report.self,
            Fit.self, Track.self, Render.self, Bench.self,
        ],
        defaultSubcommand: Run.self)

    static func main() {
        do {
            try ProcessSetup.prepare()
            var command = try parseAsRoot()
            try command.run()
        } catch {
            Glibc.exit(report(error))
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
        let (status, text) = (exitCode(for: error), fullMessage(for: error))
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
