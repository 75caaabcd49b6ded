import ArgumentParser
import SDLHost

extension ProgramCommand {
    struct Bench: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Measure a scene that moves at constant speed and print one JSON line.",
            discussion: "Times are in milliseconds, memory in MiB. Figures that were not measured are null.")

        @Option(
            help: """
                list, carousel or curves; window-list or window-gallery (the whole window); lab-list or lab-gallery (with \
                a playing take, its curves and numbers, and the ghost of another feel); seek-list or seek-gallery (with a take of \
                ten seconds that seeks another moment in each frame).
                """)
        var scene: BenchScene

        @Option(
            help: ArgumentHelp("Rows of the list (default: 100000).", valueName: "n"),
            transform: { try Arguments.count($0, in: 1...1_000_000_000, "rows") })
        var n: Int = 100_000

        @Option(
            help: ArgumentHelp("How long to measure, in seconds (default: 2).", valueName: "s"),
            transform: { try Arguments.number($0, in: 0.01...3600, "seconds") })
        var seconds: Double = 2

        @Option(help: "The name of this program in the line.")
        var name: String = "scroll-playground"

        @Option(help: "auto, opengl or software.")
        var renderer: RendererChoice = .software

        func run() throws {
            let options = BenchOptions(scene: scene, count: n, seconds: seconds, name: name, renderer: renderer)
            try MainActor.assumeIsolated { try runBench(options) }
        }
    }
}

extension BenchScene: ExpressibleByArgument {}
