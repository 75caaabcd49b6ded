import ArgumentParser
import ScrollAnalysis

extension ProgramCommand {
    struct Track: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "track",
            abstract: "Measure how content scrolls in a screen recording.",
            discussion: """
                The folder holds the frames as PNG files whose names end in a number: 'ffmpeg -i clip.mp4 frames/frame-%04d.png' \
                makes them. The result is a curve for 'fit': CSV that begins with the line t,offset, in seconds and pixels, or in points \
                with --pixels-per-point. Offsets grow as content moves up or to the left. Fixed bars are ignored. Frames that \
                are missing, that match in more than one position, or that have nothing in common with the one before are listed on \
                standard error.
                """)

        @Argument(help: "A folder of numbered frames.", completion: .directory)
        var folder: String

        @Option(
            help: ArgumentHelp(
                "The part of the frames to measure: left, top, width and height in pixels (default: all of it).",
                valueName: "x,y,w,h"
            ),
            transform: Arguments.region)
        var region: PixelRegion?

        @Option(
            help: ArgumentHelp("Frames per second of the recording, from 1 to 1000 (default: 60).", valueName: "n"),
            transform: { try Arguments.number($0, in: 1...1000, "frames a second") })
        var fps: Double = 60

        @Option(
            help: ArgumentHelp("Pixels of the frames per point (default: 1).", valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double = 1

        @Option(help: "The axis that the content scrolls along: x or y.")
        var axis: TrackedAxis = .y

        @Option(
            help: ArgumentHelp("Write the curve to a file instead of standard output.", valueName: "curve.csv"),
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
