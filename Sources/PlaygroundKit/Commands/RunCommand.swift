import Foundation
import SDLHost

/// The options of `run`.
package struct PlaygroundOptions: Equatable, Sendable {
    /// The name of the scene to open with; nil for the first.
    package var scene: String?
    /// The name or path of the feel to start with; nil for the saved tuning.
    package var feel: String?
    /// The name or path of the feel to compare it with, as B; nil for the saved one, if any.
    package var otherFeel: String?
    /// The page to serve beside the window; nil for none.
    package var serving: ServeOptions?
    /// The path of a recording to play, or of a feel to start with: the file of a double click. Errors are shown in the
    /// window, since a desktop user sees no terminal.
    package var file: String?
    /// The path of a recording to list among the takes and show on the stage.
    package var recording: String?
    /// The path of the folder through which `watch` and the window exchange their state; nil without `watch`.
    package var session: String?
    /// The size of the window, in points; nil for the default, or for a size that fits the recording.
    package var size: CGSize?
    /// A magnification on top of the display's own scale, above zero, for displays that do not report one.
    package var scale = 1.0
    /// The number of frames after which to quit; nil to stay.
    package var frames: Int?
    /// The path of a picture of the last frame.
    package var screenshot: String?
    /// The path of the recording to write on exit.
    package var record: String?
    /// The renderer of the window.
    package var renderer = RendererChoice.auto

    /// The options of a bare `scroll-playground`.
    package init() {}
}

/// Opens the window of `program`, and returns the exit status of the process when it is closed. All later errors are
/// printed. Throws ``PlaygroundError`` if no window can be opened.
@MainActor package func runPlayground(
    _ options: PlaygroundOptions, in program: PlaygroundProgram = .scrollPlayground
) throws -> Int32 {
    try reportingErrors {
        try OpenFileLimit.require(OpenFileLimit.forWindow)
        let start = try PlaygroundStart(options, in: program, environment: ProcessInfo.processInfo.environment)
        let fonts = try FontLibrary()
        return try PlaygroundSession(options, start: start, fonts: fonts).run()
    }
}
