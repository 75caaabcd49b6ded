import Drawing
import XCTest

final class TextTests: XCTestCase {
    /// Three by two pixels, one to the right of the origin, its lower edge one below the baseline.
    private let mask = TextMask(width: 3, height: 2, left: 1, top: 1, coverage: [255, 128, 64, 0, 32, 255])

    private func list(at x: Double, _ y: Double, scale: Double = 1, _ transform: Affine = .identity) -> DisplayList {
        var list = DisplayList(size: Size(width: 12, height: 10), scale: scale)
        list.append(.pushTransform(transform))
        list.appendText(TextRun(string: "x", face: FontFace(size: 2)), origin: Point(x: x, y: y), color: .white)
        list.append(.popTransform)
        return list
    }

    func testAMaskOnWholePixelsIsCopied() {
        let picture = list(at: 4, 5).drawn(12, 10, text: .mask(mask))
        XCTAssertEqual((5...7).map { picture.level($0, 4) }, [255, 128, 64])
        XCTAssertEqual((5...7).map { picture.level($0, 5) }, [0, 32, 255])
        XCTAssertEqual(picture.coveredArea * 255, 255 + 128 + 64 + 32 + 255, accuracy: 0.5)
    }

    func testHalfAPixelSharesBetweenNeighbours() {
        let picture = list(at: 4.5, 5).drawn(12, 10, text: .mask(mask))
        XCTAssertEqual((4...9).map { picture.level($0, 4) }, [0, 128, 192, 96, 32, 0])
    }

    func testNoiseOfArithmeticDoesNotBlur() {
        XCTAssertEqual(
            list(at: 4 + 1e-9, 5 - 1e-3).drawn(12, 10, text: .mask(mask)),
            list(at: 4, 5).drawn(12, 10, text: .mask(mask)))
    }

    func testAnyFractionKeepsTheAmountOfInk() {
        let ink = Double(255 + 128 + 64 + 32 + 255) / 255
        for seed in 0..<200 {
            var random = RepeatableRandom(seed: seed)
            let picture = list(at: random.number(2...5), random.number(3...6)).drawn(12, 10, text: .mask(mask))
            XCTAssertEqual(picture.coveredArea, ink, accuracy: 0.03, "seed \(seed)")
        }
    }

    func testATransformMovesAndScalesTheMask() {
        let moved = list(at: 1, 2, .translation(x: 3, y: 3)).drawn(12, 10, text: .mask(mask))
        XCTAssertEqual(moved, list(at: 4, 5).drawn(12, 10, text: .mask(mask)))
        let flat = TextMask(width: 4, height: 4, left: 0, top: 4, coverage: Array(repeating: 255, count: 16))
        // 0.75 of a mask of 4 x 4 pixels.
        let smaller = list(at: 4, 8, .scale(x: 0.75, y: 0.75)).drawn(12, 10, text: .mask(flat))
        XCTAssertEqual(smaller.coveredArea, 9, accuracy: 0.1)
        XCTAssertEqual(smaller.level(4, 4), 255)
    }

    func testAMaskThatIsCutOffIsDrawnInPart() {
        let picture = list(at: -2, 0).drawn(12, 10, text: .mask(mask))
        XCTAssertEqual(picture.level(0, 0), 32)
        XCTAssertEqual(picture.level(1, 0), 255)
        XCTAssertEqual(picture.coveredArea * 255, 287, accuracy: 0.5)
    }

    func testBlanksDrawNothing() {
        XCTAssertEqual(list(at: 4, 5).drawn(12, 10, text: .mask(nil)).coveredArea, 0)
    }

    func testARunIsAskedForOnceWhileItScrolls() {
        MainActor.assumeIsolated {
            let glyphs = BlockGlyphs()
            let rasterizer = SoftwareRasterizer()
            let run = TextRun(string: "abc", face: FontFace(size: 9))
            var picture = Picture(60, 60)
            var list = DisplayList()
            for frame in 0..<1000 {
                list.begin(size: Size(width: 60, height: 60), scale: 1)
                let zoom = 1 - 0.3 * Double(frame % 10) / 10
                list.append(.pushTransform(.scale(x: zoom, y: zoom)))
                list.appendText(run, origin: Point(x: 4, y: Double(frame % 40) + 0.3), color: .white)
                picture.draw { rasterizer.draw(list, into: $0, background: .black, glyphs: glyphs) }
            }
            XCTAssertEqual(glyphs.asked, 1)
        }
    }
}
