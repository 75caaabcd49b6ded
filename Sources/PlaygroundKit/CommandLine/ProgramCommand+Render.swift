import ArgumentParser
import Foundation
import ScrollAnalysis

extension ProgramCommand {
    struct Render: SceneCommand {
        static let configuration = CommandConfiguration(
            abstract: "Draw a scene into PNG files or a film, with no display.",
            discussion: """
                The same arguments give the same bytes. Several pictures are numbered: out-1.png, out-2.png, or as a pattern \
                such as frame-%04d.png says. A recording that says which scene it is of is played in that one alone.

                A film goes to standard output: 'render --scene list --recording swipe.json --every 1/60 --format y4m | \
                ffmpeg -i - clip.mp4'. For a web page or a chat, make an animated picture: --every 1/30 --out clip.webp.
                """
        )

        @Option(help: "The scene; 'scenes' lists them.", completion: .scenes)
        var scene: String

        @Option(
            help: ArgumentHelp("A recording to play in the scene.", valueName: "file"),
            completion: .file(extensions: ["json"]))
        var recording: String?

        @Option(
            help: ArgumentHelp(
                "A feel's name or file, instead of the recording's own (default without a recording: uikit).",
                valueName: "name|file"),
            completion: .feels)
        var feel: String?

        @Option(
            help: ArgumentHelp(
                "Outline, on top, where everything would be in another feel, given by name or file.",
                valueName: "name|file"),
            completion: .feels)
        var ghost: String?

        @Option(
            help: ArgumentHelp("Draw these moments, in seconds.", valueName: "t,t,..."), transform: Arguments.times)
        var at: [Duration] = []

        @Option(
            help: ArgumentHelp("Draw a film: a frame every so many seconds, as in 1/60 or 0.1.", valueName: "s"),
            transform: Arguments.interval)
        var every: FilmMoments?

        @Option(
            help: ArgumentHelp("When --every begins, in seconds (default: 0).", valueName: "s"),
            transform: Arguments.time)
        var from: Duration?

        @Option(
            help: ArgumentHelp(
                "When --every ends, in seconds (default with a recording: once everything is at rest).",
                valueName: "s"),
            transform: Arguments.time)
        var until: Duration?

        @Option(
            help: ArgumentHelp(
                "Where to write: a picture, a pattern such as frame-%04d.png, or an animation that ends in .webp.",
                valueName: "file.png"),
            completion: .file(extensions: ["png", "webp"]))
        var out: String?

        @Option(
            help: ArgumentHelp(
                "png, y4m for a film on standard output, or webp for an animated picture (default: by the ending of --out).",
                valueName: "png|y4m|webp"))
        var format: RenderFormat?

        /// What is written: what was said, or what the file is called.
        private var chosenFormat: RenderFormat {
            format ?? (out?.lowercased().hasSuffix(".webp") == true ? .webp : .png)
        }

        @Flag(help: "Put all moments into one picture, side by side, with their times.")
        var strip = false

        @Flag(help: "Draw the curves of the recording below the scene, with a line at the moment shown.")
        var plot = false

        @Option(
            help: ArgumentHelp(
                "The picture's size in points, from 1x1 (default: the scene's or the recording's own size, or 1280x800).",
                valueName: "WxH"
            ),
            transform: Arguments.size)
        var size: CGSize?

        @Option(
            help: ArgumentHelp("Pixels per point, from 0.25 to 8 (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.25...8, "pixels a point") })
        var scale: Double = 1

        func validate() throws {
            do throws(PlaygroundError) {
                try Arguments.checkPixels(size ?? SceneRenderer.standardSize, scale: scale)
                try Arguments.checkPictures(at)
            } catch {
                throw ValidationError(error.description)
            }
            try checkMoments()
            try checkOutput()
        }

        private func checkMoments() throws {
            guard at.isEmpty != (every == nil) else {
                throw ValidationError(
                    every == nil ? "Say which moments to draw, with --at or --every." : "Say --at or --every, not both."
                )
            }
            if every == nil, from != nil || until != nil {
                throw ValidationError("--from and --until belong to --every.")
            }
            if every != nil, until == nil, recording == nil {
                throw ValidationError("Say --until: without a recording nothing tells where to end.")
            }
            if ghost != nil, recording == nil {
                throw ValidationError("--ghost needs --recording: without one the same is seen in every feel.")
            }
            if plot, recording == nil {
                throw ValidationError("--plot needs --recording: without one there is nothing to plot.")
            }
            if let until, until < from ?? .zero { throw ValidationError("--until is before --from.") }
        }

        private func checkOutput() throws {
            let format = chosenFormat
            if format != .y4m, out == nil { throw ValidationError("Say where the picture goes, with --out FILE.png.") }
            if format == .png { return }
            if every == nil { throw ValidationError("A film needs --every, such as 1/60.") }
            if strip { throw ValidationError("--strip is one picture, and \(format) a film: say one of them.") }
            if format == .y4m, out != nil {
                throw ValidationError(
                    "A film goes to standard output: leave --out away, and pass it on or say > FILE.y4m.")
            }
        }

        func run(in program: PlaygroundProgram) throws {
            var options = RenderOptions(
                scene: scene, recording: recording, times: at, output: out ?? "", size: size, scale: scale)
            (options.feel, options.ghost) = (feel, ghost)
            (options.format, options.isStrip, options.film, options.isPlotted) = (chosenFormat, strip, every, plot)
            options.film?.start = from ?? .zero
            options.film?.end = until
            try renderScene(options, in: program)
        }
    }
}

extension RenderFormat: ExpressibleByArgument {}
