import CSDL2
import CSDL2TTF

/// A font opened at one size. It is closed when deallocated.
@MainActor
final class OpenFont {
    enum Use: Hashable, Sendable {
        /// Unhinted outlines: advances are exact multiples of the font's own units.
        case measuring
        /// Hinted vertically, with glyphs at subpixel positions horizontally: crisp, with the measured advances.
        case drawing
    }

    private let font: OpaquePointer
    /// Retained, because SDL_ttf reads from it while the font is open.
    private let data: FontData
    private lazy var widthOfTwoBlanks = width(of: "  ")

    /// Pixels from one baseline to the next.
    var lineSkip: Int { Int(TTF_FontLineSkip(font)) }
    /// Pixels above the baseline.
    var ascent: Int { Int(TTF_FontAscent(font)) }
    /// Pixels below the baseline, positive.
    var descent: Int { -Int(TTF_FontDescent(font)) }
    /// Pixels from the top of the ascent to the bottom of the descent.
    var height: Int { Int(TTF_FontHeight(font)) }

    /// `pixelSize` is the em in pixels, exact to 1/72. Nil if the data is not a font; SDL stores the reason.
    init?(_ data: FontData, pixelSize: Double, use: Use) {
        let resolution = UInt32(Self.resolution(pixelSize))
        let stream = SDL_RWFromConstMem(data.bytes.baseAddress, Int32(data.bytes.count))
        guard let font = TTF_OpenFontDPIRW(stream, 1, 1, resolution, resolution) else { return nil }
        // Counted by SDL_ttf: a font may be closed after the library that opened it.
        TTF_Init()
        TTF_SetFontHinting(font, use == .measuring ? TTF_HINTING_NONE : TTF_HINTING_LIGHT_SUBPIXEL)
        self.font = font
        self.data = data
    }

    /// Returns the resolution in dots per inch at which one point is `pixelSize` pixels: SDL_ttf accepts only whole
    /// points, but any resolution.
    nonisolated static func resolution(_ pixelSize: Double) -> Int {
        Int(max(72, (pixelSize * 72).rounded()))
    }

    isolated deinit {
        TTF_CloseFont(font)
        TTF_Quit()
    }

    /// Slants the letters to the right by a fifth of their height, as SDL_ttf does without an italic font.
    func slant() {
        TTF_SetFontStyle(font, TTF_STYLE_ITALIC)
    }

    func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
        TTF_GlyphIsProvided32(font, scalar.value) != 0
    }

    /// Returns the width of the line in pixels, including overhanging ink. Complexity: O(length).
    func width(
        of text: String, _ direction: TextDirection = .leftToRight, _ script: TextScript = .unknown
    ) -> Int {
        shape(direction, script)
        var width: Int32 = 0
        return text.withCString { TTF_SizeUTF8(font, $0, &width, nil) } == 0 ? Int(width) : 0
    }

    /// Returns the width of a piece of a line in pixels. Blanks on both sides exclude ink that overhangs the ends; their
    /// width is subtracted.
    func widthBetweenBlanks(
        of piece: String, _ direction: TextDirection = .leftToRight, _ script: TextScript = .unknown
    ) -> Int {
        width(of: " \(piece) ", direction, script) - widthOfTwoBlanks
    }

    /// Returns the advance of a character without kerning, in pixels, rounded up.
    func advance(of scalar: Unicode.Scalar) -> Int {
        var advance: Int32 = 0
        return TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &advance) == 0 ? Int(advance) : 0
    }

    /// Returns the number of characters that fit into `width` pixels.
    func fittingCount(of text: String, width: Int, _ direction: TextDirection, _ script: TextScript) -> Int {
        shape(direction, script)
        var extent: Int32 = 0
        var count: Int32 = 0
        return TTF_MeasureUTF8(font, text, Int32(width), &extent, &count) == 0 ? Int(count) : 0
    }

    /// Returns the extent of a character's ink left of its origin and above its baseline, in pixels.
    func inkBounds(of scalar: Unicode.Scalar) -> (left: Int, top: Int) {
        var left: Int32 = 0
        var top: Int32 = 0
        guard TTF_GlyphMetrics32(font, scalar.value, &left, nil, nil, &top, nil) == 0 else { return (0, 0) }
        return (Int(left), Int(top))
    }

    /// Calls `body` with the text in white on a transparent surface; with nil if it has no width or cannot be drawn.
    func withSurface<Result>(
        of text: String, _ direction: TextDirection, _ script: TextScript,
        _ body: (UnsafeMutablePointer<SDL_Surface>?) -> Result
    ) -> Result {
        shape(direction, script)
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        // Not as an argument of type String, which the compiler would copy to the heap.
        let surface = text.withCString { TTF_RenderUTF8_Blended(font, $0, white) }
        defer { SDL_FreeSurface(surface) }
        return body(surface)
    }

    /// Sets the direction and script of the next text. SDL_ttf retains them, so that each text must set its own.
    private func shape(_ direction: TextDirection, _ script: TextScript) {
        TTF_SetFontDirection(font, direction == .rightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
        TTF_SetFontScriptName(font, script.name)
    }
}
