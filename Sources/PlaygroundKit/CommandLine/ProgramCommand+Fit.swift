import ArgumentParser
import Foundation
import ScrollAnalysis

extension ProgramCommand {
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "fit",
            abstract: "Find out which feel made a curve, and with which numbers.",
            discussion: """
                The curve is a CSV file that begins with the line t,offset, in seconds and points: the motion of content after it \
                is let go. In a column held, 1 means that a finger or a wheel still acts. A column velocity, in points per second, \
                makes the numbers more certain. Lines '# viewport 400x800' and '# content 400x4000' give the edges. Every feel \
                is compared with the curve, unchanged and with fitted numbers; the best is printed first. With --input, the \
                recorded input is played through each feel, and the curve covers the whole recording.
                """)

        @Argument(help: "A curve as CSV.", completion: .file(extensions: ["csv"]))
        var curve: String

        @Option(
            help: ArgumentHelp(
                "The feel to fit, by name or file (default: all built-in feels).", valueName: "name|file"),
            completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "The numbers to fit (default: the numbers that change this curve).", valueName: "name,name,..."))
        var vary: String?

        @Option(
            help: ArgumentHelp(
                "A recording of the input, made together with the curve. The whole curve is fitted, not only the motion after the lift.",
                valueName: "recording"), completion: .file(extensions: ["json"]))
        var input: String?

        @Option(
            help: ArgumentHelp(
                "Further unknowns to fit, in which curve and feel may differ: time (the start of the clock), offset, scale.",
                valueName: "name,name,..."), transform: Arguments.freedoms)
        var free: [FitFreedom] = []

        @Option(
            help: ArgumentHelp("The curve's pixels per point (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double = 1

        @Option(
            help: ArgumentHelp("Write the best feel, with its fitted numbers, to a file.", valueName: "feel.json"),
            completion: .file(extensions: ["json"]))
        var out: String?

        @Option(help: "How to print the result: table or json.")
        var format: FitFormat = .table

        func validate() throws {
            guard input == nil, free.contains(.offset) else { return }
            throw ValidationError(
                "--free offset needs --input: without one the offset is always searched for. Remove offset from --free."
            )
        }

        func run() throws {
            var options = FitOptions(curve: curve)
            options.feel = feel == "all" ? nil : feel
            options.vary =
                vary.map { names in
                    names.split(separator: ",", omittingEmptySubsequences: false)
                        .map { $0.trimmingCharacters(in: .whitespaces) }
                } ?? []
            (options.input, options.free) = (input, free)
            (options.pixelsPerPoint, options.output, options.format) = (pixelsPerPoint, out, format)
            try runFit(options)
        }
    }
}

extension FitFormat: ExpressibleByArgument {}
