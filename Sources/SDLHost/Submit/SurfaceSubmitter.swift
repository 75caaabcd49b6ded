import CSDL2
public import Drawing

/// Draws into the window's own memory and tells SDL which parts changed.
///
/// Needs no OpenGL. Set ``forbidAcceleration()`` before the window is made: otherwise SDL presents that memory through
/// OpenGL, which costs six times as much and 100 MB.
@MainActor
public final class SurfaceSubmitter: FrameSubmitter {
    /// What `--renderer` calls it.
    public let name = "software"
    private let window: OpaquePointer
    private let glyphs: any GlyphSource
    private let rasterizer = SoftwareRasterizer()
    private var needsAll = true
    /// Only where the window's pixels are not 32 bits in the order that we draw.
    private var detour: SurfaceDetour?
    private var rects: [SDL_Rect] = []

    /// `window` stays its owner's and must outlive the submitter.
    public init(window: OpaquePointer, glyphs: any GlyphSource) {
        self.window = window
        self.glyphs = glyphs
    }

    /// Keeps SDL from presenting window memory through OpenGL. Call it before the window is created.
    public static func forbidAcceleration() {
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    }

    /// Draws what differs from the frame before. A window without pixels is not an error: nothing is drawn.
    public func submit(_ list: DisplayList, background: PixelColor) throws(SubmitError) {
        guard let surface = SDL_GetWindowSurface(window) else {
            throw .last("SDL_GetWindowSurface")
        }
        try lock(surface)
        let changed = draw(list, into: surface, background: background)
        SDL_UnlockSurface(surface)
        needsAll = false
        try present(changed)
    }

    /// The next frame is drawn whole.
    public func resize() {
        needsAll = true
    }

    /// There are none; the next frame is drawn whole.
    public func texturesLost() {
        needsAll = true
    }

    /// There are none; the next frame is drawn whole.
    public func targetsLost() {
        needsAll = true
    }

    /// Copies the window's memory.
    public func readPixels() throws(SubmitError) -> ImageResource {
        guard let surface = SDL_GetWindowSurface(window) else { throw .last("SDL_GetWindowSurface") }
        try lock(surface)
        defer { SDL_UnlockSurface(surface) }
        let buffer = detour?.buffer ?? surface.buffer
        var bytes = buffer.bytes()
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        return ImageResource(width: buffer.width, height: buffer.height, pixels: bytes)
    }
}

extension SurfaceSubmitter {
    private func lock(_ surface: UnsafeMutablePointer<SDL_Surface>) throws(SubmitError) {
        guard SDL_LockSurface(surface) == 0 else { throw .last("SDL_LockSurface") }
    }

    private func draw(
        _ list: DisplayList, into surface: UnsafeMutablePointer<SDL_Surface>, background: PixelColor
    ) -> DamageRegion {
        if !surface.canBeDrawnDirectly, detour?.fits(surface) != true {
            detour = SurfaceDetour(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
            needsAll = true
        }
        let buffer = detour?.buffer ?? surface.buffer
        if needsAll { rasterizer.forgetFrame() }
        let changed = rasterizer.drawChanges(in: list, into: buffer, background: background, glyphs: glyphs)
        detour?.copy(to: surface)
        return changed
    }

    private func present(_ changed: DamageRegion) throws(SubmitError) {
        rects.removeAll(keepingCapacity: true)
        for rect in changed.rects {
            rects.append(
                SDL_Rect(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height)))
        }
        guard !rects.isEmpty else { return }
        guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
            throw .last("SDL_UpdateWindowSurfaceRects")
        }
    }
}
