import Drawing
import Foundation
import SDLHost

/// Goes through the moments of a render, and writes what is asked for.
@MainActor
struct RenderRun {
    private let options: RenderOptions
    private var scene: GhostedScene
    private let plot: RenderPlot?
    private var progress = RenderProgress()

    /// Throws as ``SceneRenderer`` does.
    init(_ options: RenderOptions, in scenes: SceneCatalog) throws {
        self.options = options
        scene = try GhostedScene(options, in: scenes)
        plot = options.isPlotted ? try RenderPlot(options, in: scenes) : nil
    }

    /// However it ended.
    func end() { progress.end() }

    /// A file for each moment.
    mutating func writePictures() throws {
        let (options, plot) = (options, plot)
        try forEachMoment(limit: .pictures) { scene, index, time in
            try PNGWriter.write(scene.picture(at: time, above: plot), to: options.path(ofPicture: index))
        }
    }

    /// All moments in one file.
    mutating func writeStrip() throws {
        var strip = PictureStrip(plot: plot, scale: options.scale)
        try forEachMoment(limit: .strip) { scene, _, time in strip.add(try scene.list(at: time), at: time) }
        let picture = try scene.renderer.picture(
            of: strip.view, size: strip.size, for: "--strip", remedy: "Lower --scale, or ask for fewer moments.")
        try PNGWriter.write(picture, to: options.output)
    }

    /// A film on standard output, each frame as soon as it is drawn. Throws ``OutputClosed`` where nobody reads on.
    mutating func writeFilm() throws {
        guard isatty(STDOUT_FILENO) == 0 else {
            throw PlaygroundError(
                .usage, "a film is no text for a terminal.",
                remedy: "Pass it on, as in \"| ffmpeg -i - clip.mp4\", or to a file with \"> clip.y4m\".")
        }
        var output = OutputStream()
        var film: Y4MFilm?
        let (interval, plot) = (options.film?.interval ?? (1, 60), plot)
        try forEachMoment(limit: .film) { scene, _, time in
            let picture = try scene.picture(at: time, above: plot)
            if film == nil {
                let first = Y4MFilm(picture, every: interval)
                try output.write(first.header)
                film = first
            }
            guard let film else { return }
            guard (picture.width, picture.height) == (film.width, film.height) else {
                throw PlaygroundError(
                    .malformed,
                    "the window was resized: the scene is \(picture.width)x\(picture.height) at "
                        + "\(time.inSeconds.shortestDecimal) s, and began with \(film.width)x\(film.height). "
                        + "The frames of a film have one size.",
                    remedy: "End it before that with --until, or write PNG files.")
            }
            try output.write(film.frame(picture))
        }
        try output.flush()
    }

    /// Throws ``ExitStatus/usage`` where there are more than `limit`.
    private mutating func forEachMoment(
        limit: FileLimit, _ body: (inout GhostedScene, Int, Duration) throws -> Void
    ) throws {
        var index = 0
        while let time = options.moment(index) {
            guard index < limit.value else {
                throw PlaygroundError(
                    .usage, "there are more than \(limit.value) \(limit.unit) to \(time.inSeconds.shortestDecimal) s.",
                    remedy: limit.remedy)
            }
            try body(&scene, index, time)
            progress.made(until: time)
            if options.endsAtRest, scene.isAtRest { return }
            index += 1
        }
    }
}
