import CSDL2
import Drawing

/// Rasterises a line of text to coverage, cropped to its ink.
@MainActor
enum RunRasteriser {
    /// The largest em in pixels. Beyond it a single letter fills a screen, and FreeType's bitmaps end soon after.
    static let largestPixelSize = 2000.0
    /// The longest line in pixels. Further text is outside of every screen and of the texture sizes of drivers.
    static let longestRun = 16_384

    /// Nil if nothing is visible. Complexity: O(width * height).
    static func mask(
        of string: String, in font: OpenFont, _ direction: TextDirection = .leftToRight,
        _ script: TextScript = .unknown
    ) -> TextMask? {
        let text = cut(string, in: font, direction, script)
        return font.withSurface(of: text, direction, script) { surface in
            guard let surface else { return nil }
            let origin = origin(of: text, surfaceHeight: Int(surface.pointee.h), in: font)
            return AlphaCrop(surface.pointee).map { crop in
                TextMask(
                    width: crop.width, height: crop.height, left: crop.x - origin.x, top: origin.y - crop.y,
                    coverage: crop.coverage)
            }
        }
    }

    /// Returns a line of several segments as one mask; each starts at the end of the previous ones.
    static func mask(of segments: [TextSegment], pixelSize: Double, isSlanted: Bool, fonts: FontLibrary) -> TextMask? {
        var pen = 0.0
        var pieces: [(mask: TextMask, x: Int)] = []
        for segment in segments where pen < Double(longestRun) {
            let font = fonts.font(segment.file, pixelSize: pixelSize, use: .drawing, isSlanted: isSlanted)
            if let mask = font.flatMap({ mask(of: segment.text, in: $0, segment.direction, segment.script) }) {
                pieces.append((mask, Int(pen.rounded())))
            }
            pen += fonts.advancePerEm(of: segment) * pixelSize
        }
        return MaskUnion(pieces).mask
    }

    private static func cut(
        _ string: String, in font: OpenFont, _ direction: TextDirection, _ script: TextScript
    ) -> String {
        // No glyph of the font is wider than 2 em, so that short strings need no measurement.
        guard string.utf8.count * font.height * 2 > longestRun, font.width(of: string, direction, script) > longestRun
        else { return string }
        let count = font.fittingCount(of: string, width: longestRun, direction, script)
        return String(String.UnicodeScalarView(string.unicodeScalars.prefix(count)))
    }

    /// Returns the run's origin in SDL_ttf's surface. SDL_ttf moves the text right if its first letter extends left of
    /// the origin, and down if an accent exceeds the font's ascent, but does not report the distance.
    static func origin(of text: String, surfaceHeight: Int, in font: OpenFont) -> (x: Int, y: Int) {
        let left = text.unicodeScalars.first.map { font.inkBounds(of: $0).left } ?? 0
        let highest =
            surfaceHeight > font.height ? text.unicodeScalars.map { font.inkBounds(of: $0).top }.max() ?? 0 : 0
        return (x: max(0, -left), y: max(font.ascent, highest))
    }
}
