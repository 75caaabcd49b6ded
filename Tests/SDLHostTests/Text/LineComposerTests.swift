import Drawing
import XCTest

@testable import SDLHost

@MainActor
final class LineComposerTests: XCTestCase {
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 #.,%")
    /// Letters of Inter with equal places in SDL_ttf's cache: it draws the second of two in a line up to a pixel left of
    /// its place.
    private static let confused = ["6o", "8Z", "Bg", "Dx", "Gl", "Ot", "Wm", "Xn"].map(Set.init)

    func testLettersOfAComposedLineAreAtMostAnEighthOfAPixelFromThoseOfTheWholeLine() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let composer = LineComposer(fonts: fonts)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var composed = 0
        for file in FontFile.shipped {
            for isSlanted in [false, true] {
                let size = (Double.random(in: 8...48, using: &random) * 4).rounded() / 4
                let font = try XCTUnwrap(fonts.font(file, pixelSize: size, use: .drawing, isSlanted: isSlanted))
                for index in 0..<40 {
                    // An eighth, and what FreeType rounds. Letters without a blank between them may share pixels, in
                    // which they are moved and combined.
                    let (blank, limit) = index.isMultiple(of: 2) ? (" ", 5.0 / 32) : ("", 1.0 / 2)
                    let letters = (0..<6).map { _ in String(Self.alphabet.randomElement(using: &random) ?? "a") }
                    let text = letters.joined(separator: blank)
                    guard let mask = composer.mask(of: text, in: font, file, pixelSize: size),
                        !Self.confused.contains(where: { $0.isSubset(of: text) })
                    else { continue }
                    composed += 1
                    let whole = try XCTUnwrap(RunRasteriser.mask(of: text, in: font))
                    let line = "seed \(seed), \(file), \(size), slanted: \(isSlanted), \(text)"
                    XCTAssertLessThanOrEqual(Self.shift(of: mask, from: whole), limit, line)
                }
            }
        }
        XCTAssertGreaterThan(composed, 300, "seed \(seed)")
    }

    func testALineOfLettersThatBeginAtQuartersEqualsTheWholeLineButForInkThatSDLCutsOff() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let composer = LineComposer(fonts: fonts)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var composed = 0
        for file in FontFile.shipped {
            let advances = try XCTUnwrap(fonts.advances(of: file))
            for isSlanted in [false, true] {
                let size = (Double.random(in: 8...48, using: &random) * 4).rounded() / 4
                let font = try XCTUnwrap(fonts.font(file, pixelSize: size, use: .drawing, isSlanted: isSlanted))
                for _ in 0..<1000 {
                    let letters = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                        Self.alphabet.randomElement(using: &random) ?? "a"
                    }
                    let text = String(letters)
                    guard Self.pens(of: text, advances, PixelAdvances(pixelSize: size)).allSatisfy({ $0 % 16 == 0 }),
                        let mask = composer.mask(of: text, in: font, file, pixelSize: size),
                        !Self.confused.contains(where: { $0.isSubset(of: text) })
                    else { continue }
                    composed += letters.count > 1 ? 1 : 0
                    let whole = try XCTUnwrap(RunRasteriser.mask(of: text, in: font))
                    let line = "seed \(seed), \(file), \(size), slanted: \(isSlanted), \(text)"
                    XCTAssertEqual(mask.top, whole.top, line)
                    XCTAssertEqual(mask.height, whole.height, line)
                    XCTAssertTrue(Self.columns(of: mask, within: whole) == whole.coverage, line)
                }
            }
        }
        XCTAssertGreaterThan(composed, 100, "seed \(seed)")
    }

    /// Returns the positions at which the characters of plain text begin, in 1/64 pixel.
    private static func pens(of text: String, _ advances: FaceAdvances, _ pixels: PixelAdvances) -> [Int] {
        var pens = [0]
        for (byte, next) in zip(text.utf8, text.utf8.dropFirst()) {
            let kerned = advances.advance(of: byte, before: next)
            pens.append((pens.last ?? 0) + pixels.advance(own: advances.advance(of: byte), kerned: kerned))
        }
        return pens
    }

    /// Returns the coverage of `mask` in the box of `whole`; empty if the box extends beyond the mask.
    private static func columns(of mask: TextMask, within whole: TextMask) -> [UInt8] {
        let start = whole.left - mask.left
        guard start >= 0, start + whole.width <= mask.width else { return [] }
        return (0..<mask.height).flatMap { row in
            mask.coverage[row * mask.width + start..<row * mask.width + start + whole.width]
        }
    }

    /// Returns the largest distance in pixels by which ink in a row of `mask` lies beside that of `whole`.
    ///
    /// A stroke that moves by a share of a pixel changes the sum of its coverage left of any column by at most that
    /// share. Each partly covered pixel is rounded twice. Ink that SDL cuts off is left out.
    private static func shift(of mask: TextMask, from whole: TextMask) -> Double {
        var largest = 0.0
        let bottom = min(mask.top - mask.height, whole.top - whole.height)
        for above in stride(from: max(mask.top, whole.top), to: bottom, by: -1) {
            var (difference, rounded) = (0, 0)
            for x in whole.left..<whole.left + whole.width {
                let (own, other) = (coverage(of: mask, x, above), coverage(of: whole, x, above))
                if own == 0, other == 0 { (difference, rounded) = (0, 0) }
                difference += own - other
                rounded += own == other && [0, 255].contains(own) ? 0 : 2
                largest = max(largest, Double(abs(difference) - rounded) / 256)
            }
        }
        return largest
    }

    /// Returns the coverage at a pixel of the line, `above` pixels above the baseline.
    private static func coverage(of mask: TextMask, _ x: Int, _ above: Int) -> Int {
        let (column, row) = (x - mask.left, mask.top - above)
        guard (0..<mask.width).contains(column), (0..<mask.height).contains(row) else { return 0 }
        return Int(mask.coverage[row * mask.width + column])
    }

    func testASlantedJHasItsWholeTailAtEachQuarterAndSize() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        for file in FontFile.shipped {
            let advances = try XCTUnwrap(fonts.advances(of: file))
            for size in 7...64 {
                let pixels = Double(size)
                let font = try XCTUnwrap(fonts.font(file, pixelSize: pixels, use: .drawing, isSlanted: true))
                let pictures = GlyphPictures(font, file, pixelSize: pixels, advances: advances)
                // A blank keeps the ink within the line.
                let whole = try XCTUnwrap(RunRasteriser.mask(of: "\u{2003}j", in: font)).coverage
                let starts = (0..<GlyphPictures.Start.quarters).map {
                    GlyphPictures.Start(byte: UInt8(ascii: "j"), quarter: $0)
                }
                pictures.draw(starts)
                for start in starts {
                    let picture = try XCTUnwrap(pictures.picture(at: start))
                    let own = pictures.coverage[picture.first..<picture.first + picture.width * picture.height]
                    XCTAssertEqual(
                        own.reduce(0) { $0 + Int($1) }, whole.reduce(0) { $0 + Int($1) },
                        accuracy: own.count { (1...254).contains($0) },
                        "\(file), \(size), quarter \(start.quarter): each partly covered pixel is rounded")
                }
            }
        }
    }

    func testTheTailOfASlantedLetterAtTheStartOfALineIsNotCut() async throws {
        let source = SDLGlyphSource(fonts: try FontLibrary(folder: PackageRoot.fonts))
        var face = FontFace(size: 35)
        face.isItalic = true
        func left(_ text: String) throws -> Int {
            try XCTUnwrap(source.mask(for: TextRun(string: text, face: face), scale: 1)).left
        }
        XCTAssertLessThan(try left("j"), -1, "the tail of a slanted j extends left of its origin")
        XCTAssertEqual(try left("jig"), try left("j"))
    }

    func testTextThatMustBeShapedIsLeftToTheWholeLine() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let file = FontFile(cut: .text, weight: 400)
        let font = try XCTUnwrap(fonts.font(file, pixelSize: 20, use: .drawing))
        let composer = LineComposer(fonts: fonts)
        func mask(_ text: String) -> TextMask? { composer.mask(of: text, in: font, file, pixelSize: 20) }
        XCTAssertNotNil(mask("Card #12"))
        for text in ["3x4", "3 x 4", "a -> b", "12:30", "naïve", "", "   "] { XCTAssertNil(mask(text), text) }
    }

    func testACharacterIsDrawnOnceForEachQuarterOfAPixel() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        for size in [11, 13, 17, 20, 26] {
            let font = try XCTUnwrap(
                fonts.font(FontFile(cut: .text, weight: 400), pixelSize: Double(size), use: .drawing))
            let advances = try XCTUnwrap(fonts.advances(of: FontFile(cut: .text, weight: 400)))
            let pictures = GlyphPictures(
                font, FontFile(cut: .text, weight: 400), pixelSize: Double(size), advances: advances)
            let starts = (0..<GlyphPictures.Start.quarters).map {
                GlyphPictures.Start(byte: UInt8(ascii: "8"), quarter: $0)
            }
            pictures.draw(starts)
            let memory = pictures.coverage.count
            pictures.draw(starts)
            XCTAssertEqual(pictures.coverage.count, memory)
            XCTAssertTrue(starts.allSatisfy { pictures.picture(at: $0) != nil }, "\(size)")
        }
    }

    func testTextIsComposedInEveryIncludedFaceAtAllWholeSizes() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        for file in FontFile.shipped {
            let advances = try XCTUnwrap(fonts.advances(of: file))
            let sizes = try (7...64).filter { size in
                let font = try XCTUnwrap(fonts.font(file, pixelSize: Double(size), use: .drawing))
                return !GlyphPictures(font, file, pixelSize: Double(size), advances: advances).canDraw
            }
            XCTAssertTrue(sizes.isEmpty, "\(file): \(sizes)")
        }
    }

    func testTooManyPicturesAreRemovedAndDrawnAgain() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let file = FontFile(cut: .text, weight: 700)
        let font = try XCTUnwrap(fonts.font(file, pixelSize: 60, use: .drawing))
        let composer = LineComposer(fonts: fonts)
        let before = composer.mask(of: "Wave", in: font, file, pixelSize: 60)?.coverage
        for count in 1...400 { _ = composer.mask(of: "\(count * 7919)", in: font, file, pixelSize: 60) }
        XCTAssertEqual(composer.mask(of: "Wave", in: font, file, pixelSize: 60)?.coverage, before)
    }
}
