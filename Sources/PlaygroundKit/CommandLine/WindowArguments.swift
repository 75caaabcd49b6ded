import ArgumentParser
import Foundation
import ScrollAnalysis
import SDLHost

/// The options of every command that opens the window.
struct WindowArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp("The window's size in points, from 1x1.", valueName: "WxH"), transform: Arguments.size)
    var size: CGSize?

    @Option(
        help: ArgumentHelp(
            "The magnification, from 0.5 to 4, on top of the display's own scale (default: 1).",
            valueName: "n"),
        transform: { try Arguments.number($0, in: 0.5...4) })
    var scale: Double = 1

    @Option(
        help: ArgumentHelp("Quit after this number of frames.", valueName: "n"),
        transform: { try Arguments.count($0, in: 1...1_000_000_000, "frames") })
    var frames: Int?

    @Option(
        help: ArgumentHelp("Save the last frame on exit.", valueName: "file.png"),
        completion: .file(extensions: ["png"]))
    var screenshot: String?

    @Option(
        help: ArgumentHelp("Save a recording of the input to the scene's scroll view.", valueName: "file.json"),
        completion: .file(extensions: ["json"]))
    var record: String?

    @Option(help: "auto, opengl or software.")
    var renderer: RendererChoice = .auto

    func validate() throws {
        guard let size else { return }
        do throws(PlaygroundError) {
            try Arguments.checkPixels(size, scale: scale)
        } catch {
            throw ValidationError(error.description)
        }
    }

    var options: PlaygroundOptions {
        var options = PlaygroundOptions()
        options.size = size
        options.scale = scale
        options.frames = frames
        options.screenshot = screenshot
        options.record = record
        options.renderer = renderer
        return options
    }

    /// Opens the window of `program` and returns when it is closed.
    @MainActor func run(_ options: PlaygroundOptions, in program: PlaygroundProgram) throws {
        let status = try runPlayground(options, in: program)
        if status != 0 { throw ExitCode(status) }
    }
}

extension RendererChoice: ExpressibleByArgument {}
