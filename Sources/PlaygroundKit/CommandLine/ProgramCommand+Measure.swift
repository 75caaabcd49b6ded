import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Measure: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print the numbers of a feel: how a recorded gesture tracks, flies, bounces and rests.",
            discussion: """
                Points and seconds, to six decimals; '-' is a number that the gesture has nothing to say of. Fling distance and the \
                times count from the last lift or fling. docs/feel-numbers.md has the definition of each. Beyond a limit the exit status \
                is 1.
                """)

        @Argument(help: "A recording, as 'run --record' writes it.", completion: .file(extensions: ["json"]))
        var recording: String

        @Option(
            name: .customLong("feel"),
            help: "A feel's name or file, instead of the recording's own; several, each with --feel.",
            completion: .feels)
        var feels: [String] = []

        @Option(
            help: ArgumentHelp(
                "Another scroll view of the scene that was recorded: its id, or its place, such as '#stage/3/1'.",
                valueName: "name"))
        var view: String?

        @Option(help: "most, horizontal or vertical; most is the one along which the content moved most.")
        var axis: MeasuredAxis = .most

        @Option(
            name: .customLong("limit"),
            help: ArgumentHelp(
                "What one of the numbers may be, at most or between two values, such as overshoot=0.5 or time_to_rest=0.5..0.8; "
                    + "several, each with --limit.", valueName: "name=value"), transform: Arguments.range)
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
