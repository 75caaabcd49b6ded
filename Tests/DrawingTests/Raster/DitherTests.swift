import XCTest

@testable import Drawing

/// Gradients between two levels: exact on average, and never more than one level off.
final class DitherTests: XCTestCase {
    private func drawn(
        _ from: UInt32, _ to: UInt32, start: Point = .zero, end: Point, at corner: Point = .zero, side: Int = 128
    ) -> Picture {
        let gradient = Gradient(stops: [
            .init(color: PixelColor(hex: from), location: 0), .init(color: PixelColor(hex: to), location: 1),
        ])
        var list = DisplayList(256, 256, [])
        list.append(.pushTransform(.translation(x: corner.x, y: corner.y)))
        list.appendFill(
            .rect(Rect(0, 0, Double(side), Double(side))), gradient: gradient, from: start, to: end)
        list.append(.popTransform)
        return list.drawn(256, 256)
    }

    private let ends = [Point(x: 0, y: 128), Point(x: 128, y: 0), Point(x: 128, y: 128), Point(x: 3, y: 128)]

    func testAGradientIsRightInTheMeanOfAnyEightByEightPixels() {
        for end in ends {
            let picture = drawn(0x404040, 0x4A4A4A, end: end)
            for (x, y) in [(16, 16), (37, 61), (90, 40)] {
                var (sum, wanted) = (0.0, 0.0)
                for row in y..<(y + 8) {
                    for column in x..<(x + 8) {
                        sum += Double(picture.level(column, row))
                        let along = (Double(column) + 0.5) * end.x + (Double(row) + 0.5) * end.y
                        wanted += 64 + 10 * min(1, max(0, along / (end.x * end.x + end.y * end.y)))
                    }
                }
                XCTAssertEqual(sum / 64, wanted / 64, accuracy: 0.06, "\(end), \(x), \(y)")
            }
        }
    }

    func testNoPixelIsALevelOff() {
        for end in ends {
            let picture = drawn(0x404040, 0x4A4A4A, end: end)
            for y in stride(from: 0, to: 128, by: 3) {
                for x in stride(from: 0, to: 128, by: 5) {
                    let along = (Double(x) + 0.5) * end.x + (Double(y) + 0.5) * end.y
                    let wanted = 64 + 10 * min(1, max(0, along / (end.x * end.x + end.y * end.y)))
                    XCTAssertEqual(Double(picture.level(x, y)), wanted, accuracy: 1.05, "\(end), \(x), \(y)")
                }
            }
        }
    }

    func testARowOfAGradientDownHasNoMoreThanTwoLevelsSideBySide() {
        let picture = drawn(0x404040, 0x4A4A4A, end: Point(x: 0, y: 128))
        var mixed = 0
        for y in 0..<128 {
            let levels = Set((0..<128).map { picture.level($0, y) })
            XCTAssertLessThanOrEqual(levels.count, 2, "row \(y)")
            mixed += levels.count - 1
        }
        XCTAssertGreaterThan(mixed, 64, "rows between two levels")
    }

    func testAColourThatIsALevelStaysAsItIs() {
        let picture = drawn(0x336699, 0x336699, end: Point(x: 128, y: 90))
        for y in 0..<128 { for x in 0..<128 { XCTAssertEqual(picture[x, y], 0xFF33_6699) } }
    }

    func testThePatternMovesWithTheShape() {
        for end in ends {
            let (here, there) = (
                drawn(0x204060, 0x2A5070, end: end), drawn(0x204060, 0x2A5070, end: end, at: Point(x: 37, y: 21))
            )
            var different = 0
            for y in 0..<128 {
                for x in 0..<128 where here[x, y] != there[x + 37, y + 21] { different += 1 }
            }
            // A sum of other numbers may round differently.
            XCTAssertLessThan(different, 128 * 128 / 1000, "\(end)")
        }
    }

    func testAColourFadesWithoutPassingItsAlpha() {
        for step in 0...1000 {
            let alpha = Float(step) * 0.255
            let color = FineColor(SIMD4(alpha, alpha * 0.5, alpha, alpha))
            for x in 0..<8 {
                for y in 0..<8 {
                    let pixel = color.pixel(Dither().row(y).threshold(x))
                    XCTAssertLessThanOrEqual(pixel >> 16 & 255, pixel >> 24)
                    XCTAssertLessThanOrEqual(pixel & 255, pixel >> 24)
                }
            }
        }
    }
}
