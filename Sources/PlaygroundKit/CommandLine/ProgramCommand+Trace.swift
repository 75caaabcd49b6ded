import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Trace: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "trace",
            abstract: "Print the offsets over time of a recorded gesture.",
            discussion: """
                Prints t,x,y,vx,vy,phase: seconds, points, points per second. The phase is idle, tracking, interacting, \
                decelerating or animating. The same recording and feel give the same numbers to the last digit.
                """)

        @Argument(help: "A recording, as 'run --record' writes it.", completion: .file(extensions: ["json"]))
        var recording: String

        @Option(help: "A feel's name or file, instead of the recording's own.", completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "Another scroll view of the recorded scene: its id or its path, such as '#stage/3/1'.",
                valueName: "name"))
        var view: String?

        @Option(
            help: ArgumentHelp("Samples a second, up to 100000 (default: 60).", valueName: "hz"),
            transform: { try Arguments.number($0, in: 0.001...100_000, "samples a second") })
        var rate: Double?

        @Option(
            help: ArgumentHelp("Sample at these moments only, in seconds.", valueName: "t,t,..."),
            transform: Arguments.times)
        var at: [Duration] = []

        @Option(
            help: ArgumentHelp("The last sample, in seconds (default: when everything is at rest).", valueName: "s"),
            transform: Arguments.time)
        var until: Duration?

        @Option(help: "csv or json.")
        var format: TraceFormat = .csv

        func validate() throws {
            if rate != nil && !at.isEmpty { throw ValidationError("Pass --rate or --at, not both.") }
            if let until, let last = at.last, last > until {
                throw ValidationError(
                    "--at names \(last.inSeconds.shortestDecimal) s, which is after --until "
                        + "\(until.inSeconds.shortestDecimal). Raise --until, or leave it out.")
            }
        }

        func run() throws {
            let times = at.isEmpty ? SampleTimes.rate(rate ?? TraceOptions.usualRate) : .list(at)
            var options = TraceOptions(recording: recording, feel: feel, times: times, until: until, format: format)
            options.view = view
            try runTrace(options)
        }
    }
}

extension TraceFormat: ExpressibleByArgument {}
