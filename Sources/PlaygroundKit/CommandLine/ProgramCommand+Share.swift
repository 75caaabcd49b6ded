import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Share: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "share",
            abstract: "Write a page on which a person feels one feel or two: on a phone, under a real finger.",
            discussion: """
                One HTML file that needs nothing else. It has the same physics as WebAssembly: A, B and the browser's own scrolling by \
                a switch, a blind test, the numbers that were changed as sliders, curves of what was just done, and the recordings to \
                play beside. What is done on it can be saved as a recording for every other command.
                With --serve the page is not written, but served in the local network until the window is closed, under an address that \
                is printed and hard to guess. Gestures that are sent from it become takes in the window, or files with --headless.
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
            help: ArgumentHelp(
                "Where the page goes (default: standard output), or with --headless the takes: a folder.",
                valueName: "file"),
            completion: .file(extensions: ["html"]))
        var out: String?

        @Flag(help: "Serve the page in the local network and open the window, which gets the takes.")
        var serve = false

        @Option(
            name: .customLong("address"),
            help: ArgumentHelp(
                "With --serve, an address of this machine in numbers; repeat it for several (default: those in local networks).",
                valueName: "ip"))
        var addresses: [String] = []

        @Option(
            help: ArgumentHelp("With --serve, the port (default: a free one).", valueName: "n"),
            transform: Arguments.port)
        var port: Int?

        @Flag(help: "With --serve, open no window and write each take into the folder --out.")
        var headless = false

        @Option(
            help: ArgumentHelp("With --headless, quit after this number of takes.", valueName: "n"),
            transform: { try Arguments.count($0, in: 1...FileLimit.received.value, "takes") })
        var takes: Int?

        func run(in program: PlaygroundProgram) throws {
            guard serve else {
                try checkIsNotServed()
                return try runShare(page, in: program)
            }
            var options = ServeOptions()
            (options.page, options.addresses, options.port) = (page, addresses, port)
            (options.isHeadless, options.takes) = (headless, takes)
            let status = try runServe(options, in: program)
            if status != 0 { throw ExitCode(status) }
        }

        private var page: ShareOptions {
            var options = ShareOptions()
            (options.recordings, options.feels) = (recordings, feels)
            (options.scene, options.output) = (scene, out)
            return options
        }

        private func checkIsNotServed() throws {
            let given = [
                "--address": !addresses.isEmpty, "--port": port != nil, "--headless": headless, "--takes": takes != nil,
            ]
            guard let option = given.filter(\.value).keys.min() else { return }
            throw PlaygroundError(
                .usage, "\(option) is for a page that is served.", remedy: "Add --serve, or remove \(option).")
        }
    }
}

extension SharedScene: ExpressibleByArgument {}
