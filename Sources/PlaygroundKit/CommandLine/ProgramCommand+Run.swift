import ArgumentParser

extension ProgramCommand {
    struct Run: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "run",
            abstract: "Open the window (the default command).",
            discussion: "F12 saves a screenshot, Ctrl+Q quits. The tuning is saved for the next start.")

        @Option(help: "The scene to open with; 'scenes' lists them.", completion: .scenes)
        var scene: String?

        @Option(
            help: ArgumentHelp("The feel to start with (default: the saved tuning).", valueName: "name|file"),
            completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "A recording to show on the stage as a take, played in a loop. It plays in its own feel unless --feel "
                    + "names another.", valueName: "file"), completion: .file(extensions: ["json"]))
        var recording: String?

        @Option(help: .hidden)
        var session: String?

        @OptionGroup var window: WindowArguments

        func run(in program: PlaygroundProgram) throws {
            var options = window.options
            options.scene = scene
            options.feel = feel
            options.recording = recording
            options.session = session
            try window.run(options, in: program)
        }
    }
}
