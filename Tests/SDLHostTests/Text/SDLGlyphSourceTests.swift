import Drawing
import XCTest

@testable import SDLHost

final class SDLGlyphSourceTests: XCTestCase {
    @MainActor
    private static func glyphs() throws -> (source: SDLGlyphSource, text: SDLTextMeasurer) {
        let fonts = try FontLibrary(folder: PackageRoot.fonts)
        return (SDLGlyphSource(fonts: fonts), SDLTextMeasurer(fonts: fonts))
    }

    @MainActor
    private static func run(_ string: String, size: Double = 13) -> TextRun {
        TextRun(string: string, face: FontFace(size: size))
    }

    func testBlanksHaveNoPicture() throws {
        try onMainActor {
            let source = try Self.glyphs().source
            XCTAssertNil(source.mask(for: Self.run("   "), scale: 1))
            XCTAssertNil(source.mask(for: Self.run(""), scale: 1))
        }
    }

    /// "!" is drawn with the included font, from right to left.
    func testTextFromRightToLeftDoesNotTurnTheTextAfterIt() throws {
        try onMainActor {
            let (alone, text) = try Self.glyphs()
            let straight = try XCTUnwrap(alone.mask(for: Self.run("Hog"), scale: 1))
            let width = text.width(of: "Hog", in: FontFace(size: 13))
            let (source, measurer) = try Self.glyphs()
            _ = measurer.width(of: "אב!", in: FontFace(size: 13))
            _ = source.mask(for: Self.run("אב!"), scale: 1)
            XCTAssertEqual(measurer.width(of: "Hog", in: FontFace(size: 13)), width)
            XCTAssertEqual(source.mask(for: Self.run("Hog"), scale: 1)?.coverage, straight.coverage)
        }
    }

    /// Compares the end of the last H with the end of a single H, so that bearings do not matter.
    func testTheInkIsAsWideAsMeasuredWithinAPixelAtEveryScale() throws {
        try onMainActor {
            let (source, text) = try Self.glyphs()
            @MainActor func end(_ string: String, _ scale: Double) throws -> Double {
                let mask = try XCTUnwrap(source.mask(for: Self.run(string), scale: scale))
                return Double(mask.left + mask.width)
            }
            @MainActor func width(_ string: String) -> Double { text.width(of: string, in: FontFace(size: 13)) }
            for string in ["HnnnnnnnnnnH", "Deceleration rate H", "Hamburgefonts AVATAR To Te H"] {
                for scale in [1, 1.25, 1.5, 2, 3] {
                    XCTAssertEqual(
                        try end(string, scale) - end("H", scale), (width(string) - width("H")) * scale, accuracy: 1,
                        "\(string) at \(scale)")
                }
            }
        }
    }

    func testAMaskTouchesItsOwnEdges() throws {
        try onMainActor {
            let mask = try XCTUnwrap(try Self.glyphs().source.mask(for: Self.run("Hog", size: 20), scale: 2))
            let rows = (0..<mask.height).map { row in
                mask.coverage[row * mask.width..<(row + 1) * mask.width].contains { $0 != 0 }
            }
            XCTAssertEqual(rows.first, true)
            XCTAssertEqual(rows.last, true)
            XCTAssertTrue((0..<mask.height).contains { mask.coverage[$0 * mask.width] != 0 })
            XCTAssertTrue((0..<mask.height).contains { mask.coverage[($0 + 1) * mask.width - 1] != 0 })
        }
    }

    func testCapitalsStandOnTheBaselineAndDescendersHangBelow() throws {
        try onMainActor {
            let source = try Self.glyphs().source
            let capital = try XCTUnwrap(source.mask(for: Self.run("H", size: 100), scale: 1))
            XCTAssertEqual(capital.top, capital.height, "an H ends at the baseline")
            XCTAssertEqual(Double(capital.height), 73, accuracy: 1.5, "Inter's capitals are 0.727 em high")
            let descender = try XCTUnwrap(source.mask(for: Self.run("g", size: 100), scale: 1))
            XCTAssertLessThan(descender.top, descender.height)
        }
    }

    func testInkLeftOfTheOriginIsKept() throws {
        try onMainActor {
            let mask = try XCTUnwrap(try Self.glyphs().source.mask(for: Self.run("j", size: 200), scale: 1))
            XCTAssertLessThan(mask.left, 0)
        }
    }

    func testAnAccentAboveTheAscentStaysInPlace() throws {
        try onMainActor {
            let source = try Self.glyphs().source
            let plain = try XCTUnwrap(source.mask(for: Self.run("A", size: 100), scale: 1))
            let accented = try XCTUnwrap(source.mask(for: Self.run("\u{1EA4}", size: 100), scale: 1))
            XCTAssertGreaterThan(accented.top, plain.top)
            XCTAssertEqual(accented.top - accented.height, plain.top - plain.height, "both stand on the baseline")
        }
    }

    func testACharacterThatTheFontLacksIsSeen() throws {
        try onMainActor {
            XCTAssertNotNil(try Self.glyphs().source.mask(for: Self.run("\u{1F600}"), scale: 1))
        }
    }

    func testTheSameTextIsRasterisedOnce() throws {
        try onMainActor {
            let source = try Self.glyphs().source
            let first = try XCTUnwrap(source.mask(for: Self.run("Card"), scale: 1.5))
            XCTAssertTrue(first === source.mask(for: Self.run("Card"), scale: 1.5))
            XCTAssertFalse(first === source.mask(for: Self.run("Card"), scale: 2))
        }
    }

    func testSizesThatMakeNoSenseHaveNoPicture() throws {
        try onMainActor {
            let source = try Self.glyphs().source
            for size in [0, -3, Double.nan, Double.infinity] {
                XCTAssertNil(source.mask(for: Self.run("a", size: size), scale: 1), "\(size)")
            }
            XCTAssertNotNil(source.mask(for: Self.run("a", size: 1e6), scale: 1))
        }
    }

    func testAVeryLongRunIsCutWhereNoScreenReaches() throws {
        try onMainActor {
            let mask = try XCTUnwrap(
                try Self.glyphs().source.mask(for: Self.run(String(repeating: "long ", count: 20_000)), scale: 1))
            XCTAssertLessThanOrEqual(mask.width, RunRasteriser.longestRun)
            XCTAssertGreaterThan(mask.width, RunRasteriser.longestRun - 100)
        }
    }
}
