import ArgumentParser

extension ProgramCommand {
    struct Share: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "share",
            abstract: "Write a page on which a person feels one feel or two: on a phone, under a real finger.",
            discussion: """
                One HTML file that needs nothing else. It has the same physics as WebAssembly: A, B and the browser's own scrolling by \
                a switch, a blind test, the numbers that were changed as sliders, curves of what was just done, and the recordings to \
                play beside. What is done on it can be saved as a recording for every other command.
                """)

        @Argument(
            help: "Recordings to play beside, as 'run --record' writes them.", completion: .file(extensions: ["json"]))
        var recordings: [String] = []

        @Option(
            name: .customLong("feel"),
            help: "A feel's name or file; twice for A and B (default: the recordings' own).", completion: .feels)
        var feels: [String] = []

        @Option(help: "What is scrolled: gallery, pages or list.")
        var scene: SharedScene = .gallery

        @Option(
            help: ArgumentHelp("Where the page goes (default: standard output).", valueName: "file"),
            completion: .file(extensions: ["html"]))
        var out: String?

        func run(in program: PlaygroundProgram) throws {
            var options = ShareOptions()
            (options.recordings, options.feels) = (recordings, feels)
            (options.scene, options.output) = (scene, out)
            try runShare(options, in: program)
        }
    }
}

extension SharedScene: ExpressibleByArgument {}
