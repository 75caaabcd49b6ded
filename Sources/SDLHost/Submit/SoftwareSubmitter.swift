import CSDL2
public import Drawing

/// Draws with the processor, and shows the parts that changed.
@MainActor
public final class SoftwareSubmitter: FrameSubmitter {
    /// The name in `--renderer`.
    public let name = "software"
    private let memory: any WindowMemory
    private let glyphs: any GlyphSource
    private let rasterizer = SoftwareRasterizer()
    private var needsAll = true
    private var rects: [SDL_Rect] = []

    /// Draws into the window's own memory. Fails if SDL provides none for `window`, which remains its owner's and must
    /// outlive the submitter.
    public convenience init(window: OpaquePointer, glyphs: any GlyphSource) throws(SubmitError) {
        self.init(memory: try SurfaceMemory(window: window), glyphs: glyphs)
    }

    init(memory: any WindowMemory, glyphs: any GlyphSource) {
        self.memory = memory
        self.glyphs = glyphs
    }

    /// Draws the differences from the previous frame. A window without pixels is not an error: nothing is drawn.
    public func submit(_ list: DisplayList, background: PixelColor) throws(SubmitError) {
        let buffer = try openMemory()
        if needsAll { rasterizer.forgetFrame() }
        let changed = rasterizer.drawChanges(in: list, into: buffer, background: background, glyphs: glyphs)
        needsAll = false
        rects.removeAll(keepingCapacity: true)
        for rect in changed.rects {
            rects.append(
                SDL_Rect(x: Int32(rect.minX), y: Int32(rect.minY), w: Int32(rect.width), h: Int32(rect.height)))
        }
        try memory.show(rects)
    }

    /// Draws the next frame completely.
    public func resize() {
        needsAll = true
    }

    /// Draws the next frame completely, into new memory.
    public func texturesLost() {
        memory.lose()
        needsAll = true
    }

    /// Draws the next frame completely; there are no render targets.
    public func targetsLost() {
        needsAll = true
    }

    /// Copies the memory of the frame.
    public func readPixels() throws(SubmitError) -> ImageResource {
        let buffer = try openMemory()
        var bytes = buffer.bytes()
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        return ImageResource(width: buffer.width, height: buffer.height, pixels: bytes)
    }

    private func openMemory() throws(SubmitError) -> PixelBuffer {
        let open = try memory.open()
        needsAll = needsAll || open.isBlank
        return open.buffer
    }
}
