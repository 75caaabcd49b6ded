import Drawing

/// A glyph source without glyphs.
package final class NoGlyphs: GlyphSource {
    package init() {}

    package func mask(for run: TextRun, scale: Double) -> TextMask? { nil }
}
