import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Measure: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "measure",
            abstract: "Print the numbers of a feel: how a recorded gesture tracks, flings, bounces and rests.",
            discussion: """
                Points and seconds, to six decimals; '-' means that the number does not apply to the gesture. Fling distance and the \
                times count from the last lift or fling. docs/feel-numbers.md defines each number. If a limit is exceeded the \
                exit status is 1.
                """)

        @Argument(help: "A recording, as 'run --record' writes it.", completion: .file(extensions: ["json"]))
        var recording: String

        @Option(
            name: .customLong("feel"),
            help: "A feel's name or file, instead of the recording's own. Repeat --feel for several.",
            completion: .feels)
        var feels: [String] = []

        @Option(
            help: ArgumentHelp(
                "Another scroll view of the recorded scene: its id or its path, such as '#stage/3/1'.",
                valueName: "name"))
        var view: String?

        @Option(help: "most, horizontal or vertical; most is the axis with the largest motion.")
        var axis: MeasuredAxis = .most

        @Option(
            name: .customLong("limit"),
            help: ArgumentHelp(
                "The maximum or the range of a number, such as overshoot=0.5 or time_to_rest=0.5..0.8. "
                    + "Repeat --limit for several.", valueName: "name=value"), transform: Arguments.range)
        var limits: [NumberRange] = []

        @Option(help: "table, csv, json, or junit for a test report with a case for each number.")
        var format: FeelNumbersFormat = .table

        func run() throws {
            var options = MeasureOptions(recording: recording, view: view, feels: feels, axis: axis, format: format)
            options.limits = limits
            try runMeasure(options)
        }
    }
}

extension FeelNumbersFormat: ExpressibleByArgument {}
extension MeasuredAxis: ExpressibleByArgument {}
