import Drawing
import XCTest

@testable import SDLHost

@MainActor
final class LineComposerTests: XCTestCase {
    private static let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 #.,%")
    /// Letters of Inter with equal places in SDL_ttf's cache: it draws the second of two in a line up to a pixel left of
    /// its place.
    private static let confused = ["6o", "8Z", "Bg", "Dx", "Gl", "Ot", "Wm", "Xn"].map(Set.init)

    func testAComposedLineEqualsTheWholeLineButForInkThatSDLCutsOff() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        let composer = LineComposer(fonts: fonts)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        var composed = 0
        for file in FontFile.shipped {
            for isSlanted in [false, true] {
                let size = (Double.random(in: 8...48, using: &random) * 4).rounded() / 4
                let font = try XCTUnwrap(fonts.font(file, pixelSize: size, use: .drawing, isSlanted: isSlanted))
                for _ in 0..<40 {
                    let text = String((0..<6).map { _ in Self.alphabet.randomElement(using: &random) ?? "a" })
                    guard let mask = composer.mask(of: text, in: font, file, pixelSize: size),
                        !Self.confused.contains(where: { $0.isSubset(of: text) })
                    else { continue }
                    composed += 1
                    let whole = try XCTUnwrap(RunRasteriser.mask(of: text, in: font))
                    let place = "seed \(seed), \(file), \(size), slanted: \(isSlanted), \(text)"
                    XCTAssertEqual(mask.top, whole.top, place)
                    XCTAssertEqual(mask.height, whole.height, place)
                    XCTAssertTrue(Self.columns(of: mask, within: whole) == whole.coverage, place)
                }
            }
        }
        XCTAssertGreaterThan(composed, 300, "seed \(seed)")
    }

    /// Returns the coverage of `mask` in the box of `whole`; empty if the box extends beyond the mask.
    private static func columns(of mask: TextMask, within whole: TextMask) -> [UInt8] {
        let start = whole.left - mask.left
        guard start >= 0, start + whole.width <= mask.width else { return [] }
        return (0..<mask.height).flatMap { row in
            mask.coverage[row * mask.width + start..<row * mask.width + start + whole.width]
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
        for text in ["3x4", "a -> b", "12:30", "naïve", "", "   "] { XCTAssertNil(mask(text), text) }
    }

    func testACharacterIsDrawnOnceForEachPartOfAPixel() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        for size in [11, 13, 17, 20, 26] {
            let font = try XCTUnwrap(
                fonts.font(FontFile(cut: .text, weight: 400), pixelSize: Double(size), use: .drawing))
            let advances = try XCTUnwrap(fonts.advances(of: FontFile(cut: .text, weight: 400)))
            let pictures = GlyphPictures(
                font, FontFile(cut: .text, weight: 400), pixelSize: Double(size), advances: advances)
            let starts = (0..<BlankShifts.partsOfPixel).map { GlyphPictures.Start(byte: UInt8(ascii: "8"), part: $0) }
            pictures.draw(starts)
            let memory = pictures.coverage.count
            pictures.draw(starts)
            XCTAssertEqual(pictures.coverage.count, memory)
            XCTAssertTrue(starts.allSatisfy { pictures.picture(at: $0) != nil }, "\(size)")
        }
    }

    func testTextIsComposedInEveryIncludedFaceAtAllWholeSizesButFour() async throws {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        for file in FontFile.shipped {
            let advances = try XCTUnwrap(fonts.advances(of: file))
            let sizes = try (7...64).filter { size in
                let font = try XCTUnwrap(fonts.font(file, pixelSize: Double(size), use: .drawing))
                return !GlyphPictures(font, file, pixelSize: Double(size), advances: advances).canDraw
            }
            XCTAssertTrue(Set(sizes).isSubset(of: [32, 44, 60, 64]), "\(file): \(sizes)")
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
