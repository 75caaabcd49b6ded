import ArgumentParser

extension ProgramCommand {
    struct Open: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Open a recording, a feel or a curve in the window, as a double click does.",
            discussion: """
                A recording is played once, in its own scene and feel, until a press, a key or the wheel stops it. A feel \
                becomes the window's tuning. A curve (CSV, as 'fit' takes it) is drawn under the plots. If a file cannot be opened, \
                the window shows the reason.
                """)

        @Argument(
            help: "A recording, a feel or a curve; without one the window opens as usual.",
            completion: .file(extensions: ["json", "csv"]))
        var file: String?

        @OptionGroup var window: WindowArguments

        func run(in program: PlaygroundProgram) throws {
            var options = window.options
            options.file = file
            try window.run(options, in: program)
        }
    }
}
