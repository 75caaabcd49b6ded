import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out which feel made a curve, and with which numbers.",
            discussion: """
                The curve is a CSV file that begins with the line t,offset, in seconds and points: content that moves by itself \
                after it was let go. A column held is 1 while a finger or a wheel still acts; a column velocity, in points per second, \
                makes the numbers more certain. Lines '# viewport 400x800' and '# content 400x4000' say where the edges are. Every feel \
                is compared with the curve, first as it is and then with its numbers fitted; the best comes first. With --input, the \
                recorded input is played through each feel, and the curve is that of the whole recording.
                """)

        @Argument(help: "A curve as CSV.", completion: .file(extensions: ["csv"]))
        var curve: String

        @Option(
            help: ArgumentHelp(
                "The feel to fit, by name or file (default: all, the built-in ones).", valueName: "name|file"),
            completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "The numbers to fit (default: those that change this curve).", valueName: "name,name,..."))
        var vary: String?

        @Option(
            help: ArgumentHelp(
                "A recording of the input, made together with the curve: all of it is fitted, not only the motion after the lift.",
                valueName: "recording"), completion: .file(extensions: ["json"]))
        var input: String?

        @Option(
            help: ArgumentHelp(
                "What else to fit, where curve and feel may differ in it: time (when the clock starts), offset, scale.",
                valueName: "what,what,..."), transform: Arguments.freedoms)
        var free: [FitFreedom] = []

        @Option(
            help: ArgumentHelp("How many of the curve's pixels make a point (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double = 1

        @Option(
            help: ArgumentHelp("Write the best feel, with its fitted numbers, to a file.", valueName: "feel.json"),
            completion: .file(extensions: ["json"]))
        var out: String?

        @Option(help: "How to print the result: table or json.")
        var format: FitFormat = .table

        func run() throws {
            var options = FitOptions(curve: curve)
            options.feel = feel == "all" ? nil : feel
            options.vary = vary.map { $0.split(separator: ",").map(String.init) } ?? []
            (options.input, options.free) = (input, free)
            (options.pixelsPerPoint, options.output, options.format) = (pixelsPerPoint, out, format)
            try runFit(options)
        }
    }
}

extension FitFormat: ExpressibleByArgument {}
