/// Draws display lists into memory: one pass over the items in order, spans written straight into the pixels.
///
///     let rasterizer = SoftwareRasterizer()
///     rasterizer.draw(list, into: buffer, background: .white, glyphs: glyphs)
///
/// Geometry that makes no sense (not a number, infinite, empty) draws nothing. Working memory is kept from frame to
/// frame; a steady frame allocates nothing. The same list gives the same pixels on every machine.
/// Does not own the pixels, and does not know about windows.
@MainActor
public final class SoftwareRasterizer {
    private let resolver = FrameResolver()
    private let tools = RasterTools()
    private var frame = ResolvedFrame()
    /// The frame before, while what it drew can be built upon.
    private var previous = ResolvedFrame()
    private var shown: PixelColor?
    private var damage = DamageTracker()

    /// Holds no memory worth mentioning before the first frame.
    public init() {}

    /// Draws a frame over `background`.
    ///
    /// With `damage`, only those pixels are written; the rest is taken to show what it should.
    /// O(items + pixels written).
    public func draw(
        _ list: DisplayList, into buffer: PixelBuffer, background: PixelColor, glyphs: any GlyphSource,
        damage: PixelRect? = nil
    ) {
        resolver.resolve(list, bounds: buffer.bounds, glyphs: glyphs, into: frame)
        tools.covers.find(in: frame)
        paint(damage ?? buffer.bounds, of: buffer, background: background)
        forgetFrame()
    }

    /// Draws what differs from the frame before, and returns which pixels that was.
    ///
    /// The buffer must still hold what the call before has left there; say ``forgetFrame()`` when it does not. Another
    /// size or background draws everything. O(items + pixels that changed).
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

    /// The next frame is drawn whole.
    public func forgetFrame() {
        shown = nil
    }

    /// Forgets every glyph picture, for a glyph source that gives others from now on.
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
