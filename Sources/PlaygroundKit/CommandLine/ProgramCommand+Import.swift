import ArgumentParser
import Foundation
import ScrollAnalysis
import ScrollPhysics

extension ProgramCommand {
    struct Import: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Turn another program's log of input into a recording.",
            discussion: """
                The log is recognized by its content: the output of 'libinput debug-events' (scrolling as the desktop gets it, to the \
                millisecond; no location), 'libinput record' (two fingers on a touchpad, a touch screen, a wheel, as the kernel reports \
                them; no palms, no thresholds, no acceleration), Android's 'getevent -lt' (touches in pixels of the screen, not turned with \
                it) or a trace of Chrome as JSON (distances after Chrome's own threshold, prediction and wheel settings). A log tells nothing of \
                the content, so its size and the offset at the start are options. What is uncertain is listed on standard error.
                """)

        @Argument(help: "The log.", completion: .file())
        var log: String

        @Option(
            help: ArgumentHelp(
                "Write the recording to a file instead of standard output.", valueName: "recording.json"),
            completion: .file(extensions: ["json"]))
        var out: String?

        @Option(
            help: ArgumentHelp(
                "The format: libinput-events, libinput-record, getevent or chrome-trace (default: recognized).",
                valueName: "format"))
        var format: ImportFormat?

        @Option(
            help: ArgumentHelp(
                "The device of a log with several, such as event5, or the process of a trace.", valueName: "name"))
        var device: String?

        @Option(
            help: ArgumentHelp(
                "The viewport's size in points (default: that of the touch screen, or 400x800).", valueName: "WxH"),
            transform: Arguments.size)
        var viewport: CGSize?

        @Option(
            help: ArgumentHelp("The content's size in points (default: 50 viewports long).", valueName: "WxH"),
            transform: Arguments.contentSize)
        var content: CGSize?

        // An offset may begin with a minus sign.
        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The offset at the start in points (default: the middle of the content).", valueName: "x,y"),
            transform: Arguments.offset)
        var offset: ScrollVector?

        @Option(help: "The axis that scrolls: x, y or both (default: the one with the longer way).")
        var axis: ImportAxis?

        @Option(
            help: ArgumentHelp(
                "Pixels per point of getevent and of traces: on Android the density divided by 160 (default: 1).",
                valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "pixels a point") })
        var pixelsPerPoint: Double?

        @Option(
            help: ArgumentHelp(
                "The touch screen's size in pixels, where touch positions have another unit.", valueName: "WxH"),
            transform: Arguments.size)
        var screen: CGSize?

        @Option(
            help: ArgumentHelp(
                "Points per millimetre of finger travel (default: 6.3 on a touch screen, 10.5 on a touchpad).",
                valueName: "n"),
            transform: { try Arguments.number($0, in: 0.01...100, "points a millimetre") })
        var pointsPerMm: Double?

        @Option(
            help:
                "The direction of content under a touchpad's fingers in 'libinput record': natural (default) or traditional."
        )
        var direction: TouchpadDirection?

        func run() throws {
            var options = ImportOptions(log: log)
            (options.output, options.format, options.device) = (out, format, device)
            (options.viewport, options.content, options.offset) = (viewport, content, offset)
            (options.axis, options.direction, options.screen) = (axis, direction, screen)
            (options.pixelsPerPoint, options.pointsPerMillimetre) = (pixelsPerPoint, pointsPerMm)
            try runImport(options)
        }
    }
}

extension ImportFormat: ExpressibleByArgument {}
extension ImportAxis: ExpressibleByArgument {}
extension TouchpadDirection: ExpressibleByArgument {}
