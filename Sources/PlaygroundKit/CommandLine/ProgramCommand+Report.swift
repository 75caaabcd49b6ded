import ArgumentParser

extension ProgramCommand {
    struct Report: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "report",
            abstract: "Write a page on recorded gestures in one feel or two: curves, numbers, pictures, differences.",
            discussion: """
                One HTML file without network access or scripts, to be shared: light or dark as the reader's system, and ready \
                to print. Or Markdown, for a pull request. With two feels, limits work as in 'compare': the page is written, and \
                the exit status is 1 if a limit is exceeded.
                """)

        @Argument(help: "Recordings, as 'run --record' writes them.", completion: .file(extensions: ["json"]))
        var recordings: [String]

        @Option(
            name: .customLong("feel"),
            help: "A feel's name or file; twice to compare two (default: the recordings' own).", completion: .feels)
        var feels: [String] = []

        @OptionGroup var limits: LimitArguments

        @Option(
            help: ArgumentHelp("Where the page goes (default: standard output).", valueName: "file"),
            completion: .file(extensions: ["html", "md"]))
        var out: String?

        @Option(help: "html or markdown.")
        var format: ReportFormat = .html

        func run(in program: PlaygroundProgram) throws {
            var options = ReportOptions(recordings: recordings)
            (options.feels, options.limits) = (feels, limits.limits)
            (options.output, options.format) = (out, format)
            try runReport(options, in: program)
        }
    }
}

extension ReportFormat: ExpressibleByArgument {}
