import Drawing
import XCTest

@testable import SDLHost

@MainActor
final class SDLGlyphSourceTests: XCTestCase {
    private func glyphs() throws -> (source: SDLGlyphSource, text: SDLTextMeasurer) {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        return (SDLGlyphSource(fonts: fonts), SDLTextMeasurer(fonts: fonts))
    }

    private func run(_ string: String, size: Double = 13) -> TextRun {
        TextRun(string: string, face: FontFace(size: size))
    }

    func testBlanksHaveNoPicture() async throws {
        let source = try glyphs().source
        XCTAssertNil(source.mask(for: run("   "), scale: 1))
        XCTAssertNil(source.mask(for: run(""), scale: 1))
    }

    func testTheInkIsAsWideAsMeasuredWithinAPixelAtEveryScale() async throws {
        let (source, text) = try glyphs()
        for string in ["HnnnnnnnnnnH", "Deceleration rate H", "Hamburgefonts AVATAR To Te H"] {
            for scale in [1, 1.25, 1.5, 2, 3] {
                let mask = try XCTUnwrap(source.mask(for: run(string), scale: scale))
                let end = Double(mask.left + mask.width)
                let advance = text.width(of: string, in: FontFace(size: 13)) * scale
                let bearing = text.width(of: "H", in: FontFace(size: 13)) * scale * 0.12
                XCTAssertEqual(end, advance - bearing, accuracy: 1, "\(string) at \(scale)")
            }
        }
    }

    func testAMaskTouchesItsOwnEdges() async throws {
        let mask = try XCTUnwrap(try glyphs().source.mask(for: run("Hog", size: 20), scale: 2))
        let rows = (0..<mask.height).map { row in
            mask.coverage[row * mask.width..<(row + 1) * mask.width].contains { $0 != 0 }
        }
        XCTAssertEqual(rows.first, true)
        XCTAssertEqual(rows.last, true)
        XCTAssertTrue((0..<mask.height).contains { mask.coverage[$0 * mask.width] != 0 })
        XCTAssertTrue((0..<mask.height).contains { mask.coverage[($0 + 1) * mask.width - 1] != 0 })
    }

    func testCapitalsStandOnTheBaselineAndDescendersHangBelow() async throws {
        let source = try glyphs().source
        let capital = try XCTUnwrap(source.mask(for: run("H", size: 100), scale: 1))
        XCTAssertEqual(capital.top, capital.height, "an H ends at the baseline")
        XCTAssertEqual(Double(capital.height), 73, accuracy: 1.5, "Inter's capitals are 0.727 em high")
        let descender = try XCTUnwrap(source.mask(for: run("g", size: 100), scale: 1))
        XCTAssertLessThan(descender.top, descender.height)
    }

    func testInkLeftOfTheOriginIsKept() async throws {
        let mask = try XCTUnwrap(try glyphs().source.mask(for: run("j", size: 200), scale: 1))
        XCTAssertLessThan(mask.left, 0)
    }

    func testAnAccentAboveTheAscentStaysInPlace() async throws {
        let source = try glyphs().source
        let plain = try XCTUnwrap(source.mask(for: run("A", size: 100), scale: 1))
        let accented = try XCTUnwrap(source.mask(for: run("\u{1EA4}", size: 100), scale: 1))
        XCTAssertGreaterThan(accented.top, plain.top)
        XCTAssertEqual(accented.top - accented.height, plain.top - plain.height, "both stand on the baseline")
    }

    func testACharacterThatTheFontLacksIsSeen() async throws {
        XCTAssertNotNil(try glyphs().source.mask(for: run("\u{1F600}"), scale: 1))
    }

    func testTheSameTextIsRasterisedOnce() async throws {
        let source = try glyphs().source
        let first = try XCTUnwrap(source.mask(for: run("Card"), scale: 1.5))
        XCTAssertTrue(first === source.mask(for: run("Card"), scale: 1.5))
        XCTAssertFalse(first === source.mask(for: run("Card"), scale: 2))
    }

    func testSizesThatMakeNoSenseHaveNoPicture() async throws {
        let source = try glyphs().source
        for size in [0, -3, Double.nan, Double.infinity] {
            XCTAssertNil(source.mask(for: run("a", size: size), scale: 1), "\(size)")
        }
        XCTAssertNotNil(source.mask(for: run("a", size: 1e6), scale: 1))
    }

    func testAVeryLongRunIsCutWhereNoScreenReaches() async throws {
        let mask = try XCTUnwrap(
            try glyphs().source.mask(for: run(String(repeating: "long ", count: 20_000)), scale: 1))
        XCTAssertLessThanOrEqual(mask.width, RunRasteriser.longestRun)
        XCTAssertGreaterThan(mask.width, RunRasteriser.longestRun - 100)
    }
}
