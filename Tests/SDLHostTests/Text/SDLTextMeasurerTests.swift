import Drawing
import ScrollUI
import XCTest

@testable import SDLHost

final class SDLTextMeasurerTests: XCTestCase {
    @MainActor
    private static func measurer() throws -> SDLTextMeasurer {
        SDLTextMeasurer(fonts: try FontLibrary(folder: PackageRoot.fonts))
    }

    func testNothingHasNoWidth() throws {
        try onMainActor {
            XCTAssertEqual(try Self.measurer().width(of: "", in: FontFace(size: 13)), 0)
        }
    }

    func testTwiceTheSizeIsExactlyTwiceTheWidth() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            for size in [7.5, 11, 13, 24.25, 100] {
                XCTAssertEqual(
                    measurer.width(of: "Deceleration rate", in: FontFace(size: size * 2)),
                    measurer.width(of: "Deceleration rate", in: FontFace(size: size)) * 2, "size \(size)")
            }
        }
    }

    func testFiguresOfATabularFaceAreAllAsWide() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            for weight in [400, 500, 600, 700] {
                let face = FontFace(size: 13, weight: weight, hasTabularFigures: true)
                let widths = Set((0...9).map { measurer.width(of: String($0), in: face) })
                XCTAssertEqual(widths.count, 1, "weight \(weight): \(widths)")
                XCTAssertEqual(
                    measurer.width(of: "111111", in: face), measurer.width(of: "884209", in: face), "weight \(weight)")
            }
        }
    }

    func testFiguresOfTheTextFaceDiffer() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            let face = FontFace(size: 13)
            XCTAssertLessThan(measurer.width(of: "1", in: face), measurer.width(of: "0", in: face))
        }
    }

    /// Kerning moves letters by less than a tenth of an em.
    func testAWholeIsAsWideAsItsPartsButForKerning() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            let face = FontFace(size: 20)
            let letters = Array("AVTowyjkrf 0123:;,.")
            for seed in UInt64(0)..<100 {
                var random = SeededRandom(seed: seed)
                let left = String((0..<8).compactMap { _ in letters.randomElement(using: &random) })
                let right = String((0..<8).compactMap { _ in letters.randomElement(using: &random) })
                let parts = measurer.width(of: left, in: face) + measurer.width(of: right, in: face)
                let whole = measurer.width(of: left + right, in: face)
                XCTAssertEqual(whole, parts, accuracy: 2.5, "seed \(seed): \(left)|\(right)")
            }
        }
    }

    /// Inter's j starts left of its origin; its width is still its advance.
    func testInkThatHangsOverIsNotPartOfTheWidth() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            let face = FontFace(size: 2048)
            XCTAssertEqual(
                measurer.width(of: "jjj", in: face), measurer.width(of: "j", in: face) * 3, accuracy: 1)
        }
    }

    func testAVeryLongTextHasTheWidthOfItsLetters() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            let face = FontFace(size: 13)
            let one = measurer.width(of: "n", in: face)
            let text = String(repeating: "n", count: 100_000)
            XCTAssertEqual(measurer.width(of: text, in: face), one * 100_000, accuracy: one * 10)
        }
    }

    func testLinesAreTallerThanTheirLetters() throws {
        try onMainActor {
            let metrics = try Self.measurer().metrics(of: FontFace(size: 100))
            XCTAssertEqual(metrics.ascent, 96.875, accuracy: 0.1)
            XCTAssertEqual(metrics.descent, 24.12, accuracy: 0.1)
            XCTAssertGreaterThanOrEqual(metrics.lineHeight, metrics.ascent + metrics.descent - 0.1)
        }
    }

    func testMetricsGrowWithTheSize() throws {
        try onMainActor {
            let measurer = try Self.measurer()
            XCTAssertEqual(
                measurer.metrics(of: FontFace(size: 26)).ascent, measurer.metrics(of: FontFace(size: 13)).ascent * 2)
        }
    }
}
