import Foundation
import SDLHost

/// What `run` was asked.
package struct PlaygroundOptions: Equatable, Sendable {
    /// Name of the scene to open with; nil for the first.
    package var scene: String?
    /// Name or path of a feel to start from; nil for what was tuned last.
    package var feel: String?
    /// Path of a recording to play, or of a feel to start from: what a double click opens. What cannot be opened is told in
    /// the window, since whoever clicks sees no terminal.
    package var file: String?
    /// Path of a recording to list among the takes and to put on the stage.
    package var recording: String?
    /// Path of the folder by which `watch` and the window tell each other how they are; nil without it.
    package var session: String?
    /// Of the window, in points; nil for the usual size, or for the one that a recording fits.
    package var size: CGSize?
    /// A magnification on top of the display's own, above zero, for displays that do not tell one.
    package var scale = 1.0
    /// Leave after so many frames; nil to stay.
    package var frames: Int?
    /// Path of a picture of the last frame.
    package var screenshot: String?
    /// Path of the recording to write on leaving.
    package var record: String?
    /// Which way pictures take to the screen.
    package var renderer = RendererChoice.auto

    /// What a bare `scroll-playground` does.
    package init() {}
}

/// Opens the window of `program` and stays until it is closed; what the process should exit with. What went wrong from then on is told, all
/// of it. Throws ``PlaygroundError`` where no window could be opened.
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
