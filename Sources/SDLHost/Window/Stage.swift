import CSDL2
import Drawing

/// A window together with its submitter.
@MainActor
struct Stage {
    let window: SDLWindow
    /// Retained by the window until it ends.
    unowned let submitter: any FrameSubmitter
    /// The pictures of text that it draws with.
    let glyphs: any GlyphSource

    private init(window: SDLWindow, submitter: any FrameSubmitter, glyphs: any GlyphSource) {
        self.window = window
        self.submitter = submitter
        self.glyphs = glyphs
        window.retainUntilClosed(submitter)
    }

    /// Uses the first path of ``RendererRule/paths(for:)`` that works.
    static func make(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage {
        var reasons: [String] = []
        for path in RendererRule.current(videoDriver: video.driver).paths(for: options.renderer) {
            do throws(SubmitError) {
                if let stage = try open(path, options, video: video, glyphs: glyphs) { return stage }
            } catch {
                guard path.needsOpenGL || error.call != SDLWindow.creation else {
                    throw .noWindow(reason: error.reason)
                }
                if !reasons.contains(error.description) { reasons.append(error.description) }
            }
        }
        throw .noRenderer(options.renderer, driver: video.driver, reason: reasons.joined(separator: "; "))
    }

    /// Nil if the path works but is not worthwhile.
    private static func open(
        _ path: PresentPath, _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(SubmitError) -> Stage? {
        let window = try SDLWindow(options, video: video, flags: path.needsOpenGL ? SDL_WINDOW_OPENGL : nil)
        // From here on the window ends the submitter before itself in every case.
        let stage = Stage(
            window: window, submitter: try makeSubmitter(path, window: window.pointer, glyphs: glyphs), glyphs: glyphs)
        if let refusal = video.takeRefusal() { throw SubmitError(call: "X11", reason: refusal) }
        return path == .hardware && !isHardware ? nil : stage
    }

    private static func makeSubmitter(
        _ path: PresentPath, window: OpaquePointer, glyphs: any GlyphSource
    ) throws(SubmitError) -> any FrameSubmitter {
        switch path {
        case .openGL, .hardware: try RendererSubmitter(window: window, glyphs: glyphs, waitsForDisplay: true)
        case .surface: try SoftwareSubmitter(window: window, glyphs: glyphs)
        case .texture: SoftwareSubmitter(memory: try TextureMemory(window: window), glyphs: glyphs)
        }
    }

    /// Must be read while OpenGL is current for one of the windows.
    private static var isHardware: Bool {
        OpenGLName.current.map { !RendererRule.isDrawnByProcessor($0) } ?? false
    }

    /// Returns true if presenting waits for the display from now on, which only a renderer can do.
    func setWaitsForDisplay(_ waits: Bool) -> Bool {
        guard let renderer = SDL_GetRenderer(window.pointer) else { return false }
        return SDL_RenderSetVSync(renderer, waits ? 1 : 0) == 0 && waits
    }
}
