import Drawing
import XCTest

/// Properties that stay when a shape is mirrored or moved.
final class SymmetryTests: XCTestCase {
    private let side = 64

    func testASymmetricShapeHasASymmetricPicture() {
        for seed in 0..<100 {
            var random = RepeatableRandom(seed: seed)
            let insetX = Double(random.integer(1..<200)) / 8
            let insetY = Double(random.integer(1..<200)) / 8
            let frame = Rect(insetX, insetY, Double(side) - 2 * insetX, Double(side) - 2 * insetY)
            let outlines: [Outline] = [
                .rect(frame), .ellipse(frame), .roundedRect(frame, radius: random.number(0...20)),
            ]
            for outline in outlines {
                for item in [DisplayItem.fill(outline, .solid(.white)), .border(outline, width: 2.5, .white)] {
                    let rows = DisplayList(side, side, [item]).drawn(side, side).rows
                    XCTAssertEqual(rows, rows.reversed(), "top and bottom, seed \(seed), \(item)")
                    XCTAssertEqual(rows, rows.map { $0.reversed() }, "left and right, seed \(seed), \(item)")
                }
            }
        }
    }

    func testMovingByWholePixelsMovesThePictureAndNothingElse() {
        for seed in 0..<60 {
            var random = RepeatableRandom(seed: seed)
            // Offsets in steps of 1/64, so that adding whole numbers to them is exact.
            let x = Double(random.integer(128..<512)) / 64
            let y = Double(random.integer(128..<512)) / 64
            let (dx, dy) = (random.integer(1..<20), random.integer(1..<20))
            let first = scene(x, y).drawn(side, side).rows
            let second = scene(x + Double(dx), y + Double(dy)).drawn(side, side).rows
            for row in 0..<(side - dy) {
                XCTAssertEqual(
                    Array(first[row].prefix(side - dx)), Array(second[row + dy].dropFirst(dx)),
                    "seed \(seed), row \(row), moved by \(dx) \(dy)")
            }
        }
    }

    /// Small enough to stay inside when moved.
    private func scene(_ x: Double, _ y: Double) -> DisplayList {
        var list = DisplayList(size: Size(width: 64, height: 64), scale: 1)
        let frame = Rect(x, y, 25, 18)
        list.append(.fill(.roundedRect(frame, radius: 7), .solid(PixelColor(hex: 0x2266AA))))
        list.append(.border(.ellipse(frame), width: 1.5, PixelColor(red: 255, green: 200, blue: 0, alpha: 180)))
        list.append(.pushGroup(opacity: 0.5))
        list.append(.pushClip(.roundedRect(Rect(x + 3, y + 3, 15, 10), radius: 4)))
        list.append(.fill(.rect(Rect(x, y, 10, 10)), .solid(.white)))
        list.append(.fill(.rect(Rect(x + 6, y + 4, 14, 10)), .solid(PixelColor(hex: 0xFF0000))))
        list.append(.popClip)
        list.append(.popGroup)
        list.appendText(
            TextRun(string: "ab", face: FontFace(size: 10)), origin: Point(x: x + 4, y: y + 12), color: .white)
        return list
    }
}
