public import Foundation
import SDLHost
import ScrollPhysics

/// What `render` was asked.
public struct RenderOptions: Equatable, Sendable {
    /// Name of the scene.
    public var scene: String
    /// Path of a recording to play through it.
    public var recording: String?
    /// Name or path of a feel; nil for the recording's own, or the usual one without a recording.
    public var feel: String?
    /// In ascending order, at least one.
    public var times: [Duration]
    /// Path of the picture; with several times a number is put before its extension.
    public var output: String
    /// In points; nil for the usual size, or for the one that the recording was made at.
    public var size: CGSize?
    /// Pixels a point.
    public var scale: Double

    /// Options with all their parts.
    public init(scene: String, recording: String?, times: [Duration], output: String, size: CGSize?, scale: Double) {
        self.scene = scene
        self.recording = recording
        self.times = times
        self.output = output
        self.size = size
        self.scale = scale
    }

    /// The path of picture number `index` from 0: `out.png` when there is one, else `out-1.png`, `out-2.png` and so on.
    public func path(ofPicture index: Int) -> String {
        guard times.count > 1 else { return output }
        let file = FilePath(output)
        let (stem, ending) = file.stemAndExtension
        let name = "\(stem)-\(index + 1)" + (ending.map { "." + $0 } ?? "")
        // A bare name stays one.
        return file.name == output ? name : FilePath(folder: file.folder, name: name).path
    }
}

extension RenderOptions {
    var outputFiles: OutputFiles {
        var files = OutputFiles()
        for index in times.indices {
            files.outputs.append(OutputFiles.File(name: "--out", path: path(ofPicture: index)))
        }
        if let recording { files.inputs.append(OutputFiles.File(name: "--recording", path: recording)) }
        if let feel, ScrollFeel.named(feel) == nil { files.inputs.append(OutputFiles.File(name: "--feel", path: feel)) }
        return files
    }
}

/// Draws the moments that were asked for. Throws ``PlaygroundError``.
@MainActor public func renderScene(_ options: RenderOptions) throws {
    try reportingErrors {
        try options.outputFiles.check()
        var renderer = try SceneRenderer(options)
        for (index, time) in options.times.enumerated() {
            try PNGWriter.write(renderer.picture(at: time), to: options.path(ofPicture: index))
        }
    }
}
