import XCTest

@testable import Drawing

final class BoxRowsTests: XCTestCase {
    func testTheRowsThatAreDrawnAlikeAreAlikeAndAllOfThem() {
        let cells = Scratch<UInt8>(filledWith: 0, capacity: BoxRows.cellCount)
        let cache = CornerMaskCache()
        for seed in 0..<400 {
            var random = RepeatableRandom(seed: seed)
            let rect = Rect(
                random.place(to: 40), random.place(to: 40), random.place(to: 60) + 0.25, random.place(to: 40) + 0.25)
            guard let box = RoundedBox(.roundedRect(rect, radius: random.chance(0.3) ? 0 : random.number(0...20)))
            else { continue }
            let corners = box.isSquare ? nil : BoxCorners(box, cache: cache, isInner: false)
            let rows = BoxRows(box, corners: corners, cells: cells.base)
            for y in rows.pixels.minY..<rows.pixels.maxY {
                let row = rows.row(y)
                let isStraight =
                    row.coverage == 255
                    && (rows.pixels.minX..<rows.pixels.maxX).allSatisfy {
                        row.coverage(at: $0) == rows.straight.coverage(at: $0)
                    }
                if rows.straightRows.contains(y) {
                    XCTAssertTrue(isStraight, "seed \(seed), row \(y)")
                } else if box.isSquare {
                    XCTAssertFalse(isStraight, "seed \(seed), row \(y)")
                }
            }
        }
    }
}

extension RepeatableRandom {
    /// A random number, whole in half of the cases.
    fileprivate mutating func place(to most: Double) -> Double {
        let place = number(0...most)
        return chance(0.5) ? place.rounded() : place
    }
}
