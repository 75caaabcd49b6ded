import CSDL2
import Drawing

/// The pictures of a font's plain characters at one size, for each quarter of a pixel at which they begin.
///
/// SDL_ttf retains one picture of a character and makes a new one whenever it begins at another 64th of a pixel, which is
/// most of the cost of new text. Quarters are what Skia draws (`SkPackedGlyphID`, two bits of position).
@MainActor
final class GlyphPictures {
    /// The place of a picture's ink in pixels from the pixel in which the character begins, and from the baseline up.
    struct Picture {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        /// The index of the first value in `coverage`.
        var first: Int
    }

    /// A plain character and the quarter of a pixel at which it begins, 0 to 3.
    struct Start {
        static let quarters = 4
        fileprivate static let partsOfQuarter = BlankShifts.partsOfPixel / quarters

        var byte: UInt8
        var quarter: Int

        fileprivate var index: Int { Int(byte) * Self.quarters + quarter }

        /// Returns the start nearest to `pen`, which is in 1/64 pixel and not negative, and the pixel in which it lies.
        static func nearest(to pen: Int, of byte: UInt8) -> (start: Start, x: Int) {
            let position = (pen + partsOfQuarter / 2) / partsOfQuarter
            return (Start(byte: byte, quarter: position % quarters), position / quarters)
        }
    }

    private static let characters = 128
    /// In em: the ink of a character extends less than this beyond its origin.
    private static let overhang = 0.4
    private static let unknown: UInt16 = 0
    /// The limit of coverage in bytes for one font, about the pictures of ten characters at the size of a title.
    private static let coverageLimit = 512 << 10

    let advances: FaceAdvances
    let pixels: PixelAdvances
    /// The coverage of all pictures, one after the other.
    private(set) var coverage: [UInt8] = []
    private let font: OpenFont
    /// The blanks before a character, by quarter.
    private let shifts: [BlankShifts.Shift?]
    private var pictures: [Picture] = []
    /// One more than the index in `pictures`, by character and quarter of a pixel.
    private var numbers = [UInt16](repeating: unknown, count: characters * Start.quarters)

    /// True if the font's blanks move a character to each quarter of a pixel, so that what is drawn does not depend on
    /// what was drawn before.
    var canDraw: Bool { shifts.allSatisfy { $0 != nil } }

    /// `font` is `file`, open for drawing at `pixelSize`.
    init(_ font: OpenFont, _ file: FontFile, pixelSize: Double, advances: FaceAdvances) {
        self.font = font
        self.advances = advances
        let pixels = PixelAdvances(pixelSize: pixelSize)
        self.pixels = pixels
        let blanks = Self.blanks(of: file.cut).filter { font.hasGlyph(for: $0) }.map { blank in
            BlankShifts.Shift(text: String(blank), width: pixels.advance(advances.advance(of: blank)))
        }
        let margin = Int(pixelSize * Self.overhang * Double(BlankShifts.partsOfPixel))
        let known = BlankShifts(blanks, margin: margin)
        shifts = (0..<Start.quarters).map { known.shift(by: $0 * Start.partsOfQuarter) }
    }

    /// Returns a space, and from U+2000 to U+200A those that do not have the same place in SDL_ttf's cache as a letter.
    private static func blanks(of cut: FontFile.Cut) -> [Unicode.Scalar] {
        let blanks: [Unicode.Scalar] = [
            " ", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2005}", "\u{2006}", "\u{2008}", "\u{2009}",
            "\u{200A}",
        ]
        return cut == .tabular ? blanks : blanks + ["\u{2007}"]
    }

    /// Removes all pictures if they take too much memory.
    func trim() {
        guard coverage.count > Self.coverageLimit else { return }
        coverage = []
        pictures = []
        numbers = Array(repeating: Self.unknown, count: numbers.count)
    }

    /// Returns the picture of a character; nil if it was not drawn.
    func picture(at start: Start) -> Picture? {
        let number = numbers[start.index]
        return number == Self.unknown ? nil : pictures[Int(number) - 1]
    }

    /// Draws the characters that were not drawn so far. Complexity: O(pixels) of these.
    ///
    /// Each is drawn alone: SDL_ttf 2.20 (`Find_GlyphByIndex`) confuses two letters in a line with the same part of a
    /// pixel and the same place in its cache. It draws a blank again if it begins at another part than before, so the
    /// characters of a quarter are drawn together.
    func draw(_ starts: some Collection<Start>) {
        for quarter in 0..<Start.quarters {
            for start in starts where start.quarter == quarter && numbers[start.index] == Self.unknown { draw(start) }
        }
    }

    private func draw(_ start: Start) {
        guard let shift = shifts[start.quarter] else { return }
        let text = shift.text + String(UnicodeScalar(start.byte))
        font.withSurface(of: text, .leftToRight, .unknown) { surface in
            guard let surface = surface?.pointee, let crop = AlphaCrop(surface) else { return }
            let baseline = RunRasteriser.origin(of: text, surfaceHeight: Int(surface.h), in: font).y
            pictures.append(
                Picture(
                    left: crop.x - shift.width / BlankShifts.partsOfPixel, top: baseline - crop.y, width: crop.width,
                    height: crop.height, first: coverage.count))
            crop.append(to: &coverage)
            numbers[start.index] = UInt16(pictures.count)
        }
    }
}
