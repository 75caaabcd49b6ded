import Drawing
import XCTest

/// Colours: gradients, pictures, alpha.
final class PaintTests: XCTestCase {
    private let frame = Rect(0, 0, 256, 4)

    private func gradient(_ stops: [(UInt32, Double)]) -> Gradient {
        Gradient(stops: stops.map { .init(color: PixelColor(hex: $0.0), location: $0.1) })
    }

    private func drawn(_ gradient: Gradient, from start: Point, to end: Point, _ width: Int, _ height: Int) -> Picture {
        var list = DisplayList(width, height, [])
        list.appendFill(
            .rect(Rect(0, 0, Double(width), Double(height))), gradient: gradient, from: start, to: end)
        return list.drawn(width, height)
    }

    func testAcrossEachColumnHasTheColourOfItsMiddle() {
        let picture = drawn(gradient([(0x000000, 0), (0xFFFFFF, 1)]), from: .zero, to: Point(x: 255, y: 0), 255, 3)
        for x in 0..<255 {
            XCTAssertEqual(picture.level(x, 1), Int((Double(x) + 0.5).rounded()), accuracy: 1, "column \(x)")
        }
    }

    func testDownEachRowHasTheColourOfItsMiddle() {
        let picture = drawn(gradient([(0x000000, 0), (0xFFFFFF, 1)]), from: .zero, to: Point(x: 0, y: 255), 3, 255)
        for y in 0..<255 {
            XCTAssertEqual(picture.level(1, y), Int((Double(y) + 0.5).rounded()), accuracy: 1, "row \(y)")
        }
    }

    func testBeyondItsEndsAGradientKeepsItsEndColours() {
        let colors = gradient([(0x102030, 0.25), (0xA0B0C0, 0.75)])
        for (start, end) in [
            (Point(x: 20, y: 0), Point(x: 60, y: 0)), (Point(x: 0, y: 20), Point(x: 0, y: 60)),
            (Point(x: 20, y: 20), Point(x: 60, y: 60)),
        ] {
            let picture = drawn(colors, from: start, to: end, 80, 80)
            XCTAssertEqual(picture[0, 0], 0xFF10_2030)
            XCTAssertEqual(picture[79, 79], 0xFFA0_B0C0)
        }
    }

    func testADiagonalGradientIsWithinALevelOfItsFormula() {
        for (start, end) in [
            (Point.zero, Point(x: 200, y: 100)), (Point(x: 200, y: 0), Point(x: 0, y: 100)),
            (Point.zero, Point(x: 5, y: 100)),
        ] {
            let picture = drawn(gradient([(0, 0), (0xFFFFFF, 1)]), from: start, to: end, 200, 100)
            let (x, y) = (end.x - start.x, end.y - start.y)
            for row in stride(from: 0, to: 100, by: 7) {
                for column in stride(from: 0, to: 200, by: 7) {
                    let along = (Double(column) + 0.5 - start.x) * x + (Double(row) + 0.5 - start.y) * y
                    let wanted = max(0, min(1, along / (x * x + y * y))) * 255
                    XCTAssertEqual(Double(picture.level(column, row)), wanted, accuracy: 1.2, "\(column) \(row)")
                }
            }
        }
    }

    func testAGradientWithoutLengthIsItsLastColour() {
        let picture = drawn(gradient([(0x112233, 0), (0x445566, 1)]), from: .zero, to: .zero, 4, 4)
        XCTAssertEqual(picture[1, 1], 0xFF44_5566)
    }

    func testAGradientMovesWithItsTransform() {
        var list = DisplayList(60, 20, [])
        list.append(.pushTransform(.scale(x: 2, y: 2).then(.translation(x: 10, y: 0))))
        list.appendFill(
            .rect(Rect(0, 0, 20, 10)), gradient: gradient([(0, 0), (0xFFFFFF, 1)]), from: .zero,
            to: Point(x: 20, y: 0))
        list.append(.popTransform)
        let picture = list.drawn(60, 20)
        XCTAssertEqual(picture.level(9, 5), 0)
        XCTAssertEqual(picture.level(30, 5), 131, accuracy: 1)
        XCTAssertEqual(picture.level(49, 5), 252, accuracy: 1)
    }

    func testTransparentStopsFadeWithoutDarkening() {
        var list = DisplayList(100, 1, [])
        let fade = Gradient(stops: [.init(color: .white, location: 0), .init(color: .clear, location: 1)])
        list.appendFill(.rect(Rect(0, 0, 100, 1)), gradient: fade, from: .zero, to: Point(x: 100, y: 0))
        let picture = list.drawn(100, 1, background: .white)
        for x in 0..<100 { XCTAssertGreaterThanOrEqual(picture.level(x, 0), 254, "column \(x)") }
    }

    func testAlphaMixesWithWhatIsBelow() {
        let half = PixelColor(red: 255, green: 255, blue: 255, alpha: 128)
        for width in [3, 31, 64, 200] {
            let list = DisplayList(
                width, 2,
                [
                    .fill(.rect(Rect(0, 0, 7, 2)), .solid(PixelColor(hex: 0x0000FF))),
                    .fill(.rect(Rect(0, 0, Double(width), 2)), .solid(half)),
                ])
            let picture = list.drawn(width, 2)
            for x in 0..<width {
                XCTAssertEqual(picture[x, 1], x < 7 ? 0xFF80_80FF : 0xFF80_8080, "column \(x) of \(width)")
            }
        }
    }

    func testAnImageOnItsPixelsIsCopied() {
        let image = ImageResource(
            width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
        var list = DisplayList(6, 6, [])
        list.appendImage(image, frame: Rect(2, 3, 2, 2), opacity: 1)
        let picture = list.drawn(6, 6, background: .white)
        XCTAssertEqual(picture[2, 3], 0xFFFF_0000)
        XCTAssertEqual(picture[3, 3], 0xFF00_FF00)
        XCTAssertEqual(picture[2, 4], 0xFF00_00FF)
        XCTAssertEqual(picture[3, 4], 0xFFFF_FFFF)
        XCTAssertEqual(picture[1, 3], 0xFFFF_FFFF)
    }

    func testAStretchedImageKeepsItsCornersAndMixesBetween() {
        let image = ImageResource(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255])
        var list = DisplayList(40, 10, [])
        list.appendImage(image, frame: Rect(0, 0, 40, 10), opacity: 1)
        let picture = list.drawn(40, 10)
        XCTAssertEqual(picture.level(0, 5), 0)
        XCTAssertEqual(picture.level(39, 5), 255)
        XCTAssertEqual(picture.level(20, 5), 131, accuracy: 2)
    }

    func testAPictureNeedsNoDisplay() {
        let image = MainActor.assumeIsolated {
            SoftwareRasterizer().picture(
                of: DisplayList(20, 10, scale: 2, [.fill(.rect(Rect(0, 0, 5, 5)), .solid(PixelColor(hex: 0x102030)))]),
                background: .clear, glyphs: BlockGlyphs())
        }
        XCTAssertEqual(image.width, 20)
        XCTAssertEqual(image.height, 10)
        XCTAssertEqual(Array(image.pixels.prefix(4)), [0x10, 0x20, 0x30, 0xFF])
        XCTAssertEqual(Array(image.pixels.suffix(4)), [0, 0, 0, 0], "a clear background stays clear")
    }
}
