import Drawing
import XCTest

@testable import SDLHost

/// Needs a system font with Arabic and Hebrew, such as DejaVu Sans; skipped without one.
@MainActor
final class ShapingTests: XCTestCase {
    private let face = FontFace(size: 20)

    private func fonts() throws -> FontLibrary {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        guard fonts.fallback(for: ["ب", "א"], isBold: false) != nil else {
            throw XCTSkip("no font with Arabic and Hebrew is installed")
        }
        return fonts
    }

    func testAnAccentOfTheShippedFontNeedsNoPieces() async throws {
        XCTAssertNil(try fonts().segments(of: "né…", in: face))
    }

    func testArabicLettersAreJoined() async throws {
        let measurer = SDLTextMeasurer(fonts: try fonts())
        let apart = ["ب", "ي", "ت"].reduce(0) { $0 + measurer.width(of: $1, in: face) }
        XCTAssertLessThan(measurer.width(of: "بيت", in: face), apart * 0.9)
    }

    func testAMixedLineIsDrawnAsWideAsItIsMeasured() async throws {
        let fonts = try fonts()
        let line = "abc שלום 12"
        let width = SDLTextMeasurer(fonts: fonts).width(of: line, in: face)
        let mask = SDLGlyphSource(fonts: fonts).mask(for: TextRun(string: line, face: face), scale: 1)
        XCTAssertEqual(Double((mask?.left ?? 0) + (mask?.width ?? 0)), width, accuracy: 3)
    }

    func testSlantedTextIsDrawnOtherwise() async throws {
        let source = SDLGlyphSource(fonts: try fonts())
        var italic = face
        italic.isItalic = true
        let upright = source.mask(for: TextRun(string: "l", face: face), scale: 2)
        let slanted = source.mask(for: TextRun(string: "l", face: italic), scale: 2)
        XCTAssertGreaterThan(slanted?.width ?? 0, upright?.width ?? 0)
    }
}
