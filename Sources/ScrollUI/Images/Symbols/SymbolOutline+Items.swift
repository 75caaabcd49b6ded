import Drawing
import Foundation

extension SymbolOutline {
    /// The symbol rendered to pixels, for uses that accept only pictures.
    struct Pixels {
        let size: CGSize
        let density: CGFloat
        let color: PixelColor
        let picture: ImageResource
    }

    /// Returns a separate display list with the symbol stretched over a rectangle.
    func items(in rect: CGRect, scale: CGFloat = 1, _ style: ResolvedStyle) -> DisplayList {
        let painter = Painter()
        painter.begin(size: CGSize(width: rect.maxX, height: rect.maxY), scale: scale, snapsToPixels: false)
        painter.symbol(self, in: rect, style)
        return painter.list
    }

    /// Returns a picture of the symbol. The most recent picture is cached. Complexity: O(pixels).
    func picture(size: CGSize, density: CGFloat, _ color: PixelColor) -> ImageResource {
        if let pixels, pixels.size == size, pixels.density == density, pixels.color == color { return pixels.picture }
        let list = items(in: CGRect(origin: .zero, size: size), scale: density, .color(color.components))
        let picture = SoftwareRasterizer().picture(of: list, background: .clear, glyphs: NoGlyphs())
        pixels = Pixels(size: size, density: density, color: color, picture: picture)
        return picture
    }
}

/// A glyph source without glyphs, since symbols contain no text.
private final class NoGlyphs: GlyphSource {
    func mask(for run: TextRun, scale: Double) -> TextMask? { nil }
}
