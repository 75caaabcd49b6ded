import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Compare: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "compare",
            abstract: "Play a recorded gesture through two feels and print the differences.",
            discussion: """
                Prints the largest difference of the offsets on each axis, the place and time of rest, and the numbers of 'measure' \
                for each feel, in points and seconds to six decimals. If a limit is exceeded the exit status is 1, so that a script notices when a feel has changed.
                """)

        @Argument(help: "A recording, as 'run --record' writes it.", completion: .file(extensions: ["json"]))
        var recording: String

        @Option(name: .customLong("feel"), help: "A feel's name or file. Required twice.", completion: .feels)
        var feels: [String] = []

        @Option(
            help: ArgumentHelp(
                "Another scroll view of the recorded scene: its id or its path, such as '#stage/3/1'.",
                valueName: "name"))
        var view: String?

        @OptionGroup var limits: LimitArguments

        @Option(help: "table, csv, json, or junit for a test report with a case for each limit.")
        var format: ComparisonFormat = .table

        func validate() throws {
            guard feels.count != 2 else { return }
            throw ValidationError("Pass --feel twice, each with a feel's name or file; got \(feels.count).")
        }

        func run() throws {
            var options = CompareOptions(recording: recording, feels: feels, format: format)
            options.view = view
            options.limits = limits.limits
            try runCompare(options)
        }
    }
}

extension ComparisonFormat: ExpressibleByArgument {}
