import CSDL2
import Drawing

/// The window together with what draws into it, as the renderer that was asked for needs them.
@MainActor
struct Stage {
    let window: SDLWindow
    let submitter: any FrameSubmitter

    /// `auto` takes OpenGL where ``RendererRule`` finds it worth a try, and software in all other cases.
    static func make(
        _ options: WindowOptions, video: VideoSession, glyphs: any GlyphSource
    ) throws(HostError) -> Stage {
        try software(options, glyphs: glyphs)
    }

    private static func software(_ options: WindowOptions, glyphs: any GlyphSource) throws(HostError) -> Stage {
        let window = try SDLWindow(options)
        return Stage(window: window, submitter: SurfaceSubmitter(window: window.pointer, glyphs: glyphs))
    }

    /// True when presenting waits for the display from now on. Only a renderer can.
    func setWaitsForDisplay(_ waits: Bool) -> Bool {
        guard let renderer = SDL_GetRenderer(window.pointer) else { return false }
        return SDL_RenderSetVSync(renderer, waits ? 1 : 0) == 0 && waits
    }
}
