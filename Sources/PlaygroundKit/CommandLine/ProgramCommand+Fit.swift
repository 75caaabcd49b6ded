import ArgumentParser

extension ProgramCommand {
    struct Fit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out which feel made a curve, and with which numbers.",
            discussion: """
                The curve is CSV with the names t,offset in its first line, in seconds and points, of content that moves by itself \
                after it was let go; a column held tells rows before that. Lines '# viewport 400x800' and '# content 400x4000' tell where \
                the edges are. Every feel is laid over it, as it is and with the numbers that the curve tells of. With --input, all that \
                was done is played through each feel, and the curve is that of the whole recording.
                """)

        @Argument(help: "A curve as CSV.", completion: .file(extensions: ["csv"]))
        var curve: String

        @Option(
            help: ArgumentHelp(
                "A feel's name or file to begin with (default: all built-in feels).", valueName: "name|file"),
            completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "The numbers to search for (default: those that the curve tells of).", valueName: "name,name,..."))
        var vary: String?

        @Option(
            help: ArgumentHelp(
                "A recording of what was done meanwhile: all of it is played, not only the motion after the lift.",
                valueName: "recording"), completion: .file(extensions: ["json"]))
        var input: String?

        @Option(
            help: ArgumentHelp(
                "What the clocks and rulers of curve and feel need not agree in: time, offset, scale, or several.",
                valueName: "what,what,..."), transform: Arguments.freedoms)
        var free: [FitFreedom] = []

        @Option(
            help: ArgumentHelp("Pixels of the curve a point (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double = 1

        @Option(
            help: ArgumentHelp("Write the feel that was found.", valueName: "feel.json"),
            completion: .file(extensions: ["json"]))
        var out: String?

        @Option(help: "table or json.")
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
