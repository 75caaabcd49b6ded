import ArgumentParser
import PlaygroundKit

struct Measure: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the numbers of a feel: how a recorded gesture tracks, flies, bounces and rests.",
        discussion: """
            Points and seconds, to six decimals; '-' is a number that the gesture has nothing to say of. Fling distance and the \
            times count from the last lift or fling. docs/feel-numbers.md has the definition of each.
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

    @Option(help: "table, csv or json.")
    var format: FeelNumbersFormat = .table

    func run() throws {
        try runMeasure(
            MeasureOptions(recording: recording, view: view, feels: feels, axis: axis, format: format))
    }
}

extension FeelNumbersFormat: ExpressibleByArgument {}
extension MeasuredAxis: ExpressibleByArgument {}
