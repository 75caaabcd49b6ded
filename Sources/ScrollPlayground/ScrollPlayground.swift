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

            Exit status: 0 done; 1 the program failed, or compare found more than its limits allow; 2 not possible here (no display, no font); 64 wrong arguments; \
            65 a file that is not what it should be; 74 a file that cannot be read or written.
            """,
        version: ProgramVersion.report,
        subcommands: [
            Run.self, Open.self, Scenes.self, Feels.self, TraceCommand.self, Compare.self, Render.self, Bench.self,
        ],
        defaultSubcommand: Run.self)

    static func main() {
        // A reader that has had enough is reported by write, not by a signal that ends the process.
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error as PlaygroundError {
            printMessage(error.report)
            Glibc.exit(error.status.rawValue)
        } catch is OutputClosed {
            Glibc.exit(ExitStatus.done.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}
