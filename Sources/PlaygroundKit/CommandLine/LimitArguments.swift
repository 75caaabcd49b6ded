import ArgumentParser
import ScrollAnalysis

/// The limits of the differences between two feels, for commands that compare them.
struct LimitArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The largest allowed difference of the offsets, in points.", valueName: "pt"),
        transform: { try Arguments.number($0, in: 0...1e9, "points") })
    var limitOffset: Double?

    @Option(
        help: ArgumentHelp("The largest allowed difference of the times of rest, in seconds.", valueName: "s"),
        transform: { try Arguments.number($0, in: 0...86_400, "seconds") })
    var limitTime: Double?

    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp(
            "The largest allowed difference of a number of 'measure', such as overshoot=0.5. Repeat --limit for several.",
            valueName: "name=value"), transform: Arguments.limit)
    var numbers: [NumberLimit] = []

    var limits: DifferenceLimits { DifferenceLimits(offset: limitOffset, time: limitTime, numbers: numbers) }
}
