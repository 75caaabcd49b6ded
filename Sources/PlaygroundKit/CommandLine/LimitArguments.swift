import ArgumentParser
import ScrollAnalysis

/// How far two feels may be apart, for the commands that compare them.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("Points that the offsets may differ at most.", valueName: "pt"),
        transform: { try Arguments.number($0, in: 0...1e9, "points") })
    var limitOffset: Double?

    @Option(
        help: ArgumentHelp("Seconds that the times of rest may differ at most.", valueName: "s"),
        transform: { try Arguments.number($0, in: 0...86_400, "seconds") })
    var limitTime: Double?

    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp(
            "By how much one of the numbers of 'measure' may differ, such as overshoot=0.5; several, each with --limit.",
            valueName: "name=value"), transform: Arguments.limit)
    var numbers: [NumberLimit] = []

    var limits: DifferenceLimits { DifferenceLimits(offset: limitOffset, time: limitTime, numbers: numbers) }
}
