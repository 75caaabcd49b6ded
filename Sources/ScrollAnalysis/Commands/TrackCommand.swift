/// What `track` was asked.
public struct TrackOptions: Equatable, Sendable {
    /// Path of a folder with the frames of a film.
    public var folder: String
    /// The part of the frames to look at; nil for all of it.
    public var region: PixelRegion?
    /// Along which content is followed.
    public var axis = TrackedAxis.y
    /// Frames a second.
    public var framesPerSecond = 60.0
    /// Pixels of the frames a point.
    public var pixelsPerPoint = 1.0
    /// Path of a curve to write; nil for standard output.
    package var output: String?

    /// All of the frames of a film with 60 of them a second, from top to bottom.
    public init(folder: String) { self.folder = folder }
}

/// Prints how far content moved in a film, as a curve that `fit` reads. Throws ``PlaygroundError`` and ``OutputClosed``.
package func runTrack(_ options: TrackOptions) throws {
    var files = OutputFiles()
    if let output = options.output { files.outputs.append(OutputFiles.File(name: "--out", path: output)) }
    try files.check()
    let motion = try FilmMotion(try FrameFolder(options.folder), options)
    for note in motion.notes { printMessage("\(ProgramName.current): \(options.folder.visible): \(note.visible)") }
    if let path = options.output {
        try Files.write(Array(motion.csv.utf8), to: path)
    } else {
        try printData(motion.csv)
    }
}
