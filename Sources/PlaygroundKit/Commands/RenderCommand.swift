import Foundation
import ScrollAnalysis
import SDLHost
import ScrollPhysics

/// What `render` was asked.
package struct RenderOptions: Equatable, Sendable {
    /// Name of the scene.
    package var scene: String
    /// Path of a recording to play through it.
    package var recording: String?
    /// Name or path of a feel; nil for the recording's own, or the usual one without a recording.
    package var feel: String?
    /// Name or path of another feel, whose scene is outlined over that one; nil for none.
    package var ghost: String?
    /// In ascending order; at least one, unless it is a film.
    package var times: [Duration]
    /// Evenly spaced moments instead.
    package var film: FilmMoments?
    /// What is written.
    package var format = RenderFormat.png
    /// All moments go into one picture, side by side with their times.
    package var isStrip = false
    /// The curves of the recording are drawn below the scene.
    package var isPlotted = false
    /// Path of the picture; with several of them a pattern (`frame-%04d.png`), or each gets a number before its extension.
    /// Empty for a film on standard output.
    package var output: String
    /// In points; nil for the usual size, or for the one that the recording was made at.
    package var size: CGSize?
    /// Pixels a point.
    package var scale: Double

    /// Options with all that every picture has.
    package init(scene: String, recording: String?, times: [Duration], output: String, size: CGSize?, scale: Double) {
        self.scene = scene
        self.recording = recording
        self.times = times
        self.output = output
        self.size = size
        self.scale = scale
    }

    /// The path of picture number `index` from 0: `out.png` when there is one, else `out-1.png`, `out-2.png` and so on, or
    /// what the pattern says.
    package func path(ofPicture index: Int) -> String {
        (film == nil && times.count == 1) || isStrip ? output : PictureNames(output).path(index)
    }

    /// Moment number `index` from 0; nil after the last one that is asked for.
    func moment(_ index: Int) -> Duration? {
        if let film { return film.moment(index) }
        return times.indices.contains(index) ? times[index] : nil
    }

    /// The film ends once all is at rest.
    var endsAtRest: Bool { film.map { $0.end == nil } ?? false }
}

/// What `render` writes.
package enum RenderFormat: String, CaseIterable, Sendable {
    /// A file for each picture.
    case png
    /// A film for other programs, on standard output.
    case y4m
    /// A film as one picture that moves, for a page or a chat.
    case webp
}

extension RenderOptions {
    var outputFiles: OutputFiles {
        var files = OutputFiles()
        if format == .webp { files.outputs.append(OutputFiles.File(name: "--out", path: output)) }
        if format == .png {
            // Those of a film are as many as it takes, and in one folder.
            for index in 0..<(isStrip || film != nil ? 1 : times.count) {
                files.outputs.append(OutputFiles.File(name: "--out", path: path(ofPicture: index)))
            }
        }
        if let recording { files.inputs.append(OutputFiles.File(name: "--recording", path: recording)) }
        for (name, feel) in [("--feel", feel), ("--ghost", ghost)] {
            guard let feel, ScrollFeel.named(feel) == nil else { continue }
            files.inputs.append(OutputFiles.File(name: name, path: feel))
        }
        return files
    }
}

/// Draws the moments of a scene of `program` that were asked for. Throws ``PlaygroundError``, and ``OutputClosed`` where nobody
/// wants more of a film.
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
