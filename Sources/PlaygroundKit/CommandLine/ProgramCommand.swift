import ArgumentParser
import ScrollAnalysis

/// The commands that every program with the lab has. Options are read here; the work is done by the functions in `Commands`, which
/// take them as plain structs.
struct ProgramCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ProgramName.current,
            abstract: "Tune how scrolling feels.",
            discussion: """
                Without a command the window opens. Data is written to standard output, messages to standard error.

                Exit status: 0 done; 1 the program failed, or a limit is exceeded; 2 not possible here (no display, no font); 64 wrong arguments; \
                65 a file that is not what it should be; 74 a file that cannot be read or written.
                """,
            version: ProgramVersion.report,
            subcommands: [
                Run.self, Open.self, Scenes.self, Feels.self, Trace.self, Measure.self, Compare.self, Report.self,
                Share.self,
                Fit.self, Track.self, Render.self, Bench.self, New.self, Watch.self,
            ],
            defaultSubcommand: Run.self)
    }
}

/// A command that has to do with the scenes of the program. The parser makes commands of arguments alone, and so the program is
/// handed over when it runs.
protocol SceneCommand: ParsableCommand {
    /// Does what was asked. Throws ``PlaygroundError``, ``OutputClosed``, and what the parser throws.
    @MainActor func run(in program: PlaygroundProgram) throws
}
