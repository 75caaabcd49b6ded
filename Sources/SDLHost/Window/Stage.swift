import CSDL2
import Drawing

/// A window together with what draws into it.
@MainActor
struct Stage {
    let window: SDLWindow
    /// The window keeps it, and ends after it.
    unowned let submitter: any FrameSubmitter

    private init(window: SDLWindow, submitter: any FrameSubmitter) {
        self.window = window
        self.submitter = submitter
        window.keepUntilClosed(submitter)
    }

    /// `auto` takes OpenGL where ``RendererRule`` finds it worth a try and a processor for it answers, else software.
    static func make(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage {
        switch options.renderer {
        case .software:
            return try software(options, video: video, glyphs: glyphs)
        case .opengl:
            return try openGL(options, video: video, glyphs: glyphs)
        case .auto:
            if let stage = try? hardware(options, video: video, glyphs: glyphs) { return stage }
            return try software(options, video: video, glyphs: glyphs)
        }
    }

    /// True when presenting waits for the display from now on. Only a renderer can.
    func setWaitsForDisplay(_ waits: Bool) -> Bool {
        guard let renderer = SDL_GetRenderer(window.pointer) else { return false }
        return SDL_RenderSetVSync(renderer, waits ? 1 : 0) == 0 && waits
    }

    private static func software(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage {
        let window = try SDLWindow(options, video: video)
        return Stage(window: window, submitter: SurfaceSubmitter(window: window.pointer, glyphs: glyphs))
    }

    private static func openGL(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage {
        // Without the flag SDL would make the window a second time when the renderer asks for it.
        let window = try SDLWindow(options, video: video, flags: SDL_WINDOW_OPENGL)
        do throws(SubmitError) {
            let submitter = try RendererSubmitter(window: window.pointer, glyphs: glyphs, waitsForDisplay: true)
            return Stage(window: window, submitter: submitter)
        } catch {
            throw .noRenderer(.opengl, reason: error.description)
        }
    }

    /// Nil where OpenGL is not worth it.
    private static func hardware(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage? {
        guard RendererRule.current(videoDriver: video.driver).shouldTryOpenGL else { return nil }
        let stage = try openGL(options, video: video, glyphs: glyphs)
        return OpenGLName.current.map(RendererRule.isDrawnByProcessor) ?? true ? nil : stage
    }
}
