import Drawing
import Foundation
import ScrollAnalysis
import SDLHost

/// Goes through the moments of a render and writes the output.
@MainActor
struct RenderRun {
    private let options: RenderOptions
    private var scene: GhostedScene
    private let plot: RenderPlot?
    private var progress = RenderProgress()

    /// Throws the errors of ``SceneRenderer``.
    init(_ options: RenderOptions, in scenes: SceneCatalog) throws {
        self.options = options
        scene = try GhostedScene(options, in: scenes)
        plot = options.isPlotted ? try RenderPlot(options, in: scenes) : nil
    }

    /// Removes the progress line. Call also after errors.
    func end() { progress.end() }

    /// Writes one file per moment.
    mutating func writePictures() throws {
        let (options, plot) = (options, plot)
        try forEachMoment(limit: .pictures) { scene, index, time in
            try PNGWriter.write(scene.picture(at: time, above: plot), to: options.path(ofPicture: index))
        }
    }

    /// Writes all moments to one file.
    mutating func writeStrip() throws {
        var strip = PictureStrip(plot: plot, scale: options.scale)
        try forEachMoment(limit: .strip) { scene, _, time in strip.add(try scene.list(at: time), at: time) }
        let picture = try scene.renderer.picture(
            of: strip.view, size: strip.size, for: "--strip", remedy: "Lower --scale, or ask for fewer moments.")
        try PNGWriter.write(picture, to: options.path(ofPicture: 0))
    }

    /// Writes a film to standard output, each frame as soon as it is drawn. Throws ``OutputClosed`` if the reader
    /// closed the pipe.
    mutating func writeFilm() throws {
        guard isatty(STDOUT_FILENO) == 0 else {
            throw PlaygroundError(
                .usage, "a film cannot be written to a terminal.",
                remedy: "Use a pipe, such as \"| ffmpeg -i - clip.mp4\", or a file with \"> clip.y4m\".")
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
            try Self.check(picture, (film.width, film.height), at: time)
            try output.write(film.frame(picture))
        }
        try output.flush()
    }

    /// Writes a film to a file, completely or not at all.
    mutating func writeMovingPicture() throws {
        let (interval, plot) = (options.film?.interval ?? (seconds: 1, over: 60), plot)
        // Rounded after the product, so that errors do not add up.
        let milliseconds = { (frames: Int) in (2000 * frames * interval.seconds + interval.over) / (2 * interval.over) }
        guard milliseconds(1) >= WebPFilm.shortestFrame else {
            throw PlaygroundError(
                .usage,
                "browsers show frames of less than \(WebPFilm.shortestFrame) ms for longer, so the film would be slow as WebP.",
                remedy: "Pass --every 1/60 or more, or --format y4m.")
        }
        var film: WebPFilm?
        var frames = 0
        try forEachMoment(limit: .movingPicture) { scene, index, time in
            let picture = try scene.picture(at: time, above: plot)
            let side = max(picture.width, picture.height)
            guard side <= WebPFilm.largestSide else {
                throw PlaygroundError(
                    .usage,
                    "a WebP file has at most \(WebPFilm.largestSide) pixels on a side, and this one would have \(side).",
                    remedy: "Lower --size or --scale.")
            }
            let current = try film ?? WebPFilm(picture)
            film = current
            try Self.check(picture, (current.width, current.height), at: time)
            try current.add(picture, at: milliseconds(index))
            frames = index + 1
        }
        if let film { try Files.write(film.end(at: milliseconds(frames)), to: options.output) }
    }

    /// Throws ``ExitStatus/malformed`` for a picture whose size differs from the film's.
    private static func check(
        _ picture: ImageResource, _ film: (width: Int, height: Int), at time: Duration
    ) throws(PlaygroundError) {
        guard (picture.width, picture.height) != film else { return }
        throw PlaygroundError(
            .malformed,
            "the window was resized: the scene is \(picture.width)x\(picture.height) at "
                + "\(time.inSeconds.shortestDecimal) s, and began with \(film.width)x\(film.height). "
                + "The frames of a film have one size.",
            remedy: "End it before that with --until, or write PNG files.")
    }

    /// Throws ``ExitStatus/usage`` for more moments than `limit`.
    private mutating func forEachMoment(
        limit: FileLimit, _ body: (inout GhostedScene, Int, Duration) throws -> Void
    ) throws {
        // Rest may come before the limit; any other end is known before the first picture.
        if !options.endsAtRest { try checkCount(limit.value, limit) }
        var index = 0
        while let time = options.moment(index) {
            try checkCount(index, limit)
            try body(&scene, index, time)
            progress.made(until: time)
            if options.endsAtRest, scene.isAtRest { return }
            index += 1
        }
    }

    /// Throws ``ExitStatus/usage`` if there is a moment `index` beyond the limit.
    private func checkCount(_ index: Int, _ limit: FileLimit) throws(PlaygroundError) {
        guard index >= limit.value, let time = options.moment(index) else { return }
        throw PlaygroundError(
            .usage, "there are more than \(limit.value) \(limit.unit) to \(time.inSeconds.shortestDecimal) s.",
            remedy: limit.remedy)
    }
}
