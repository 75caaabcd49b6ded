import ArgumentParser
import SDLHost

extension ProgramCommand {
    struct Bench: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "bench",
            abstract: "Measure a scene that moves and print one JSON line, or one for each rate.",
            discussion: "Times are in milliseconds, memory in MiB. Figures that were not measured are null.")

        @Option(
            help: """
                list, carousel or curves; window-list or window-gallery (the whole window); lab-list or lab-gallery (with \
                a playing take, its curves and numbers, and the ghost of another feel); seek-list or seek-gallery (with a take of \
                ten seconds that seeks another moment in each frame); feed or heavy (1,000 rows that are carousels or compute for \
                2 ms, which flings go through).
                """)
        var scene: BenchScene

        @Option(
            help: ArgumentHelp(
                "Rows of the list, or of feed and heavy up to 1000; other scenes have their own (default: 100000).",
                valueName: "n"),
            transform: { try Arguments.count($0, in: 1...1_000_000_000, "rows") })
        var n: Int = 100_000

        @Option(
            help: ArgumentHelp("How long to measure, in seconds (default: 2; 60 of feed and heavy).", valueName: "s"),
            transform: { try Arguments.number($0, in: 0.01...3600, "seconds") })
        var seconds: Double?

        @Option(help: "The name of this program in the line.")
        var name: String = "scroll-playground"

        @Option(help: "auto, opengl or software.")
        var renderer: RendererChoice = .software

        @Option(
            help: ArgumentHelp(
                "Frames a second of a display, to tell which frames are late (default of feed and heavy: 60, 120 and 240).",
                valueName: "hz"),
            transform: { try Arguments.count($0, in: 1...1000, "frames a second") })
        var rate: Int?

        @Flag(help: "Do not prepare rows in the time that frames leave.")
        var withoutPrefetch = false

        func validate() throws {
            if withoutPrefetch, scene == .curves {
                throw ValidationError("--without-prefetch has no effect: curves draws no rows. Remove it.")
            }
        }

        func run() throws {
            var options = BenchOptions(
                scene: scene, count: n, seconds: seconds ?? (scene.isFlung ? 60 : 2), name: name,
                renderer: renderer)
            options.rates = rate.map { [$0] } ?? (scene.isFlung ? [60, 120, 240] : [])
            options.preparesRows = !withoutPrefetch
            try MainActor.assumeIsolated { try runBench(options) }
        }
    }
}

extension BenchScene: ExpressibleByArgument {}
