import CSDL2
import Drawing

/// Memory that is shown as a texture, for windows whose memory SDL does not provide, as on Wayland, or only in an
/// unsupported format.
@MainActor
final class TextureMemory: WindowMemory {
    private let renderer: WindowRenderer
    private var memory: PixelMemory?
    private var texture: OpaquePointer?

    /// Fails if the window cannot have an OpenGL renderer. `window` remains its owner's and must outlive this object.
    init(window: OpaquePointer) throws(SubmitError) {
        renderer = try WindowRenderer(window: window, waitsForDisplay: true)
    }

    isolated deinit {
        lose()
    }

    func open() throws(SubmitError) -> OpenMemory {
        let (width, height) = try renderer.outputSize()
        if texture != nil, let memory, memory.fits(width: width, height: height) {
            return OpenMemory(buffer: memory.buffer, isBlank: false)
        }
        lose()
        let memory = PixelMemory(width: width, height: height)
        texture = try makeTexture(width: Int32(width), height: Int32(height))
        self.memory = memory
        return OpenMemory(buffer: memory.buffer, isBlank: true)
    }

    /// Shows the whole texture even if only parts changed, because the contents of the back buffer are undefined after
    /// presenting.
    func show(_ changed: [SDL_Rect]) throws(SubmitError) {
        guard let texture, let memory else { return }
        for var rect in changed {
            guard SDL_UpdateTexture(texture, &rect, memory.start(of: rect), memory.pitch) == 0 else {
                throw .last("SDL_UpdateTexture")
            }
        }
        guard SDL_RenderCopy(renderer.pointer, texture, nil, nil) == 0 else { throw .last("SDL_RenderCopy") }
        try renderer.present()
    }

    func lose() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
    }

    private func makeTexture(width: Int32, height: Int32) throws(SubmitError) -> OpaquePointer {
        let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
        let texture = SDL_CreateTexture(
            renderer.pointer, SDL_PIXELFORMAT_ARGB8888.rawValue, access, max(1, width), max(1, height))
        guard let texture else { throw .last("SDL_CreateTexture") }
        // The alpha of the pixels has no meaning.
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        return texture
    }
}
