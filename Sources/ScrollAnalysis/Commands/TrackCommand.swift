/// The options of `track`.
public struct TrackOptions: Equatable, Sendable {
    /// The path of a folder with the frames of a film.
    public var folder: String
    /// The part of the frames to analyse; nil for the whole frame.
    public var region: PixelRegion?
    /// The axis along which content is tracked.
    public var axis = TrackedAxis.y
    /// The frames per second.
    public var framesPerSecond = 60.0
    /// Pixels of the frames per point.
    public var pixelsPerPoint = 1.0
    /// The path of a curve to write; nil for standard output.
    package var output: String?

    /// Creates options for whole frames of a film with 60 frames per second, tracked vertically.
    public init(folder: String) { self.folder = folder }
}

/// Prints the motion of content in a film, as a curve that `fit` reads. Throws ``PlaygroundError`` and
/// ``OutputClosed``.
package func runTrack(_ options: TrackOptions) throws {
    let folder = try FrameFolder(options.folder)
    var files = OutputFiles()
    files.addOutput("--out", options.output)
    for frame in folder.frames { files.addInput("a frame", folder.path(of: frame)) }
    try files.check()
    let motion = try FilmMotion(folder, options)
    for note in motion.notes { printMessage("\(ProgramName.current): \(options.folder.visible): \(note.visible)") }
    if let path = options.output {
        try Files.write(Array(motion.csv.utf8), to: path)
    } else {
        try printData(motion.csv)
    }
}
