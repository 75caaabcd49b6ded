import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// The options of `render`.
package struct RenderOptions: Equatable, Sendable {
    /// The name of the scene.
    package var scene: String
    /// The path of a recording to play in the scene.
    package var recording: String?
    /// The name or path of a feel; nil for the recording's own, or the default feel without a recording.
    package var feel: String?
    /// The name or path of another feel, whose outlines are drawn on top; nil for none.
    package var ghost: String?
    /// The moments to draw, in ascending order. At least one, unless it is a film.
    package var times: [Duration]
    /// The evenly spaced moments of a film, instead of `times`.
    package var film: FilmMoments?
    /// The output format.
    package var format = RenderFormat.png
    /// Whether all moments are drawn side by side in one picture, with their times.
    package var isStrip = false
    /// Whether the curves of the recording are drawn below the scene.
    package var isPlotted = false
    /// The path of the picture. For several pictures it is a pattern (`frame-%04d.png`), or a number is added before
    /// the extension. Empty for a film on standard output.
    package var output: String
    /// In points; nil for the default size, or for the recording's.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: Double

    /// Options with the parts that every picture needs.
    package init(scene: String, recording: String?, times: [Duration], output: String, size: CGSize?, scale: Double) {
        self.scene = scene
        self.recording = recording
        self.times = times
        self.output = output
        self.size = size
        self.scale = scale
    }

    /// Returns the path of picture `index`, counted from 0: by the pattern if there is one; otherwise `out.png` for a
    /// single picture, and `out-1.png`, `out-2.png` and so on for several.
    package func path(ofPicture index: Int) -> String {
        let names = PictureNames(output)
        let isSingle = (film == nil && times.count == 1) || isStrip
        return isSingle && !names.hasPattern ? output : names.path(index)
    }

    /// Returns moment `index`, counted from 0; nil after the last one.
    func moment(_ index: Int) -> Duration? {
        if let film { return film.moment(index) }
        return times.indices.contains(index) ? times[index] : nil
    }

    /// Whether the film ends when everything is at rest.
    var endsAtRest: Bool { film.map { $0.end == nil } ?? false }
}

/// The output formats of `render`.
package enum RenderFormat: String, CaseIterable, Sendable {
    /// One file per picture.
    case png
    /// A film for other programs, on standard output.
    case y4m
    /// A film as an animated picture, for a web page or a chat.
    case webp
}

extension RenderOptions {
    var outputFiles: OutputFiles {
        var files = OutputFiles()
        if format == .webp { files.addOutput("--out", output) }
        if format == .png {
            // The number of pictures of a film is not known yet; all of them are in one folder.
            for index in 0..<(isStrip || film != nil ? 1 : times.count) {
                files.addOutput("--out", path(ofPicture: index))
            }
        }
        files.addInput("--recording", recording)
        files.addFeel("--feel", feel)
        files.addFeel("--ghost", ghost)
        return files
    }
}

/// Draws the requested moments of a scene of `program`. Throws ``PlaygroundError``, and ``OutputClosed`` if the reader
/// of a film closed the pipe.
@MainActor package func renderScene(_ options: RenderOptions, in program: PlaygroundProgram = .scrollPlayground) throws
{
    try reportingErrors {
        try options.outputFiles.check()
        var run = try RenderRun(options, in: program.scenes)
        defer { run.end() }
        switch options.format {
        case _ where options.isStrip: try run.writeStrip()
        case .png: try run.writePictures()
        case .y4m: try run.writeFilm()
        case .webp: try run.writeMovingPicture()
        }
    }
}
