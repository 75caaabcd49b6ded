import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Compare: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Play a recorded gesture through two feels and print how far apart they are.",
            discussion: """
                Prints where the offsets differ most on each axis, where the content comes to rest and when, and the numbers that \
                'measure' prints for each: points and seconds, to six decimals. Beyond a limit the exit status is 1, so that a script notices when a feel has changed.
                """)

        @Argument(help: "A recording, as 'run --record' writes it.", completion: .file(extensions: ["json"]))
        var recording: String

        @Option(name: .customLong("feel"), help: "A feel's name or file; to be said twice.", completion: .feels)
        var feels: [String] = []

        @Option(
            help: ArgumentHelp(
                "Another scroll view of the scene that was recorded: its id, or its place, such as '#stage/3/1'.",
                valueName: "name"))
        var view: String?

        @OptionGroup var limits: LimitArguments

        @Option(help: "table, csv, json, or junit for a test report with a case for each limit.")
        var format: ComparisonFormat = .table

        func validate() throws {
            guard feels.count != 2 else { return }
            throw ValidationError("Say --feel twice, each with a feel's name or file; got \(feels.count).")
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
