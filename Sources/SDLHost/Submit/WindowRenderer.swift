import CSDL2

/// SDL's OpenGL renderer of a window.
@MainActor
final class WindowRenderer {
    let pointer: OpaquePointer
    private let wayland: WaylandConnection?

    /// Fails if the window cannot have a renderer. `window` remains its owner's and must outlive the renderer. With
    /// `waitsForDisplay`, showing a frame waits until the screen is ready for it.
    init(window: OpaquePointer, waitsForDisplay: Bool) throws(SubmitError) {
        SDL_SetHint(SDL_HINT_RENDER_DRIVER, "opengl")
        SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
        var flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_TARGETTEXTURE.rawValue
        if waitsForDisplay { flags |= SDL_RENDERER_PRESENTVSYNC.rawValue }
        guard let renderer = SDL_CreateRenderer(window, -1, flags) else { throw .last("SDL_CreateRenderer") }
        pointer = renderer
        wayland = WaylandConnection(window: window)
    }

    isolated deinit {
        SDL_DestroyRenderer(pointer)
    }

    /// Presents the drawn frame. Fails if Wayland's connection is broken.
    func present() throws(SubmitError) {
        // OpenGL reads from the connection while it draws, and may detect the loss only then.
        guard SDL_RenderFlush(pointer) == 0 else { throw .last("SDL_RenderFlush") }
        if wayland?.isBroken == true {
            throw SubmitError(call: "SDL_RenderPresent", reason: "the compositor no longer answers")
        }
        SDL_RenderPresent(pointer)
    }

    /// In pixels.
    func outputSize() throws(SubmitError) -> (width: Int, height: Int) {
        var (width, height): (Int32, Int32) = (0, 0)
        guard SDL_GetRendererOutputSize(pointer, &width, &height) == 0 else {
            throw .last("SDL_GetRendererOutputSize")
        }
        return (Int(width), Int(height))
    }
}
