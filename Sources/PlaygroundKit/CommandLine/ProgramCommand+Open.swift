import ArgumentParser

extension ProgramCommand {
    struct Open: SceneCommand {
        static let configuration = CommandConfiguration(
            abstract: "Open a recording or a feel in the window, as a double click does.",
            discussion: """
                A recording is played once, in the scene and the feel that it names; a press, a key or the wheel stops it. A feel \
                is what the window starts from. Of a file that cannot be opened the window says why.
                """)

        @Argument(
            help: "A recording or a feel; without one the window opens as ever.",
            completion: .file(extensions: ["json"]))
        var file: String?

        @OptionGroup var window: WindowArguments

        func run(in program: PlaygroundProgram) throws {
            var options = window.options
            options.file = file
            try window.run(options, in: program)
        }
    }
}
