import ArgumentParser

extension ProgramCommand {
    struct Track: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Find out how far content moved in a film of a screen.",
            discussion: """
                The folder has the frames as PNG files whose names end in their numbers: 'ffmpeg -i clip.mp4 frames/frame-%04d.png' \
                makes them. What is printed is a curve for 'fit': CSV with the names t,offset in its first line, in seconds and pixels, or \
                points with --pixels-per-point. Offsets grow as content moves up or to the left. Bars that stay where they are do not \
                count. Frames that are missing, and those that look alike in several ways, are named on standard error.
                """)

        @Argument(help: "A folder of numbered frames.", completion: .directory)
        var folder: String

        @Option(
            help: ArgumentHelp(
                "The part to look at: left, top, width and height in pixels (default: all of it).", valueName: "x,y,w,h"
            ),
            transform: Arguments.region)
        var region: PixelRegion?

        @Option(
            help: ArgumentHelp("Frames a second, from 1 to 1000 (default: 60).", valueName: "n"),
            transform: { try Arguments.number($0, in: 1...1000, "frames a second") })
        var fps: Double = 60

        @Option(
            help: ArgumentHelp("Pixels of the frames a point (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double = 1

        @Option(help: "The axis that the content moves along: x or y.")
        var axis: TrackedAxis = .y

        @Option(
            help: ArgumentHelp("Write the curve into a file.", valueName: "curve.csv"),
            completion: .file(extensions: ["csv"]))
        var out: String?

        func run() throws {
            var options = TrackOptions(folder: folder)
            (options.region, options.axis, options.output) = (region, axis, out)
            (options.framesPerSecond, options.pixelsPerPoint) = (fps, pixelsPerPoint)
            try runTrack(options)
        }
    }
}

extension TrackedAxis: ExpressibleByArgument {}
