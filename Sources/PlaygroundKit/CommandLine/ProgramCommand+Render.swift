import ArgumentParser
import Foundation
import ScrollAnalysis

extension ProgramCommand {
    struct Render: SceneCommand {
        static let configuration = CommandConfiguration(
            commandName: "render",
            abstract: "Draw a scene into PNG files or a film, with no display.",
            discussion: """
                The same arguments give the same bytes. Several pictures are numbered: out-1.png, out-2.png, or by a pattern \
                such as frame-%04d.png. A recording that names its scene can only be played in that scene.

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
                "Another feel, by name or file, whose positions are drawn on top as outlines.",
                valueName: "name|file"),
            completion: .feels)
        var ghost: String?

        @Option(
            help: ArgumentHelp("Draw these moments, in seconds.", valueName: "t,t,..."), transform: Arguments.times)
        var at: [Duration] = []

        @Option(
            help: ArgumentHelp(
                "Draw a film with this interval between frames, in seconds, such as 1/60 or 0.1.", valueName: "s"),
            transform: Arguments.interval)
        var every: FilmMoments?

        @Option(
            help: ArgumentHelp("The start of the film, in seconds (default: 0).", valueName: "s"),
            transform: Arguments.time)
        var from: Duration?

        @Option(
            help: ArgumentHelp(
                "The end of the film, in seconds (default with a recording: when everything is at rest).",
                valueName: "s"),
            transform: Arguments.time)
        var until: Duration?

        @Option(
            help: ArgumentHelp(
                "The output file: a picture, a pattern such as frame-%04d.png, or an animation that ends in .webp.",
                valueName: "file.png"),
            completion: .file(extensions: ["png", "webp"]))
        var out: String?

        @Option(
            help: ArgumentHelp(
                "png, y4m for a film on standard output, or webp for an animated picture (default: by the ending of --out).",
                valueName: "png|y4m|webp"))
        var format: RenderFormat?

        /// The format: the option's, or the one that the output's file name implies.
        private var chosenFormat: RenderFormat {
            format ?? (out?.lowercased().hasSuffix(".webp") == true ? .webp : .png)
        }

        @Flag(help: "Draw all moments side by side in one picture, with their times.")
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
                    every == nil ? "Pass the moments to draw with --at or --every." : "Pass --at or --every, not both."
                )
            }
            if every == nil, from != nil || until != nil {
                throw ValidationError("--from and --until require --every.")
            }
            if every != nil, until == nil, recording == nil {
                throw ValidationError("Pass --until: without a recording the film has no end.")
            }
            if ghost != nil, recording == nil {
                throw ValidationError("--ghost needs --recording: without one every feel looks the same.")
            }
            if plot, recording == nil {
                throw ValidationError("--plot needs --recording: without one there is nothing to plot.")
            }
            if let until, until < from ?? .zero { throw ValidationError("--until is before --from.") }
        }

        private func checkOutput() throws {
            let format = chosenFormat
            if format != .y4m, out == nil { throw ValidationError("Pass the output file with --out FILE.png.") }
            if format == .png { return }
            if every == nil { throw ValidationError("A film needs --every, such as 1/60.") }
            if strip { throw ValidationError("--strip is one picture, and \(format) a film: pass only one of them.") }
            if format == .y4m, out != nil {
                throw ValidationError(
                    "A film goes to standard output: omit --out, and use a pipe or > FILE.y4m.")
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
