/// Draws display lists into memory: one pass over the items in order, spans written straight into the pixels.
///
///     let rasterizer = SoftwareRasterizer()
///     rasterizer.draw(list, into: buffer, background: .white, glyphs: glyphs)
///
/// Invalid geometry (NaN, infinite, empty) draws nothing. Working memory is reused from frame to frame; a steady frame
/// allocates nothing. The same list gives the same pixels on every machine. Does not own the pixels, and does not know
/// about windows.
@MainActor
public final class SoftwareRasterizer {
    private let resolver = FrameResolver()
    private let tools = RasterTools()
    private var frame = ResolvedFrame()
    /// The previous frame, while its pixels can be reused.
    private var previous = ResolvedFrame()
    private var shown: PixelColor?
    private var damage = DamageTracker()

    /// Creates a rasterizer, which uses little memory before the first frame.
    public init() {}

    /// Draws a frame over `background`.
    ///
    /// With `damage`, only those pixels are written; the others are assumed to be correct already. O(items + pixels
    /// written).
    public func draw(
        _ list: DisplayList, into buffer: PixelBuffer, background: PixelColor, glyphs: any GlyphSource,
        damage: PixelRect? = nil
    ) {
        resolver.resolve(list, bounds: buffer.bounds, glyphs: glyphs, into: frame)
        tools.covers.find(in: frame)
        paint(damage ?? buffer.bounds, of: buffer, background: background)
        forgetFrame()
    }

    /// Draws the differences from the previous frame and returns the changed pixels.
    ///
    /// The buffer must still hold the result of the previous call; call ``forgetFrame()`` if it does not. A change of
    /// size or background redraws everything. O(items + pixels that changed).
    public func drawChanges(
        in list: DisplayList, into buffer: PixelBuffer, background: PixelColor, glyphs: any GlyphSource
    ) -> DamageRegion {
        swap(&frame, &previous)
        resolver.resolve(list, bounds: buffer.bounds, glyphs: glyphs, into: frame)
        if shown != background { previous.bounds = .empty }
        damage.compare(previous, frame)
        tools.covers.find(in: frame)
        for rect in damage.region.rects { paint(rect, of: buffer, background: background) }
        shown = background
        return damage.region
    }

    /// Draws the next frame completely.
    public func forgetFrame() {
        shown = nil
    }

    /// Discards all glyph pictures. Call it when the glyph source starts to return different ones.
    public func removeGlyphs() {
        resolver.removeGlyphs()
    }

    private func paint(_ rect: PixelRect, of buffer: PixelBuffer, background: PixelColor) {
        let rect = rect.intersection(buffer.bounds)
        guard !rect.isEmpty else { return }
        let canvas = Canvas(buffer: buffer, tools: tools)
        tools.covers.forEachVisiblePiece(of: rect, at: -1) { piece in
            canvas.clear(piece, to: background.premultipliedPixel)
        }
        FramePainter(canvas: canvas, frame: frame).draw(0..<frame.commands.count, in: rect, opacity: 1)
    }
}
