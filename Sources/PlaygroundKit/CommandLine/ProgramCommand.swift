import ArgumentParser
import ScrollAnalysis

/// The commands of every program with the lab. They parse the options and pass them as plain structs to the functions
/// in `Commands`, which do the work.
struct ProgramCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ProgramName.current,
            abstract: "Tune how scrolling feels.",
            discussion: """
                Without a command the window opens. Data is written to standard output, messages to standard error.

                Exit status: 0 success; 1 the program failed, or a limit is exceeded; 2 not possible here (no display, no font); 64 wrong arguments; \
                65 an invalid file; 74 a file that cannot be read or written.
                """,
            version: ProgramVersion.report,
            subcommands: [
                Run.self, Open.self, Scenes.self, Feels.self, Trace.self, Measure.self, Compare.self, Report.self,
                Share.self,
                Fit.self, Track.self, Import.self, Render.self, Bench.self, New.self, Watch.self,
            ],
            defaultSubcommand: Run.self)
    }
}

/// A command that uses the scenes of the program. The parser creates commands from arguments alone, so `run` gets the
/// program as a parameter.
protocol SceneCommand: ParsableCommand {
    /// Runs the command. Throws ``PlaygroundError``, ``OutputClosed``, and the parser's errors.
    @MainActor func run(in program: PlaygroundProgram) throws
}
