import XCTest

@testable import Drawing

final class ShelfPackerTests: XCTestCase {
    func testNothingOverlapsAndNothingLeavesTheAtlas() {
        for seed in 0..<100 {
            var random = RepeatableRandom(seed: seed)
            var packer = ShelfPacker(width: 256, height: 256)
            var placed: [PixelRect] = []
            for _ in 0..<200 {
                let (width, height) = (random.integer(1..<60), random.integer(1..<30))
                guard let place = packer.place(width: width, height: height) else { continue }
                let rect = PixelRect(minX: place.x, minY: place.y, maxX: place.x + width, maxY: place.y + height)
                XCTAssertTrue(PixelRect(minX: 0, minY: 0, maxX: 256, maxY: 256).contains(rect), "seed \(seed)")
                XCTAssertFalse(placed.contains { $0.intersects(rect) }, "seed \(seed)")
                placed.append(rect)
            }
        }
    }

    func testLinesOfOneHeightLeaveNoRoomUnused() {
        var packer = ShelfPacker(width: 100, height: 100)
        for index in 0..<25 {
            XCTAssertNotNil(packer.place(width: 20, height: 20), "number \(index)")
        }
        XCTAssertNil(packer.place(width: 20, height: 20))
        packer.removeAll()
        XCTAssertNotNil(packer.place(width: 100, height: 100))
    }

    func testWhatIsTooLargeFindsNoRoom() {
        var packer = ShelfPacker(width: 100, height: 100)
        XCTAssertNil(packer.place(width: 101, height: 1))
        XCTAssertNil(packer.place(width: 1, height: 101))
    }
}
