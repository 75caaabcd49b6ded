import CSDL2
import Drawing

/// The window's own memory, of which SDL shows the changed parts. Needs no OpenGL.
///
/// Pixels in another format, such as those of a display with 16 bits per pixel, are converted.
@MainActor
final class SurfaceMemory: WindowMemory {
    private let window: OpaquePointer
    /// Used to detect a new surface.
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// Used only if the window's pixels have another format.
    private var detour: PixelMemory?

    /// Fails if SDL provides no memory for `window`, which remains its owner's and must outlive this object.
    init(window: OpaquePointer) throws(SubmitError) {
        self.window = window
        // Otherwise SDL shows the memory through OpenGL, which costs six times as much and 100 MB. SDL reads the hint
        // once, with the first window surface.
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
        _ = try currentSurface()
    }

    func open() throws(SubmitError) -> OpenMemory {
        let surface = try currentSurface()
        var isBlank = surface != self.surface
        self.surface = surface
        if surface.canBeDrawnDirectly {
            detour = nil
            return OpenMemory(buffer: surface.buffer, isBlank: isBlank)
        }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        let memory: PixelMemory
        if let detour, detour.fits(width: width, height: height) {
            memory = detour
        } else {
            memory = PixelMemory(width: width, height: height)
            detour = memory
            isBlank = true
        }
        return OpenMemory(buffer: memory.buffer, isBlank: isBlank)
    }

    func show(_ changed: [SDL_Rect]) throws(SubmitError) {
        guard !changed.isEmpty else { return }
        if let detour, let surface {
            for rect in changed { try surface.convert(rect, of: detour) }
        }
        guard SDL_UpdateWindowSurfaceRects(window, changed, Int32(changed.count)) == 0 else {
            throw .last("SDL_UpdateWindowSurfaceRects")
        }
    }

    func lose() {
        surface = nil
    }

    private func currentSurface() throws(SubmitError) -> UnsafeMutablePointer<SDL_Surface> {
        guard let surface = SDL_GetWindowSurface(window) else { throw .last("SDL_GetWindowSurface") }
        return surface
    }
}

extension UnsafeMutablePointer<SDL_Surface> {
    /// True for 32-bit pixels in the order used by Drawing.
    fileprivate var canBeDrawnDirectly: Bool {
        let format = pointee.format.pointee
        return format.BitsPerPixel == 32 && format.Rmask == 0xFF0000 && format.Gmask == 0xFF00 && format.Bmask == 0xFF
            && pointee.pitch % 4 == 0
    }

    /// The surface's memory, valid until the window is resized. A window's surface needs no lock.
    fileprivate var buffer: PixelBuffer {
        let pixels = pointee.pixels.assumingMemoryBound(to: UInt32.self)
        return PixelBuffer(
            base: pixels, width: Int(pointee.w), height: Int(pointee.h), stride: Int(pointee.pitch) / 4)
    }

    fileprivate func convert(_ rect: SDL_Rect, of memory: PixelMemory) throws(SubmitError) {
        let format = pointee.format.pointee
        let start = pointee.pixels + (Int(rect.y) * Int(pointee.pitch) + Int(rect.x) * Int(format.BytesPerPixel))
        let status = SDL_ConvertPixels(
            rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, memory.start(of: rect), memory.pitch, format.format,
            start, pointee.pitch)
        guard status == 0 else { throw .last("SDL_ConvertPixels") }
    }
}
